// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.CompositeInsert` is refused; what keeps them all is not.

spirv.func @f(%a: f32, %b: !spirv.array<4 x f32>) "None" {
  %0 = "spirv.CompositeInsert"(%a, %b) <{indices = [1 : i32]}> : (f32, !spirv.array<4 x f32>) -> !spirv.array<4 x f32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: !spirv.array<4 x f32>) "None" {
  // expected-error@+1 {{expected at least one index for spirv.CompositeExtract}}
  %0 = "spirv.CompositeInsert"(%a, %b) <{indices = []}> : (f32, !spirv.array<4 x f32>) -> !spirv.array<4 x f32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: !spirv.array<4 x f32>) "None" {
  // expected-error@+1 {{index 4 out of bounds for '!spirv.array<4 x f32>'}}
  %0 = "spirv.CompositeInsert"(%a, %b) <{indices = [4 : i32]}> : (f32, !spirv.array<4 x f32>) -> !spirv.array<4 x f32>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: !spirv.array<4 x f32>) "None" {
  // expected-error@+1 {{'spirv.CompositeInsert' op object operand type should be 'f32', but found 'i32'}}
  %0 = "spirv.CompositeInsert"(%a, %b) <{indices = [1 : i32]}> : (i32, !spirv.array<4 x f32>) -> !spirv.array<4 x f32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: !spirv.array<4 x f32>) "None" {
  // expected-error@+1 {{'spirv.CompositeInsert' op result type should be the same as the composite type, but found '!spirv.array<4 x f32>' vs '!spirv.array<5 x f32>'}}
  %0 = "spirv.CompositeInsert"(%a, %b) <{indices = [1 : i32]}> : (f32, !spirv.array<4 x f32>) -> !spirv.array<5 x f32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: !spirv.array<4 x f32>) "None" {
  // expected-error@+1 {{cannot extract from non-composite type 'f32' with index 1}}
  %0 = "spirv.CompositeInsert"(%a, %b) <{indices = [1 : i32, 1 : i32]}> : (f32, !spirv.array<4 x f32>) -> !spirv.array<4 x f32>
  spirv.Return
}

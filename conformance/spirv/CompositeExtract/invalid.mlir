// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.CompositeExtract` is refused; what keeps them all is not.

spirv.func @f(%a: !spirv.array<4 x !spirv.array<4 x f32>>) "None" {
  %0 = "spirv.CompositeExtract"(%a) <{indices = [1 : i32, 3 : i32]}> : (!spirv.array<4 x !spirv.array<4 x f32>>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x !spirv.array<4 x f32>>) "None" {
  // expected-error@+1 {{expected at least one index for spirv.CompositeExtract}}
  %0 = "spirv.CompositeExtract"(%a) <{indices = []}> : (!spirv.array<4 x !spirv.array<4 x f32>>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x !spirv.array<4 x f32>>) "None" {
  // expected-error@+1 {{index 4 out of bounds for '!spirv.array<4 x !spirv.array<4 x f32>>'}}
  %0 = "spirv.CompositeExtract"(%a) <{indices = [4 : i32]}> : (!spirv.array<4 x !spirv.array<4 x f32>>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x !spirv.array<4 x f32>>) "None" {
  // expected-error@+1 {{index -1 out of bounds for '!spirv.array<4 x !spirv.array<4 x f32>>'}}
  %0 = "spirv.CompositeExtract"(%a) <{indices = [-1 : i32]}> : (!spirv.array<4 x !spirv.array<4 x f32>>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x !spirv.array<4 x f32>>) "None" {
  // expected-error@+1 {{cannot extract from non-composite type 'f32' with index 0}}
  %0 = "spirv.CompositeExtract"(%a) <{indices = [1 : i32, 3 : i32, 0 : i32]}> : (!spirv.array<4 x !spirv.array<4 x f32>>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x !spirv.array<4 x f32>>) "None" {
  // expected-error@+1 {{'spirv.CompositeExtract' op attribute 'indices' failed to satisfy constraint: 32-bit integer array attribute}}
  %0 = "spirv.CompositeExtract"(%a) <{indices = ["x"]}> : (!spirv.array<4 x !spirv.array<4 x f32>>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x !spirv.array<4 x f32>>) "None" {
  // expected-error@+1 {{'spirv.CompositeExtract' op attribute 'indices' failed to satisfy constraint: 32-bit integer array attribute}}
  %0 = "spirv.CompositeExtract"(%a) <{indices = [1]}> : (!spirv.array<4 x !spirv.array<4 x f32>>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x !spirv.array<4 x f32>>) "None" {
  // expected-error@+1 {{'spirv.CompositeExtract' op invalid result type: expected '!spirv.array<4 x f32>' but provided 'f32'}}
  %0 = "spirv.CompositeExtract"(%a) <{indices = [1 : i32]}> : (!spirv.array<4 x !spirv.array<4 x f32>>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x !spirv.array<4 x f32>>) "None" {
  // expected-error@+1 {{'spirv.CompositeExtract' op invalid result type: expected 'f32' but provided 'f64'}}
  %0 = "spirv.CompositeExtract"(%a) <{indices = [1 : i32, 3 : i32]}> : (!spirv.array<4 x !spirv.array<4 x f32>>) -> f64
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xf32>) "None" {
  // expected-error@+1 {{index 4 out of bounds for 'vector<4xf32>'}}
  %0 = "spirv.CompositeExtract"(%a) <{indices = [4 : i32]}> : (vector<4xf32>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.struct<(f32, i32)>) "None" {
  // expected-error@+1 {{'spirv.CompositeExtract' op invalid result type: expected 'i32' but provided 'f32'}}
  %0 = "spirv.CompositeExtract"(%a) <{indices = [1 : i32]}> : (!spirv.struct<(f32, i32)>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.struct<(f32, i32)>) "None" {
  // expected-error@+1 {{index 2 out of bounds for '!spirv.struct<(f32, i32)>'}}
  %0 = "spirv.CompositeExtract"(%a) <{indices = [2 : i32]}> : (!spirv.struct<(f32, i32)>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.struct<()>) "None" {
  // expected-error@+1 {{index 0 out of bounds for '!spirv.struct<()>'}}
  %0 = "spirv.CompositeExtract"(%a) <{indices = [0 : i32]}> : (!spirv.struct<()>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>) "None" {
  %0 = "spirv.CompositeExtract"(%a) <{indices = [1 : i32]}> : (!spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{'spirv.CompositeExtract' op operand #0 must be vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float values of length 2/3/4/8/16 of ranks 1 or vector of BFloat16 or Float8E4M3 or Float8E5M2 values of length 2/3/4/8/16 of ranks 1 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type, but got 'f32'}}
  %0 = "spirv.CompositeExtract"(%a) <{indices = [0 : i32]}> : (f32) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x f32>) "None" {
  %0 = spirv.CompositeExtract %a [1 : i32] : !spirv.array<4 x f32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x f32>) "None" {
  // expected-error@+1 {{custom op 'spirv.CompositeExtract' expected an 32-bit integer for index, but found '"x"'}}
  %0 = spirv.CompositeExtract %a ["x"] : !spirv.array<4 x f32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x f32>) "None" {
  // expected-error@+1 {{custom op 'spirv.CompositeExtract' expected a 32-bit integer array attribute for 'indices'}}
  %0 = spirv.CompositeExtract %a 1 : i32 : !spirv.array<4 x f32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x f32>) "None" {
  // expected-error@+1 {{custom op 'spirv.CompositeExtract' expected at least one index for spirv.CompositeExtract}}
  %0 = spirv.CompositeExtract %a [] : !spirv.array<4 x f32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x f32>) "None" {
  // expected-error@+1 {{custom op 'spirv.CompositeExtract' index 7 out of bounds for '!spirv.array<4 x f32>'}}
  %0 = spirv.CompositeExtract %a [7 : i32] : !spirv.array<4 x f32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.array<4 x f32>) "None" {
  // expected-error@+1 {{custom op 'spirv.CompositeExtract' cannot extract from non-composite type 'f32' with index 0}}
  %0 = spirv.CompositeExtract %a [1 : i32, 0 : i32] : !spirv.array<4 x f32>
  spirv.Return
}

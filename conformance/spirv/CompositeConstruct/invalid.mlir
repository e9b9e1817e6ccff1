// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.CompositeConstruct` is refused; what keeps them all is not.

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  %0 = "spirv.CompositeConstruct"(%a, %a, %b) : (f32, f32, vector<2xf32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  %0 = "spirv.CompositeConstruct"(%a, %a, %a, %a) : (f32, f32, f32, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  // expected-error@+1 {{'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f32', but provided 'i32'}}
  %0 = "spirv.CompositeConstruct"(%a, %a, %a, %c) : (f32, f32, f32, i32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  %0 = "spirv.CompositeConstruct"(%b, %b) : (vector<2xf32>, vector<2xf32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  // expected-error@+1 {{'spirv.CompositeConstruct' op operand element type mismatch: expected to be 'f32', but provided 'i32'}}
  %0 = "spirv.CompositeConstruct"(%b, %d) : (vector<2xf32>, vector<2xi32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  // expected-error@+1 {{'spirv.CompositeConstruct' op has incorrect number of operands: expected 4, but provided 2}}
  %0 = "spirv.CompositeConstruct"(%a, %a) : (f32, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  // expected-error@+1 {{'spirv.CompositeConstruct' op operand element type mismatch: expected to be 'f32', but provided 'i32'}}
  %0 = "spirv.CompositeConstruct"(%b, %c) : (vector<2xf32>, i32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  // expected-error@+1 {{'spirv.CompositeConstruct' op operand type mismatch: expected operand to have a scalar or vector type, but provided '!spirv.struct<(f32)>'}}
  %0 = "spirv.CompositeConstruct"(%b, %e) : (vector<2xf32>, !spirv.struct<(f32)>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  // expected-error@+1 {{'spirv.CompositeConstruct' op has incorrect number of operands: expected 4, but provided 10}}
  %0 = "spirv.CompositeConstruct"(%b, %b, %b, %b, %b) : (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  %0 = "spirv.CompositeConstruct"(%a, %c) : (f32, i32) -> !spirv.struct<(f32, i32)>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  // expected-error@+1 {{'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'i32', but provided 'f32'}}
  %0 = "spirv.CompositeConstruct"(%a, %a) : (f32, f32) -> !spirv.struct<(f32, i32)>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  // expected-error@+1 {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %0 = "spirv.CompositeConstruct"(%a) : (f32) -> !spirv.struct<(f32, i32)>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  %0 = "spirv.CompositeConstruct"(%a, %a) : (f32, f32) -> !spirv.array<2 x f32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  // expected-error@+1 {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %0 = "spirv.CompositeConstruct"(%a) : (f32) -> !spirv.array<2 x f32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  %0 = "spirv.CompositeConstruct"(%a) : (f32) -> !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  // expected-error@+1 {{'spirv.CompositeConstruct' op has incorrect number of operands: expected 1, but provided 2}}
  %0 = "spirv.CompositeConstruct"(%a, %a) : (f32, f32) -> !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  // expected-error@+1 {{'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f32', but provided 'i32'}}
  %0 = "spirv.CompositeConstruct"(%c) : (i32) -> !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: !spirv.struct<(f32)>) "None" {
  // expected-error@+1 {{'spirv.CompositeConstruct' op has incorrect number of operands: expected 4, but provided 0}}
  %0 = "spirv.CompositeConstruct"() : () -> vector<4xf32>
  spirv.Return
}

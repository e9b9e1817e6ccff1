// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.VectorShuffle` is refused; what keeps them all is not.

spirv.func @f(%a: vector<4xf32>, %b: vector<2xf32>) "None" {
  %0 = "spirv.VectorShuffle"(%a, %b) <{components = [1 : i32, 3 : i32, -1 : i32]}> : (vector<4xf32>, vector<2xf32>) -> vector<3xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xf32>, %b: vector<2xf32>) "None" {
  // expected-error@+1 {{'spirv.VectorShuffle' op result type element count (3) mismatch with the number of component selectors (2)}}
  %0 = "spirv.VectorShuffle"(%a, %b) <{components = [1 : i32, 3 : i32]}> : (vector<4xf32>, vector<2xf32>) -> vector<3xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xf32>, %b: vector<2xf32>) "None" {
  // expected-error@+1 {{'spirv.VectorShuffle' op component selector 6 out of range: expected to be in [0, 6) or 0xffffffff}}
  %0 = "spirv.VectorShuffle"(%a, %b) <{components = [1 : i32, 3 : i32, 6 : i32]}> : (vector<4xf32>, vector<2xf32>) -> vector<3xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xf32>, %b: vector<2xf32>) "None" {
  // expected-error@+1 {{'spirv.VectorShuffle' op component selector 4294967294 out of range: expected to be in [0, 6) or 0xffffffff}}
  %0 = "spirv.VectorShuffle"(%a, %b) <{components = [1 : i32, 3 : i32, -2 : i32]}> : (vector<4xf32>, vector<2xf32>) -> vector<3xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xf32>, %b: vector<2xf32>) "None" {
  // expected-error@+1 {{'spirv.VectorShuffle' op failed to verify that all of {vector1, vector2, result} have same element type}}
  %0 = "spirv.VectorShuffle"(%a, %b) <{components = [1 : i32, 3 : i32, -1 : i32]}> : (vector<4xf32>, vector<2xf32>) -> vector<3xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xi32>, %b: vector<2xf32>) "None" {
  // expected-error@+1 {{'spirv.VectorShuffle' op failed to verify that all of {vector1, vector2, result} have same element type}}
  %0 = "spirv.VectorShuffle"(%a, %b) <{components = [1 : i32, 3 : i32, -1 : i32]}> : (vector<4xi32>, vector<2xf32>) -> vector<3xf32>
  spirv.Return
}

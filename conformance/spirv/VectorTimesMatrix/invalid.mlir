// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.VectorTimesMatrix` is refused; what keeps them all is not.

func.func @f(%a: vector<3xf32>, %b: !spirv.matrix<4 x vector<3xf32>>) {
  %0 = "spirv.VectorTimesMatrix"(%a, %b) : (vector<3xf32>, !spirv.matrix<4 x vector<3xf32>>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: !spirv.matrix<4 x vector<3xf32>>) {
  // expected-error@+1 {{'spirv.VectorTimesMatrix' op failed to verify that matrix rows count matches vector elements count}}
  %0 = "spirv.VectorTimesMatrix"(%a, %b) : (vector<4xf32>, !spirv.matrix<4 x vector<3xf32>>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<3xf32>, %b: !spirv.matrix<4 x vector<3xf32>>) {
  // expected-error@+1 {{'spirv.VectorTimesMatrix' op failed to verify that matrix columns count matches result elements count}}
  %0 = "spirv.VectorTimesMatrix"(%a, %b) : (vector<3xf32>, !spirv.matrix<4 x vector<3xf32>>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<3xf16>, %b: !spirv.matrix<4 x vector<3xf32>>) {
  // expected-error@+1 {{'spirv.VectorTimesMatrix' op failed to verify that all of {vector, result} have same element type}}
  %0 = "spirv.VectorTimesMatrix"(%a, %b) : (vector<3xf16>, !spirv.matrix<4 x vector<3xf32>>) -> vector<4xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.MatrixTimesVector` is refused; what keeps them all is not.

func.func @f(%a: !spirv.matrix<4 x vector<3xf32>>, %b: vector<4xf32>) {
  %0 = "spirv.MatrixTimesVector"(%a, %b) : (!spirv.matrix<4 x vector<3xf32>>, vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: !spirv.matrix<4 x vector<3xf32>>, %b: vector<3xf32>) {
  // expected-error@+1 {{'spirv.MatrixTimesVector' op failed to verify that matrix columns count matches vector elements count}}
  %0 = "spirv.MatrixTimesVector"(%a, %b) : (!spirv.matrix<4 x vector<3xf32>>, vector<3xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: !spirv.matrix<4 x vector<3xf32>>, %b: vector<4xf32>) {
  // expected-error@+1 {{'spirv.MatrixTimesVector' op failed to verify that matrix rows count matches result elements count}}
  %0 = "spirv.MatrixTimesVector"(%a, %b) : (!spirv.matrix<4 x vector<3xf32>>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: !spirv.matrix<4 x vector<3xf32>>, %b: vector<4xf16>) {
  // expected-error@+1 {{'spirv.MatrixTimesVector' op failed to verify that all of {vector, result} have same element type}}
  %0 = "spirv.MatrixTimesVector"(%a, %b) : (!spirv.matrix<4 x vector<3xf32>>, vector<4xf16>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: !spirv.matrix<4 x vector<3xf32>>, %b: vector<4xf32>) {
  // expected-error@+1 {{'spirv.MatrixTimesVector' op failed to verify that all of {matrix, result} have same element type}}
  %0 = "spirv.MatrixTimesVector"(%a, %b) : (!spirv.matrix<4 x vector<3xf32>>, vector<4xf32>) -> vector<3xf16>
  return
}

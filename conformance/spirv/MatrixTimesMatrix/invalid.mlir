// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.MatrixTimesMatrix` is refused; what keeps them all is not.

func.func @f(%a: !spirv.matrix<2 x vector<3xf32>>, %b: !spirv.matrix<4 x vector<2xf32>>) {
  %0 = "spirv.MatrixTimesMatrix"(%a, %b) : (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<4 x vector<2xf32>>) -> !spirv.matrix<4 x vector<3xf32>>
  return
}

// -----

func.func @f(%a: !spirv.matrix<2 x vector<3xf32>>, %b: !spirv.matrix<4 x vector<2xf32>>) {
  // expected-error@+1 {{'spirv.MatrixTimesMatrix' op failed to verify that rightmatrix columns count matches result columns count}}
  %0 = "spirv.MatrixTimesMatrix"(%a, %b) : (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<4 x vector<2xf32>>) -> !spirv.matrix<3 x vector<3xf32>>
  return
}

// -----

func.func @f(%a: !spirv.matrix<2 x vector<3xf32>>, %b: !spirv.matrix<4 x vector<2xf32>>) {
  // expected-error@+1 {{'spirv.MatrixTimesMatrix' op failed to verify that leftmatrix rows count matches result rows count}}
  %0 = "spirv.MatrixTimesMatrix"(%a, %b) : (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<4 x vector<2xf32>>) -> !spirv.matrix<4 x vector<2xf32>>
  return
}

// -----

func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: !spirv.matrix<4 x vector<2xf32>>) {
  // expected-error@+1 {{'spirv.MatrixTimesMatrix' op failed to verify that leftmatrix columns count matches rightmatrix rows count}}
  %0 = "spirv.MatrixTimesMatrix"(%a, %b) : (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<4 x vector<2xf32>>) -> !spirv.matrix<4 x vector<3xf32>>
  return
}

// -----

func.func @f(%a: !spirv.matrix<2 x vector<3xf32>>, %b: !spirv.matrix<4 x vector<2xf16>>) {
  // expected-error@+1 {{'spirv.MatrixTimesMatrix' op failed to verify that all of {leftmatrix, rightmatrix, result} have same element type}}
  %0 = "spirv.MatrixTimesMatrix"(%a, %b) : (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<4 x vector<2xf16>>) -> !spirv.matrix<4 x vector<3xf32>>
  return
}

// -----

func.func @f(%a: !spirv.matrix<2 x vector<3xf32>>, %b: !spirv.matrix<4 x vector<2xf32>>) {
  // expected-error@+1 {{'spirv.MatrixTimesMatrix' op failed to verify that all of {leftmatrix, rightmatrix, result} have same element type}}
  %0 = "spirv.MatrixTimesMatrix"(%a, %b) : (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<4 x vector<2xf32>>) -> !spirv.matrix<4 x vector<3xf16>>
  return
}

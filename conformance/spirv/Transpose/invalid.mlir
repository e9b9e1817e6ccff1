// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.Transpose` is refused; what keeps them all is not.

func.func @f(%a: !spirv.matrix<2 x vector<3xf32>>) {
  %0 = spirv.Transpose %a : !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<3 x vector<2xf32>>
  return
}

// -----

func.func @f(%a: !spirv.matrix<2 x vector<3xf32>>) {
  // expected-error@+1 {{'spirv.Transpose' op failed to verify that matrix rows count matches result columns count}}
  %0 = spirv.Transpose %a : !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<3xf32>>
  return
}

// -----

func.func @f(%a: !spirv.matrix<2 x vector<3xf32>>) {
  // expected-error@+1 {{'spirv.Transpose' op failed to verify that matrix columns count matches result rows count}}
  %0 = spirv.Transpose %a : !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}

// -----

func.func @f(%a: !spirv.matrix<2 x vector<3xf32>>) {
  // expected-error@+1 {{'spirv.Transpose' op failed to verify that all of {matrix, result} have same element type}}
  %0 = spirv.Transpose %a : !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<3 x vector<2xf16>>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.MatrixTimesScalar` is refused; what keeps them all is not.

func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: f32) {
  %0 = "spirv.MatrixTimesScalar"(%a, %b) : (!spirv.matrix<3 x vector<3xf32>>, f32) -> !spirv.matrix<3 x vector<3xf32>>
  return
}

// -----

func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: f16) {
  // expected-error@+1 {{'spirv.MatrixTimesScalar' op failed to verify that all of {matrix, scalar} have same element type}}
  %0 = "spirv.MatrixTimesScalar"(%a, %b) : (!spirv.matrix<3 x vector<3xf32>>, f16) -> !spirv.matrix<3 x vector<3xf32>>
  return
}

// -----

func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: f32) {
  // expected-error@+1 {{'spirv.MatrixTimesScalar' op failed to verify that all of {matrix, result} have same type}}
  %0 = "spirv.MatrixTimesScalar"(%a, %b) : (!spirv.matrix<3 x vector<3xf32>>, f32) -> !spirv.matrix<4 x vector<3xf32>>
  return
}

// -----

func.func @f(%a: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>, %b: f32) {
  %0 = "spirv.MatrixTimesScalar"(%a, %b) : (!spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>, f32) -> !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>
  return
}

// -----

func.func @f(%a: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>, %b: f16) {
  // expected-error@+1 {{'spirv.MatrixTimesScalar' op failed to verify that all of {matrix, scalar} have same element type}}
  %0 = "spirv.MatrixTimesScalar"(%a, %b) : (!spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>, f16) -> !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>
  return
}

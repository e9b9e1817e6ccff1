// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.KHR.CooperativeMatrixLoad` is refused; what keeps them all is not.

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = "spirv.KHR.CooperativeMatrixLoad"(%a, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<vector<4xi32>, StorageBuffer>, %b: i32) "None" {
  %0 = "spirv.KHR.CooperativeMatrixLoad"(%a, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<vector<4xi32>, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op Pointer must point to a scalar or vector type but provided '!spirv.struct<(f32)>'}}
  %0 = "spirv.KHR.CooperativeMatrixLoad"(%a, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op not compatible with memory operand 'MakePointerAvailable'}}
  %0 = "spirv.KHR.CooperativeMatrixLoad"(%a, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<MakePointerAvailable>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = "spirv.KHR.CooperativeMatrixLoad"(%a, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<MakePointerVisible>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op missing value for the 'Aligned' memory operand}}
  %0 = "spirv.KHR.CooperativeMatrixLoad"(%a, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Aligned>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = "spirv.KHR.CooperativeMatrixLoad"(%a, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Aligned>, alignment = 16 : i32}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op found alignment attribute for non-'Aligned' memory operand}}
  %0 = "spirv.KHR.CooperativeMatrixLoad"(%a, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Volatile>, alignment = 16 : i32}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = "spirv.KHR.CooperativeMatrixLoad"(%a, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, alignment = 16 : i32}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.KHR.CooperativeMatrixStore` is refused; what keeps them all is not.

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32, %c: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) "None" {
  "spirv.KHR.CooperativeMatrixStore"(%a, %c, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, %b: i32, %c: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{'spirv.KHR.CooperativeMatrixStore' op Pointer must point to a scalar or vector type but provided '!spirv.struct<(f32)>'}}
  "spirv.KHR.CooperativeMatrixStore"(%a, %c, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32, %c: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) "None" {
  "spirv.KHR.CooperativeMatrixStore"(%a, %c, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<MakePointerAvailable>}> : (!spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32, %c: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{'spirv.KHR.CooperativeMatrixStore' op not compatible with memory operand 'MakePointerVisible'}}
  "spirv.KHR.CooperativeMatrixStore"(%a, %c, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<MakePointerVisible>}> : (!spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32, %c: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{'spirv.KHR.CooperativeMatrixStore' op missing value for the 'Aligned' memory operand}}
  "spirv.KHR.CooperativeMatrixStore"(%a, %c, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Aligned>}> : (!spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32, %c: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{'spirv.KHR.CooperativeMatrixStore' op found alignment attribute for non-'Aligned' memory operand}}
  "spirv.KHR.CooperativeMatrixStore"(%a, %c, %b) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Volatile>, alignment = 16 : i32}> : (!spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32) -> ()
  spirv.Return
}

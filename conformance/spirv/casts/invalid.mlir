// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of a cast is refused.

spirv.func @f(%a: f32) "None" {
  %0 = spirv.Bitcast %a : f32 to i32
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{result type must be different from operand type}}
  %0 = spirv.Bitcast %a : f32 to f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{'spirv.Bitcast' op mismatch in result type bitwidth 64 and operand type bitwidth 32}}
  %0 = spirv.Bitcast %a : f32 to i64
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  %0 = spirv.Bitcast %a : f32 to vector<2xi16>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{'spirv.Bitcast' op mismatch in result type bitwidth 64 and operand type bitwidth 32}}
  %0 = spirv.Bitcast %a : f32 to vector<2xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>) "None" {
  %0 = spirv.Bitcast %a : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>) "None" {
  // expected-error@+1 {{unhandled bit cast conversion from pointer type to non-pointer type}}
  %0 = spirv.Bitcast %a : !spirv.ptr<f32, Function> to i32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>) "None" {
  // expected-error@+1 {{unhandled bit cast conversion from pointer type to non-pointer type}}
  %0 = spirv.Bitcast %a : !spirv.ptr<f32, Function> to i64
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{unhandled bit cast conversion from non-pointer type to pointer type}}
  %0 = spirv.Bitcast %a : f32 to !spirv.ptr<i32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) "None" {
  %0 = spirv.Bitcast %a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA> to !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{cooperative matrix dimensions must match}}
  %0 = spirv.Bitcast %a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA> to !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{cooperative matrix dimensions must match}}
  %0 = spirv.Bitcast %a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA> to !spirv.coopmatrix<4x16xf32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{cooperative matrix scope must match}}
  %0 = spirv.Bitcast %a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA> to !spirv.coopmatrix<8x16xf32, Workgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{cooperative matrix use must match}}
  %0 = spirv.Bitcast %a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA> to !spirv.coopmatrix<8x16xf32, Subgroup, MatrixB>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{'spirv.Bitcast' op mismatch in result and operand type bitwidth}}
  %0 = spirv.Bitcast %a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA> to !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{unhandled bit cast conversion from cooperative matrix type to non-cooperative matrix type}}
  %0 = spirv.Bitcast %a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA> to i32
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{unhandled bit cast conversion from cooperative matrix type to non-cooperative matrix type}}
  %0 = spirv.Bitcast %a : f32 to !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  %0 = spirv.FConvert %a : f32 to f64
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{'spirv.FConvert' op expected the different bit widths for operand type and result type, but provided 'f32' and 'f32'}}
  %0 = spirv.FConvert %a : f32 to f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{'spirv.FConvert' op result #0 must be 16/32/64-bit float or BFloat16 or Float8E4M3 or Float8E5M2 or fixed-length vector of 16/32/64-bit float or BFloat16 or Float8E4M3 or Float8E5M2 values of length 2/3/4/8/16 of ranks 1 or Cooperative Matrix of 16/32/64-bit float or BFloat16 or Float8E4M3 or Float8E5M2 values, but got 'i64'}}
  %0 = spirv.FConvert %a : f32 to i64
  spirv.Return
}

// -----

spirv.func @f(%a: vector<3xf32>) "None" {
  %0 = spirv.FConvert %a : vector<3xf32> to vector<3xf64>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<3xf32>) "None" {
  // expected-error@+1 {{'spirv.FConvert' op expected the different bit widths for operand type and result type, but provided 'f32' and 'f32'}}
  %0 = spirv.FConvert %a : vector<3xf32> to vector<3xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<3xf32>) "None" {
  // expected-error@+1 {{'spirv.FConvert' op requires the same shape for all operands and results}}
  %0 = spirv.FConvert %a : vector<3xf32> to vector<4xf64>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<3xf32>) "None" {
  // expected-error@+1 {{'spirv.FConvert' op requires the same shape for all operands and results}}
  %0 = spirv.FConvert %a : vector<3xf32> to f64
  spirv.Return
}

// -----

spirv.func @f(%a: bf16) "None" {
  // expected-error@+1 {{'spirv.FConvert' op expected the different bit widths for operand type and result type, but provided 'bf16' and 'f16'}}
  %0 = spirv.FConvert %a : bf16 to f16
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>) "None" {
  %0 = spirv.FConvert %a : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> to !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{'spirv.FConvert' op expected the different bit widths for operand type and result type, but provided 'f32' and 'f32'}}
  %0 = spirv.FConvert %a : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> to !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>) "None" {
  // expected-error@+1 {{'spirv.FConvert' op requires the same shape for all operands and results}}
  %0 = spirv.FConvert %a : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> to f16
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  %0 = spirv.SConvert %a : i32 to i64
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  // expected-error@+1 {{'spirv.SConvert' op expected the different bit widths for operand type and result type, but provided 'i32' and 'i32'}}
  %0 = spirv.SConvert %a : i32 to i32
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xi32>) "None" {
  // expected-error@+1 {{'spirv.SConvert' op requires the same shape for all operands and results}}
  %0 = spirv.SConvert %a : vector<4xi32> to i64
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  // expected-error@+1 {{'spirv.SConvert' op requires the same shape for all operands and results}}
  %0 = spirv.SConvert %a : i32 to vector<4xi64>
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  %0 = spirv.UConvert %a : i32 to i16
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  // expected-error@+1 {{'spirv.UConvert' op expected the different bit widths for operand type and result type, but provided 'i32' and 'i32'}}
  %0 = spirv.UConvert %a : i32 to i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  // expected-error@+1 {{'spirv.UConvert' op expected the different bit widths for operand type and result type, but provided 'i32' and 'si32'}}
  %0 = spirv.UConvert %a : i32 to si32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, CrossWorkgroup>) "None" {
  %0 = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<f32, Generic>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, StorageBuffer>) "None" {
  // expected-error@+1 {{pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class}}
  %0 = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, StorageBuffer> to !spirv.ptr<f32, Generic>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, CrossWorkgroup>) "None" {
  // expected-error@+1 {{result type must be of storage class Generic}}
  %0 = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<f32, Workgroup>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, CrossWorkgroup>) "None" {
  // expected-error@+1 {{'spirv.PtrCastToGeneric' op pointer operand's pointee type must have the same as the op result type, but found 'f32' vs 'i32'}}
  %0 = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<i32, Generic>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<vector<2xi32>, Function>) "None" {
  // expected-error@+1 {{'spirv.PtrCastToGeneric' op pointer operand's pointee type must have the same as the op result type, but found 'vector<2xi32>' vs 'f32'}}
  %0 = spirv.PtrCastToGeneric %a : !spirv.ptr<vector<2xi32>, Function> to !spirv.ptr<f32, Generic>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{'spirv.PtrCastToGeneric' op operand #0 must be any SPIR-V pointer type, but got 'f32'}}
  %0 = spirv.PtrCastToGeneric %a : f32 to !spirv.ptr<f32, Generic>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Generic>) "None" {
  %0 = spirv.GenericCastToPtr %a : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Uniform>) "None" {
  // expected-error@+1 {{pointer type must be of storage class Generic}}
  %0 = spirv.GenericCastToPtr %a : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, CrossWorkgroup>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Generic>) "None" {
  // expected-error@+1 {{result must point to the Workgroup, CrossWorkgroup, or Function Storage Class}}
  %0 = spirv.GenericCastToPtr %a : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Uniform>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Generic>) "None" {
  // expected-error@+1 {{'spirv.GenericCastToPtr' op pointer operand's pointee type must have the same as the op result type, but found 'f32' vs 'i32'}}
  %0 = spirv.GenericCastToPtr %a : !spirv.ptr<f32, Generic> to !spirv.ptr<i32, CrossWorkgroup>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Generic>) "None" {
  %0 = spirv.GenericCastToPtrExplicit %a : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Uniform>) "None" {
  // expected-error@+1 {{pointer type must be of storage class Generic}}
  %0 = spirv.GenericCastToPtrExplicit %a : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, CrossWorkgroup>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Generic>) "None" {
  // expected-error@+1 {{result must point to the Workgroup, CrossWorkgroup, or Function Storage Class}}
  %0 = spirv.GenericCastToPtrExplicit %a : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Generic>
  spirv.Return
}

// -----

spirv.module Physical64 OpenCL {
  spirv.func @f(%a: !spirv.ptr<i32, Generic>) "None" {
    %0 = spirv.ConvertPtrToU %a : !spirv.ptr<i32, Generic> to i32
    spirv.Return
  }
  spirv.func @g(%b: i32) "None" {
    spirv.Return
  }
}

// -----

spirv.module Physical64 OpenCL {
  spirv.func @f(%a: !spirv.ptr<i32, Generic>) "None" {
    // expected-error@+1 {{result must be a scalar type of unsigned integer}}
    %0 = spirv.ConvertPtrToU %a : !spirv.ptr<i32, Generic> to si32
    spirv.Return
  }
  spirv.func @g(%b: si32) "None" {
    spirv.Return
  }
}

// -----

spirv.module Physical64 OpenCL {
  spirv.func @f(%a: !spirv.ptr<i32, Generic>) "None" {
    // expected-error@+1 {{result must be a scalar type of unsigned integer}}
    %0 = spirv.ConvertPtrToU %a : !spirv.ptr<i32, Generic> to ui32
    spirv.Return
  }
  spirv.func @g(%b: ui32) "None" {
    spirv.Return
  }
}

// -----

spirv.module Physical64 OpenCL {
  spirv.func @f(%a: !spirv.ptr<i32, Generic>) "None" {
    // expected-error@+1 {{custom op 'spirv.ConvertPtrToU' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
    %0 = spirv.ConvertPtrToU %a : !spirv.ptr<i32, Generic> to f32
    spirv.Return
  }
  spirv.func @g(%b: f32) "None" {
    spirv.Return
  }
}

// -----

spirv.module Logical OpenCL {
  spirv.func @f(%a: !spirv.ptr<i32, Generic>) "None" {
    // expected-error@+1 {{operand must be a physical pointer}}
    %0 = spirv.ConvertPtrToU %a : !spirv.ptr<i32, Generic> to i32
    spirv.Return
  }
  spirv.func @g(%b: i32) "None" {
    spirv.Return
  }
}

// -----

spirv.module PhysicalStorageBuffer64 OpenCL {
  spirv.func @f(%a: !spirv.ptr<i32, Generic>) "None" {
    // expected-error@+1 {{operand must be a physical pointer}}
    %0 = spirv.ConvertPtrToU %a : !spirv.ptr<i32, Generic> to i32
    spirv.Return
  }
  spirv.func @g(%b: i32) "None" {
    spirv.Return
  }
}

// -----

spirv.module PhysicalStorageBuffer64 OpenCL {
  // expected-error@+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
  spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer>) "None" {
    %0 = spirv.ConvertPtrToU %a : !spirv.ptr<i32, PhysicalStorageBuffer> to i32
    spirv.Return
  }
  spirv.func @g(%b: i32) "None" {
    spirv.Return
  }
}

// -----

spirv.module Physical64 OpenCL {
  spirv.func @f(%a: i32) "None" {
    %0 = spirv.ConvertUToPtr %a : i32 to !spirv.ptr<i32, Generic>
    spirv.Return
  }
}

// -----

spirv.module Physical64 OpenCL {
  spirv.func @f(%a: si32) "None" {
    // expected-error@+1 {{operand must be a scalar type of unsigned integer}}
    %0 = spirv.ConvertUToPtr %a : si32 to !spirv.ptr<i32, Generic>
    spirv.Return
  }
}

// -----

spirv.module Logical OpenCL {
  spirv.func @f(%a: i32) "None" {
    // expected-error@+1 {{result must be a physical pointer}}
    %0 = spirv.ConvertUToPtr %a : i32 to !spirv.ptr<i32, Generic>
    spirv.Return
  }
}

// -----

spirv.module PhysicalStorageBuffer64 OpenCL {
  spirv.func @f(%a: i32) "None" {
    // expected-error@+1 {{result must be a physical pointer}}
    %0 = spirv.ConvertUToPtr %a : i32 to !spirv.ptr<i32, Generic>
    spirv.Return
  }
}

// -----

spirv.module PhysicalStorageBuffer64 OpenCL {
  spirv.func @f(%a: i32) "None" {
    %0 = spirv.ConvertUToPtr %a : i32 to !spirv.ptr<i32, PhysicalStorageBuffer>
    spirv.Return
  }
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, Generic>) "None" {
  %0 = spirv.ConvertPtrToU %a : !spirv.ptr<i32, Generic> to i32
  %1 = spirv.ConvertUToPtr %0 : i32 to !spirv.ptr<i32, Generic>
  spirv.Return
}

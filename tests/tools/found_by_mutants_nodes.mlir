func.func private @f(!spirv.struct<(f32 [0, MatrixStride=affine_map<(d0) -> (d0)>])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=[affine_map<(d0) -> (d0)>, 3, 3 : i32, 1.0, 1.0 : f64, dense<1> : tensor<1xi32>]])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=3 : index])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=3])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=3.0 : f32])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=dense<3> : tensor<3xi32>])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=dense<3> : tensor<3xi32, affine_map<(d0) -> (d0)>>])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride="a" : tensor<3xi32, affine_map<(d0) -> (d0)>>])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=true])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=[true, unit, {a = true, b}]])>)

// -----

func.func private @f(!spirv.struct<(f32 [0, MatrixStride=tensor<3xi32, affine_map<(d0) -> (d0)>>])>)

// -----

func.func private @f(!spirv.struct<(f32 [0]), Block=affine_map<(d0) -> (d0)>>)

// -----

func.func private @f(!spirv.struct<(f32 [0]), Block=dense_resource<a> : tensor<3xi32>>)

// -----

func.func private @f(!spirv.struct<(f32 [0]), Block=loc("a":1:1)>)

// -----

func.func private @f(!spirv.struct<(f32 [0]), Block=distinct[0]<affine_map<(d0) -> (d0)>>>)

// -----

func.func private @f(!spirv.struct<(f32 [0]), Block=#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)

// -----

func.func private @f(!spirv.struct<(f32 [0]), Block=sparse<[0], [1]> : tensor<1xi32>>)

// -----

func.func private @f(!spirv.struct<(f32 [0]), Block=array<i32: 1>>)

// -----

func.func private @f(!spirv.struct<(f32 [0]), Block=#spirv.dim<Dim1D>>)

// -----

"t.op"() {a = !async.value<tuple<i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1>>} : () -> ()

// -----

"t.op"() {a = !async.value<memref<2xf32, loc("a":1:1)>>} : () -> ()

// -----

"t.op"() {a = !async.value<tensor<2xf32, [loc("a":1:1)]>>} : () -> ()

// -----

"t.op"() {a = !async.value<tensor<2xf32, {a = loc("a":1:1)}>>} : () -> ()

// -----

"t.op"() {a = !llvm.func<void (tuple<i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,memref<2xf32>,i1,i1,i1,i1>, ...)>} : () -> ()

// -----

"t.op"() {a = #llvm.md_const<"a" : tensor<2xf32, affine_map<(d0) -> (d0 + 1)>>>} : () -> ()

// -----

"t.op"() {a = #llvm.md_const<"a" : memref<2xf32>>} : () -> ()

// -----

"t.op"() {a = #llvm.md_const<"a" : memref<2xf32, "b" : tensor<2xf32, affine_map<(d0) -> (d0 + 1)>>>>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<ui1:index, {-1.0, 1.0}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<index:f32, {-1.0, 1.0}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<index:index, {}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<tensor<2xf32>:f32, {-1.0, 1.0}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<complex<f32>:f32, {-1.0, 1.0}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<f4E2M1FN:f32, {-1.0, 1.0}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<f32:f32, {-1.0, 1.0}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<i64:f32, {-1.0, 1.0}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<i63:f32, {-1.0, 1.0}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<i1:!quant.any<i8>, {-1.0, 1.0}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<!quant.any<i8>:i1, {-1.0, 1.0}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<!llvm.ptr:i1, {}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<none:i1, {}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<i1:none, {1.0}>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<none:none, {1.0}>} : () -> ()

// -----

"t.op"() {a = !quant.uniform<!quant.quantile<none:none, {1.0}>:f32, 1.0>} : () -> ()

// -----

"t.op"() {a = !quant.quantile<i1:i1, {1.0, 1.0}>} : () -> ()

// -----

"t.op"() {a = #nvvm.target<chip = "sm_75">} : () -> ()

// -----

"t.op"() {a = #nvvm.target<chip = "sm_50">} : () -> ()

// -----

"t.op"() {a = #nvvm.target} : () -> ()

// -----

"t.op"() {a = #rocdl.target<chip = "gfx900">} : () -> ()

// -----

"t.op"() {a = #xevm.target<chip = "bmg">} : () -> ()

// -----

"t.op"() {a = #nvvm.target<O = 2, triple = "nvptx64-nvidia-cuda", chip = "sm_75", features = "+ptx60">} : () -> ()

// -----

"t.op"() {a = #nvvm.target<features = "+ptx63">} : () -> ()

// -----

"t.op"() {a = #gpu.object<#nvvm.target, "a" : i32>} : () -> ()

// -----

"t.op"() {a = #gpu.object<#nvvm.target, bin = "a\0A" : i32>} : () -> ()

// -----

"t.op"() {a = #gpu.object<#nvvm.target, "a" : memref<2xf32, affine_map<(d0) -> (d0 + 1)>>>} : () -> ()

// -----

"t.op"() {a = #complex.number<:i32 1.0, 1>} : () -> ()

// -----

"t.op"() {a = #complex.number<:f16 1.1, 65536.0>} : () -> ()

// -----

"t.op"() {a = #complex.number<:memref<2xf32> 1.0, [].0>} : () -> ()

// -----

"t.op"() {a = #ptr.address<1>} : () -> ()

// -----

"t.op"() {a = #ptr.address<1> : !ptr.ptr<#ptr.generic_space>} : () -> ()

// -----

"t.op"() {a = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [int16, int4, f32]>} : () -> ()

// -----

"t.op"() {a = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [int16, "a"]>} : () -> ()

// -----

"t.op"() {a = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, f32], extensions = [int16, "a"]>} : () -> ()

// -----

"t.op"() {a = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [], extensions = []>} : () -> ()

// -----

"t.op"() {a = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_fp], extensions = []>} : () -> ()

// -----

"t.op"() {a = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_fp], extensions = [int16, "int4"]>} : () -> ()

// -----

func.func private @f(!spirv.struct<(vector<2x!spirv.ptr<f32, StorageBuffer>>)>)

// -----

func.func private @f(!spirv.struct<(vector<5x!spirv.ptr<f32, StorageBuffer>>)>)

// -----

func.func private @f(!spirv.struct<(vector<2x2x!spirv.ptr<f32, StorageBuffer>>)>)

// -----

func.func private @f(!spirv.struct<(vector<[2]x!spirv.ptr<f32, StorageBuffer>>)>)

// -----

func.func private @f(!spirv.struct<(vector<2x!spirv.ptr<f32, Function>>)>)

// -----

func.func private @f(!spirv.struct<(vector<2x!spirv.ptr<f32, PhysicalStorageBuffer>>)>)

// -----

func.func private @f(!spirv.struct<(vector<2x!spirv.array<4xf32>>)>)

// -----

func.func private @f(!spirv.struct<(vector<2x!spirv.struct<(f32)>>)>)

// -----

func.func private @f(i32, %a: return)

// -----

func.func private @f(i32, %a: i32)

// -----

func.func private @f(i32, %a: i32 {a)

// -----

func.func private @f(%a : i32, i32 {a)

// -----

func.func private @f(%a : i32, return)

// -----

func.func private @f(%a : i32, i32)

// -----

func.func private @f(%a : i32, i32 {a = 1} loc("a":1:1))

// -----

func.func private @f(i32, %a: i32 {a = 1} loc("a":1:1)

// -----

func.func private @f(i32, %a i32)

// -----

ml_program.func @f(i32, %a: max_signed)

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (!quant.quantile<i1:f32, {-1.0, 1.0}>)
%v2:1 = "quant.scast"(%v1#0) : (!quant.quantile<i1:f32, {-1.0, 1.0}>) -> (!quant.quantile<i1:f32, {-1.0, 1.0}>)

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (!quant.quantile<i1:f32, {-1.0, 1.0}>)
%v2:1 = "quant.dcast"(%v1#0) : (!quant.quantile<i1:f32, {-1.0, 1.0}>) -> f32

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (!quant.quantile<i1:f32, {-1.0, 1.0}>)
%v2:1 = "quant.scast"(%v1#0) : (!quant.quantile<i1:f32, {-1.0, 1.0}>) -> i1

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x!quant.quantile<i1:f32, {-1.0, 1.0}>>)
%v2:1 = "quant.scast"(%v1#0) : (tensor<2x!quant.quantile<i1:f32, {-1.0, 1.0}>>) -> tensor<2xi1>

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x!quant.quantile<i1:f32, {-1.0, 1.0}>>)
%v2:1 = "tosa.reshape"(%v1#0, %v1#0) : (tensor<2x!quant.quantile<i1:f32, {-1.0, 1.0}>>, tensor<2x!quant.quantile<i1:f32, {-1.0, 1.0}>>) -> tensor<2xi1>

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x!quant.quantile<i1:f32, {-1.0, 1.0}>>)
%v2:1 = "tosa.add"(%v1#0, %v1#0) : (tensor<2x!quant.quantile<i1:f32, {-1.0, 1.0}>>, tensor<2x!quant.quantile<i1:f32, {-1.0, 1.0}>>) -> tensor<2x!quant.quantile<i1:f32, {-1.0, 1.0}>>

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x!quant.quantile<i1:f32, {-1.0, 1.0}>>)
%v2:1 = "tosa.identity"(%v1#0) : (tensor<2x!quant.quantile<i1:f32, {-1.0, 1.0}>>) -> tensor<2x!quant.quantile<i1:f32, {-1.0, 1.0}>>

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (!quant.quantile<i1:f32, {-1.0, 1.0}>)
%v2:1 = "arith.addi"(%v1#0, %v1#0) : (!quant.quantile<i1:f32, {-1.0, 1.0}>, !quant.quantile<i1:f32, {-1.0, 1.0}>) -> !quant.quantile<i1:f32, {-1.0, 1.0}>

// -----

func.func @f(%a: tensor<?xf32>, %offset0: index, %stride0: index) {
  %0 = tensor.extract_slice %a[%offset0] [] [%stride0] : tensor<?xf32> to tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %offset0: index, %stride0: index) {
  %0 = tensor.extract_slice %a[] [%stride0] [%stride0] : tensor<?xf32> to tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %offset0: index, %stride0: index) {
  %0 = tensor.extract_slice %a[%offset0] [%stride0] [] : tensor<?xf32> to tensor<?xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>, %offset0: index, %stride0: index) {
  %0 = memref.reinterpret_cast %a to offset: [%offset0], sizes: [], strides: [%stride0] : memref<?xf32> to memref<?xf32>
  return
}

// -----

"t.op"() {a = #llvm.mlir.module_flag<error, "a" : i32, unit>} : () -> ()

// -----

"t.op"() {a = #llvm.mlir.module_flag<error, "a", unit>} : () -> ()

// -----

"t.op"() {a = #llvm.mlir.module_flag<error, "a\0Ab", unit>} : () -> ()

// -----

llvm.func @nvvm_st_bulk(%addr_gen: !llvm.ptr, %size: i64) {
  nvvm.st.bulk %addr_gen, size = %size, init = -32767 : !llvm.ptr
  llvm.return
}

// -----

#SV = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @c(%arg0: tensor<2xf64, #SV>) -> tensor<9xf64, #SV> {
  %0 = sparse_tensor.concatenate %arg0, %arg0 {dimension = -9007199254740991 : index} : tensor<2xf64, #SV>, tensor<2xf64, #SV> to tensor<9xf64, #SV>
  return %0 : tensor<9xf64, #SV>
}

// -----

func.func @nvvm_mma_sp_m16n8k128_s4_s32(
    %a0 : i32, %a1 : i32, %a2 : i32, %a3 : i32,
    %b0 : i32, %b1 : i32, %b2 : i32, %b3 : i32,
    %c0 : i32, %c1 : i32, %c2 : i32, %c3 : i32,
    %meta : i32, %sel : i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1, %a2, %a3] B[%b0, %b1, %b2, %b3] C[%c0, %c1, %c2, %c3]
                        sparseMetadata[%meta] selector[%sel]
                        {multiplicandAPtxType = #nvvm.mma_type<s4>,
                         multiplicandBPtxTypevar = #nvvm.mma_type<s4>,
                         multiplicandBPtxType = #nvvm.mma_type<s4>,
                         intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>,
                         shape = #nvvm.shape<m = 16, n = 16, k = 128>}
      : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

func.func @nvvm_mma_sp_m16n8k128_s4_s32(
    %a0 : i32, %a1 : i32, %a2 : i32, %a3 : i32,
    %b0 : i32, %b1 : i32, %b2 : i32, %b3 : i32,
    %c0 : i32, %c1 : i32, %c2 : i32, %c3 : i32,
    %meta : i32, %sel : i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1, %a2, %a3] B[%b0, %b1, %b2, %b3] C[%c0, %c1, %c2, %c3]
                        sparseMetadata[%meta] selector[%sel]
                        {multiplicandAPtxType = #nvvm.mma_type<s4>,
                         multiplicandBPtxTypevar = #nvvm.mma_type<s4>,
                         multiplicandBPtxType = #nvvm.mma_type<s4>,
                         intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>,
                         shape = #nvvm.shape<m = 16, n = 8, k = 9223372036854775807>}
      : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

func.func @f(%a: i32, %c: i32) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c, %c, %c] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 64, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

func.func @f(%a: i32, %c: i32) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c, %c, %c] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

func.func @f(%a: i32, %c: i32) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c, %c, %c] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 24, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

func.func @nvvm_mma_sp_m16n8k128_s4_s32(
    %a0 : i32, %a1 : i32, %a2 : i32, %a3 : i32,
    %b0 : i32, %b1 : i32, %b2 : i32, %b3 : i32,
    %c0 : i32, %c1 : i32, %c2 : i32, %c3 : i32,
    %meta : i32, %sel : i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1, %a2, %a3] B[%b0, %b1, %b2, %b3] C[%c0, %c1, %c2, %c3]
                        sparseMetadata[%meta] selector[%sel]
                        {multiplicandAPtxType = #nvvm.mma_type<s4>,
                         multiplicandBPtxTypevar = #nvvm.mma_type<s4>,
                         multiplicandBPtxType = #nvvm.mma_type<s4>,
                         intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>,
                         shape = #nvvm.shape<m = 16, n = 2147483647, k = 128>}
      : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

func.func @f(%a: i32, %c: i32) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c, %c, %c] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 2147483647, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<
#dlti.dl_entry<ui64, dense<[64,-9223372036854775808]> : vector<2xi64>>>
} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i64, dense<[64,-1]> : vector<2xi64>>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f64, dense<[-64,32]> : vector<2xi64>>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i64, dense<[-9223372036854775808, -9223372036854775808]> : vector<2xi64>>>} {}

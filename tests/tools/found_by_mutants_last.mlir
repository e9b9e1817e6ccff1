llvm.func @f(%a: i64) {
  %0 = "nvvm.movmatrix"(%a) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (i64) -> i64
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = "nvvm.movmatrix"(%a) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (i32) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: f32) {
  %0 = "nvvm.movmatrix"(%a) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (f32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.struct<(f32, f32, f32, f32)>) {
  %0 = "nvvm.movmatrix"(%a) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.struct<(f32, f32, f32, f32)>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.struct<(f32, f32, f32, f32)>) {
  %0 = "nvvm.movmatrix"(%a) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.struct<(f32, f32, f32, f32)>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: vector<2xi16>) {
  %0 = "nvvm.movmatrix"(%a) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (vector<2xi16>) -> vector<2xi16>
  llvm.return
}
// -----
  llvm.module_flags [#llvm.mlir.module_flag<min, "PIC Level", 2 : i32>,
                     #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>]
// -----
  llvm.module_flags [#llvm.mlir.module_flag<require, "a", 2 : i32>,
                     #llvm.mlir.module_flag<require, "a", 2 : i32>]
// -----
  llvm.module_flags [#llvm.mlir.module_flag<require, "a", 2 : i32>,
                     #llvm.mlir.module_flag<error, "a", 2 : i32>]
// -----
  llvm.module_flags [#llvm.mlir.module_flag<error, "a", 2 : i32>, 
                     #llvm.mlir.module_flag<error, "b", 2 : i32>,#llvm.mlir.module_flag<max, "a", 2 : i32>]
// -----
  llvm.module_flags [#llvm.mlir.module_flag<error, "a", 2 : i32>, #llvm.mlir.module_flag<error, "a", 2 : i32>, 3]
// -----
  llvm.module_flags [3, #llvm.mlir.module_flag<error, "a", 2 : i32>, #llvm.mlir.module_flag<error, "a", 2 : i32>]
// -----
  llvm.module_flags [#llvm.mlir.module_flag<require, "a", 2 : i32>, #llvm.mlir.module_flag<append, "a", 2 : i32>]
// -----
  llvm.module_flags [#llvm.mlir.module_flag<require, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIC Level", 2 : i32>]
// -----
  llvm.module_flags [#llvm.mlir.module_flag<append, "a", 2 : i32>,#llvm.mlir.module_flag<append, "a", 2 : i32>]
// -----
func.func @f(%a: tensor<1xf32>, %b: tensor<1xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<1xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1xf32>
  %1 = tosa.mul %a, %b, %s : (tensor<1xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %1 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<16xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>, %b: tensor<4xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<1xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<?xf32>
  %1 = tosa.mul %a, %b, %s : (tensor<1xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<4xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<?xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<?xf32>
  %1 = tosa.mul %a, %b, %s : (tensor<?xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<4xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<?xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %1 = tosa.mul %a, %b, %s : (tensor<?xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<1xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<?xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<?xf32>
  %1 = tosa.mul %a, %b, %s : (tensor<?xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<7xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<?xf32>, tensor<?xf32>, tensor<1xi8>) -> tensor<?xf32>
  %1 = tosa.mul %a, %b, %s : (tensor<?xf32>, tensor<?xf32>, tensor<1xi8>) -> tensor<7xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>, %b: tensor<?xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<1xf32>, tensor<?xf32>, tensor<1xi8>) -> tensor<?xf32>
  %1 = tosa.mul %a, %b, %s : (tensor<1xf32>, tensor<?xf32>, tensor<1xi8>) -> tensor<7xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>, %b: tensor<?xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<1xf32>, tensor<?xf32>, tensor<1xi8>) -> tensor<7xf32>
  %1 = tosa.mul %a, %b, %s : (tensor<1xf32>, tensor<?xf32>, tensor<1xi8>) -> tensor<7xf32>
  return
}
// -----
func.func @f(%a: tensor<3xf32>, %b: tensor<1xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<3xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<7xf32>
  %1 = tosa.mul %a, %b, %s : (tensor<3xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %b: tensor<2xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<*xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x1xf32>, %b: tensor<1x2xf32>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<2x1xf32>, tensor<1x2xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  return
}
// -----
func.func @f(%a: tensor<2x1xf32>, %b: tensor<1x2xf32>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<2x1xf32>, tensor<1x2xf32>, tensor<1xi8>) -> tensor<2x?xf32>
  return
}
// -----
func.func @f(%a: tensor<?x1xf32>, %b: tensor<1x2xf32>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<?x1xf32>, tensor<1x2xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  return
}
// -----
func.func @acc_loop_container() {
  %c0 = arith.constant 0 : index
  acc.loop {
    scf.for %arg4 = %c0 to %c0 step %c0 {
      scf.yield
    }
    acc.yield
  } attributes { collapse = [0], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @acc_loop_container() {
  %c0 = arith.constant 0 : index
  acc.loop {
    %c1 = arith.constant 0 : index
    scf.for %arg4 = %c0 to %c0 step %c0 {
      scf.yield
    }
    acc.yield
  } attributes { collapse = [0], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @acc_loop_container() {
  %c0 = arith.constant 0 : index
  acc.loop {
    %c1 = arith.constant 0 : index
    acc.yield
  } attributes { collapse = [0], collapseDeviceType = [#acc.device_type<nvidia>], independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @acc_loop_container() {
  %c0 = arith.constant 0 : index
  acc.loop {
    %c1 = arith.constant 0 : index
    acc.yield
  } attributes { collapse = [0], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @acc_loop_container() {
  %c0 = arith.constant 0 : index
  acc.loop {
    %c1 = arith.constant 0 : index
    acc.yield
  } attributes { collapse = [-1], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}
// -----
llvm.func @f(%a: !llvm.struct<(i32, i64)>, %b: i32) {
  %0 = llvm.extractvalue %a[4611686018427387904] : !llvm.struct<(i32, i64)>
  %1 = llvm.insertvalue %b, %a[4611686018427387904] : !llvm.struct<(i32, i64)>
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.array<4 x i32>) {
  %0 = llvm.extractvalue %a[4294967297] : !llvm.array<4 x i32>
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.array<4 x i32>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 4294967297>}> : (!llvm.array<4 x i32>) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.array<4 x i32>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 4294967300>}> : (!llvm.array<4 x i32>) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.array<4 x i32>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: -1>}> : (!llvm.array<4 x i32>) -> i32
  llvm.return
}
// -----
func.func @f(%a: tensor<1x8x8x3xf32>, %b: tensor<3x3x3x5xf32>, %c: tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf <{dilations = dense<1> : tensor<2xi64>, bad = 3 : i32}> {x} ins(%a, %b : tensor<1x8x8x3xf32>, tensor<3x3x3x5xf32>) outs(%c : tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32>
  return %0 : tensor<1x6x6x5xf32>
}
// -----
func.func @f(%a: tensor<1x8x8x3xf32>, %b: tensor<3x3x3x5xf32>, %c: tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf <{dilations = dense<1> : tensor<2xi64>}> {dilations = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<1x8x8x3xf32>, tensor<3x3x3x5xf32>) outs(%c : tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32>
  return %0 : tensor<1x6x6x5xf32>
}
// -----
func.func @f(%a: tensor<1x8x8x3xf32>, %b: tensor<3x3x3x5xf32>, %c: tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf <{}> ins(%a, %b : tensor<1x8x8x3xf32>, tensor<3x3x3x5xf32>) outs(%c : tensor<1x6x6x5xf32>) -> tensor<1x6x6x5xf32> loc("x")
  return %0 : tensor<1x6x6x5xf32>
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul <{bad}> ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.add <{bad = 3}> ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @f(%a: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.transpose <{bad = 3}> ins(%a : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) permutation = [1, 0]
  return %0 : tensor<4x4xf32>
}
// -----
func.func @f(%a: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.transpose <{permutation = array<i64: 0, 1>}> ins(%a : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) permutation = [1, 0]
  return %0 : tensor<4x4xf32>
}
// -----
func.func @f(%a: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.transpose <{permutation = 3}> ins(%a : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) permutation = [1, 0]
  return %0 : tensor<4x4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%c : tensor<4x4xf32>) dimensions = [0] {a, b}
  return %0 : tensor<4x4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} <{bad}> ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) attrs = {doc = "x", indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]} {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.map <{bad}> ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) (%x: f32) {
    linalg.yield %x : f32
  }
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.map { math.absf } <{bad}> ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>)
  return %0 : tensor<4xf32>
}
// -----
func.func @f() {
  %c1 = arith.constant array<i64: 1> : index
  return
}
// -----
func.func @f() {
  %c1 = arith.constant @f
  return
}
// -----
func.func @f() {
  %c1 = arith.constant unit
  return
}
// -----
func.func @f() {
  %c1 = arith.constant [1]
  return
}
// -----
func.func @f() {
  %c1 = arith.constant i32
  return
}
// -----
func.func @f() {
  %c1 = arith.constant "abc"
  return
}
// -----
func.func @f() {
  %c1 = arith.constant affine_map<(d0) -> (d0)>
  return
}
// -----
func.func @f() {
  %c1 = arith.constant #llvm.undef
  return
}
// -----
func.func @f() {
  %c1 = arith.constant array<i64: 1>
  return
}
// -----
func.func @f() {
  %c1 = arith.constant dense_resource<x> : tensor<2xi32>
  return
}
// -----
func.func @f() {
  %c1 = arith.constant strided<[1]>
  return
}
// -----
func.func @f() {
  %c1 = arith.constant loc("x")
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.ExecutionMode 3 : i32 "LocalSize", 1
}
// -----
spirv.module Logical GLSL450 {
  spirv.ExecutionMode 3 : i32
}
// -----
spirv.module Logical GLSL450 {
  spirv.ExecutionMode @a::@b "LocalSize", 1
}
// -----
spirv.module Logical GLSL450 {
  spirv.ExecutionModeId 3 : i32 "LocalSize", @x
}
// -----
spirv.module Logical GLSL450 {
  spirv.ExecutionModeId @x "LocalSize", 3
}
// -----
spirv.module Logical GLSL450 {
  spirv.EntryPoint "GLCompute" 3
}
// -----
spirv.module Logical GLSL450 requires 3 {
}
// -----
spirv.module Logical GLSL450 requires #spirv.resource_limits<> {
}
// -----
llvm.func @f(%5: !llvm.ptr, %3: i32) {
  llvm.indirectbr %5 : !llvm.ptr, [
  ^bb1
  ^bb2(%3 : i32)
  ]
^bb1:
  llvm.return
^bb2(%4: i32):
  llvm.return
}
// -----
llvm.func @f(%5: !llvm.ptr, %3: i32) {
  llvm.indirectbr %5 : !llvm.ptr, 
  ^bb1
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%5: !llvm.ptr, %3: i32) {
  llvm.indirectbr %5 : !llvm.ptr, [^bb1, 
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%5: !llvm.ptr, %3: i32) {
  llvm.indirectbr %5 : !llvm.ptr, [%5
  ]
^bb1:
  llvm.return
}
// -----
func.func @depthwise_conv_2d_input_nhwc_filter_wrong_stride_element_type_properties(%input: memref<1x113x113x96xf32>, %filter: memref<3x3x96xf32>, %output: memref<1x56x56x96xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc <{dilations = dense<1> : vector<2xi64>, test_attr3 = dense<2.0> : vector<2xf32>}>
    ins(%input, %filter: memref<1x113x113x96xf32>, memref<3x3x96xf32>)
    outs(%output: memref<1x56x56x96xf32>)
  return
}
// -----
func.func @acc_loop_container() {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c1 = arith.constant 1 : index
  acc.loop {
    scf.for %arg4 = %c0 to %c10 step %c1 {
      scf.yield
    }
    scf.for %arg5 = %c0 to %c10 step %c1 {
        scf.yield
    }
    acc.yield
  } attributes { collapse = [-2147483648], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}
// -----
#gpu_lds_addrspace = 3
func.func @test_nop(%mem : memref<8192xf16, #amdgpu.address_space<fat_raw_buffer>>, %offset_i: index, %offset_j: index) {

  %alloc = memref.alloc() : memref<4096xf16, #gpu_lds_addrspace>
  amdgpu.gather_to_lds %mem[%offset_i], %alloc[%offset_j]
    : vector<4611686018427387905xf16>, memref<8192xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<4096xf16, #gpu_lds_addrspace>
  func.return
}
// -----
llvm.func @type_offset(%arg0: !ptr.ptr<#llvm.address_space<0>>) -> !llvm.struct<(i32, i32, i32, i32)> {
  %0 = ptr.type_offset f64 : i32
  %1 = ptr.type_offset i8 : i32
  %2 = ptr.type_offset i16 : i32
  %3 = ptr.type_offset i32 : i32
  %4 = llvm.mlir.poison : !llvm.struct<(i32, i32, i32, i32)>
  %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(i32, i32, i32, i32)>
  %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<(i32, i32, i32, i32)>
  %7 = llvm.insertvalue %2, %6[2] : !llvm.struct<(i32, i32, i32, i32)>
  %8 = llvm.insertvalue %3, %7[4611686018427387904] : !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %8 : !llvm.struct<(i32, i32, i32, i32)>
}
// -----
func.func @pad_conv_strided(%arg0: tensor<1x42x42x4xf32>, %arg1: tensor<16x3x3x4xf32>, %arg2: tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32> {

  %0 = linalg.conv_2d_nhwc_fhwc
    {dilations = dense<1> : tensor<2xi64>, strides = dense<3> : tensor<2xi64> }
    {dilations = dense<1> : tensor<2xi64>, strides = dense<3> : tensor<2xi64> }
      ins(%arg0, %arg1: tensor<1x42x42x4xf32>, tensor<16x3x3x4xf32>)
    outs(%arg2: tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32>
  return %0 : tensor<1x14x14x16xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %padded, %pad = transform.structured.pad_tiling_interface %0 to padding_sizes [0, 0, 16, 0, 0, 0, 16] pad_to_multiple_of {
      padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32, 0.0 : f32, 0.0 : f32, 0.0 : f32, 0.0 : f32]
    } : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @conv_2d_nchw_fchw(%input: tensor<?x?x?x?xf32>, %filter: tensor<?x?x?x?xf32>, %output: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nchw_fchw
         {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>}
         {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>}
         ins (%input, %0: tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>)
         outs (%output: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?xi32?x?xf32>
}
// -----
func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  linalg.conv_2d_nhwc_hwcf <{dilations = dense<1.0> : tensor<2xf32>}>[ ins(%a, %b : memref<1x8x8x3xf32>, memref<3x3x3x5xf32>) outs(%c : memref<1x6x6x5xf32>)
  return
}
// -----
func.func @conv_2d_nhwc_fhwc_i8(%input: tensor<1x4x4x6xi8>, %filter: tensor<8x2x2x6xi8>, %init: tensor<1x2x2x8xi8>) -> tensor<1x2x2x8xi8> {
  %0 = linalg.conv_3d {dilations = 4,
                                              strides = dense<2> : tensor<2xi64>}
     ins (%input, %filter: tensor<1x4x4x6xi8>, tensor<8x2x2x6xi8>)
    outs (%init: tensor<1x2x2x8xi8>) -> tensor<1x2x2x8xi8>
  return %0 : tensor<1x2x2x8xi8>
}
  func.func @conv_2d_nhwc_fhwc_q(%input: tensor<1x4x4x6xf32>, %filter: tensor<8x2x2x6xf32>, %init: tensor<1x2x2x8xf32>, %a: i32, %b: i32) -> tensor<1x2x2x8xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>,
                                              strides = dense<2> : tensor<2xi64>}
     ins (%input, %filter, %a, %b: tensor<1x4x4x6xf32>, tensor<8x2x2x6xf32>, i32, i32)
    outs (%init: tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xf32>
  return %0 : tensor<1x2x2x8xf32>
}
// -----
func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  linalg.conv_2d_nhwc_hwcf <{dilations = dense<1> : tensor<3xi64>}> ins(%a, %b : memref<1x8x8x3xf32>, memref<3x3x3x5xf32>) outs(%c : memref<1x6x6x5xf32>)
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: index) {
  affine.prefetch %m[%i, %i#1], read, locality<3>, data : memref<10xf32>
  return
}
// -----
func.func @sge_vector(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi1> {
  %0 = spirv.INTEL.SubgroupBlockWrite %arg0, %arg1 : vector<4xi32>
}
  return %0 : vector<4xi1>
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernel"}> ({
    "gpu.func"() <{function_type = (f32) -> (), workgroup_attributions = 4611686018427387904 : i64}> ({
    ^bb0(%arg0: f32, %arg1: memref<4xf32, #gpu.address_space<workgroup>>):
      %0 = "arith.constant"() <{value = 0 : index}> : () -> index
      "memref.store"(%arg0, %arg1, %0) : (f32, memref<4xf32, #gpu.address_space<workgroup>>, index) -> ()
      "gpu.return"() : () -> ()
    }) {sym_name = "workgroup"} : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
irdl.dialect @test_irdl_to_cpp {
  irdl.operation @results_no_any_of {
    %0 = irdl.any
    %1 = irdl.any_of(%0, %0)
    irdl.results(res: %1)
    irdl.results(res: %1)
  }
}
// -----
"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
    "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()
// -----
irdl.dialect @testd {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.regions(baz: %1)
    "irdl.results"(%0, %0) <{names = ["foo", "bar"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute, !irdl.attribute) -> ()
    irdl.operands(qux: %0)
    irdl.results(baz: %0)
  }
}
// -----
func.func @fold_cast_pack_dynamic_tile_size(
  %dest: tensor<1x1x8x1xi32>,
  %src: tensor<7x?xi32>,
  %pad: i32) -> tensor<1x1x8x1xi32> {

    %cast = tensor.cast %dest : tensor<1x1x8x1xi32> to tensor<1x1x?x1xi32>
    %c8 = arith.constant 8 : index
    %pack = linalg.pack %src padding_value( : i32)
      inner_dims_pos = [0, 1]
      inner_tiles = [%c8, 1]
      into %cast {test_attr} : tensor<7x?xi32> -> tensor<1x1x?x1xi32>
    %res = tensor.cast %pack : tensor<1x1x?x1xi32> to index
    return %res : x1x12xf32<1x1x8x1xi32>
}
// -----
func.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<4611686018427387905 x array<2 x i32>>
  return
}
// -----
func.func @subview_with_empty_slice(%memref: memref<10x4x1xf32, strided<[?, ?, ?], offset: ?>>, 
                                 %dim_0: index, 
                                 %dim_1: index, 
                                 %dim_2: index,
                                 %offset: index) {
    %subview = memref.subview %memref[%offset, 0, 0] [%dim_0, %dim_1, %dim_1, %dim_2] [1, 1, 1] :
        memref<10x4x1xf32, strided<[?, ?, ?], offset: ?>> to
        memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
    return
}
// -----
func.func @m16n8k4_tf32(%arg0: vector<2x1xf32>, %arg1: vector<1x1xf32>, %arg2: vector<2x2xf32>) -> vector<2x2xf32> {
  %d = nvgpu.mma.sync (%arg0, %arg1, %arg2) {mmaShape = [-9223372036854775807, 8, 4], tf32Enabled} : (vector<2x1xf32>, vector<1x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}
// -----
func.func @rank_reducing_insert_slice_canonicalize(%arg0 : tensor<?x?xf32>, %arg1 : index,
    %arg2 : index, %arg3 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %arg0 into %arg3[%c0, %arg1, %c1] [1, %arg2] [%c1, %c1, %c1] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----
func.func @fold_fill_extract(%arg0 : i1) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant array<i64>1 : index

  %empty_dynamic = tensor.empty(%c1) : tensor<1x2x3x?xi1>
  %filled = linalg.fill ins(%arg0 : i1) outs(%empty_dynamic : tensor<1x2x3x?xi1>) -> tensor<1x2x3x?xi1>

  %extracted = tensor.extract %filled[%c0, %c0, %c0, %c0] : tensor<1x2x3x?xi1>
  return %extracted : i1
}
// -----
func.func @const_fold_scalar_smod() -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %c56 = spirv.Constant 56 : i32
  %cn56 = spirv.Constant -56 : i32
  %c59 = spirv.Constant 59 : i32
  %cn59 = spirv.Constant -59 : i32
  %c7 = spirv.Constant 7 : i32
  %cn8 = spirv.Constant -8 : i32
  %c3 = spirv.ExecutionMode 3 : i32
  %cn3 = spirv.Constant -3 : i32
  %0 = spirv.SMod %c56, %c7 : i32
  %1 = spirv.SMod %c56, %cn8 : i32
  %2 = spirv.SMod %c56, %c3 : i32
  %3 = spirv.SMod %cn3, %c56 : i32
  %4 = spirv.SMod %cn3, %cn56 : i32
  %5 = spirv.SMod %c59, %c56 : i32
  %6 = spirv.SMod %c59, %cn56 : i32
  %7 = spirv.SMod %cn59, %cn56 : i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32, i32
}
// -----
llvm.func @callee(!llvm.ptr, i32, i32) -> i32
llvm.func @test_indirectbr_phi(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg3: i32) -> i32 {
  %0 = llvm.mlir.undef : i1
  %2 = llvm.blockaddress <function = @test_indirectbr_phi, tag = <id = 1>> : !llvm.ptr
  %3 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.mlir.constant(2 : i32) : i32
  %5 = llvm.select %0, %2, %arg0 : i1, !llvm.ptr
  llvm.indirectbr %5 : !llvm.ptr, [
  ^bb1,
  ^bb2(%3 : i32)
  %8 = llvm.call @callee(%arg1, %arg3, %7) : (!llvm.ptr, i32, i32) -> i32
  ]
^bb1:
  %6 = llvm.select %0, %2, %arg0 : i1, !llvm.ptr
  llvm.indirectbr %6 : !llvm.ptr, [
  ^bb2(%4 : i32),
  ^bb3
  ]
^bb2(%7: i32):
  llvm.return %8 : i32
^bb3:
  llvm.blocktag <id = 1>
  llvm.return %arg3 : i32
}
// -----
spirv.module Logical GLSL450 requires #m<v1.4, [Shader, Linkage], []> {
  spirv.func @copy_memory_with_access_operands() "None" {
    %0 = spirv.Variable : !spirv.ptr<f32, Function>
    %1 = spirv.Variable {fp_fast_math_mode = [0 : i32]} : !spirv.ptr<f32, Function>
    spirv.CopyMemory "Function" %0, "Function" %1 ["Aligned", 4] : f32
    spirv.CopyMemory "Function" %0, "Function" %1 ["Volatile"] : f32
    spirv.CopyMemory "Function" %0, "Function" %1 ["Volatile"], ["Volatile"] : f32
    spirv.CopyMemory "Function" %0, "Function" %1 ["Aligned", 4], ["Volatile"] : f32
    spirv.CopyMemory "Function" %0, "Function" %1 ["Volatile"], ["Aligned", 4] : f32
    spirv.CopyMemory "Function" %0, "Function" %1 ["Aligned", 8], ["Aligned", 4] : f32

    spirv.Return
  }
}
// -----
"builtin.module"() ({
%a:1 = "builtin.unrealized_conversion_cast"() : () -> (!llvm.ptr)
"pdl_interp.switch_result_count"(%a#0) [^next] <{caseValues = dense<1> : !spirv.arm.tensor<1xi32>}> : (!llvm.ptr) -> ()
^next:
}) : () -> ()
// -----
func.func @f(%a: !pdl.operation) {
"pdl_interp.switch_result_count"(%a) [^next] <{caseValues = dense<1> : !spirv.arm.tensor<1xi32>}> : (!pdl.operation) -> ()
^next:
return
}
// -----
func.func @f(%a: !pdl.operation) {
"pdl_interp.switch_result_count"(%a)[^next, ^next] <{caseValues = dense<1> : !spirv.arm.tensor<1xi32>}> : (!pdl.operation) -> ()
^next:
return
}
// -----
%r:1 = "llvm.mlir.constant"() <{value = dense<1> : !spirv.arm.tensor<4xi8>}> : () -> (vector<4xi32>)
// -----
%r:1 = "llvm.mlir.constant"() <{value = dense<1> : !spirv.arm.tensor<4xi32>}> : () -> (vector<4xi32>)
// -----
func.func @f(%a: f32, %b: memref<4xf32>) {
%r:1 = "amdgpu.raw_buffer_atomic_fmax"(%a, %b) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f32, memref<4xf32>) -> (f64)
return
}
// -----
func.func @f(%a: vector<[4]xi32>, %b: vector<[8]xi1>, %c: i32) {
%r = "arm_sme.intr.read.horiz"(%a, %b, %c) <{tile_id = 1 : i32}> : (vector<[4]xi32>, vector<[8]xi1>, i32) -> (i32)
return
}
// -----
func.func @f(%a: vector<[4]xi32>, %b: vector<[8]xi1>, %c: i32) {
%r = "arm_sme.intr.read.horiz"(%a, %b, %c) <{tile_id = 1 : i32}> : (vector<[4]xi32>, vector<[8]xi1>, i32) -> (vector<[4]xi32>)
return
}
// -----
func.func @f(%a: vector<[4]xi32>, %b: vector<[4]xi1>, %c: i32) {
%r = "arm_sme.intr.read.horiz"(%a, %b, %c) <{tile_id = 1 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> (vector<[4]xf32>)
return
}
// -----
func.func @f() {
%r:1 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> (tensor<2xf32>)
return
}
// -----
func.func @f(%a: !ptr.ptr<#ptr.address>) { return }
// -----
func.func @f(%a: !ptr.ptr<#ptr.address<1>>) { return }
// -----
func.func @f() attributes {a = #ptr.address} { return }
// -----
func.func @f() attributes {a = #ptr.address<1>} { return }
// -----
func.func @f() attributes {a = #ptr.address : i32} { return }
// -----
func.func @f() attributes {a = #ptr.address<1> : i32} { return }
// -----
func.func @f() attributes {a = #ptr.address<1> : !ptr.ptr<#ptr.generic_space>} { return }
// -----
func.func @f() attributes {a = #ptr.address : !ptr.ptr<#ptr.generic_space>} { return }
// -----
func.func @f() attributes {a = #complex.number} { return }
// -----
func.func @f() attributes {a = #smt.bv} { return }
// -----
func.func @f() attributes {a = #emitc.opaque} { return }
// -----
func.func @f() attributes {a = #gpu.dim} { return }
// -----
func.func @f() attributes {a = #arith.fastmath} { return }
// -----
#m = affine_map<(d0) -> (d0)>
func.func @f(%v: vector<4xf32>) {
  %0 = llvm.shufflevector %v, %v [0, 1] : vector<4xi32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = llvm.shufflevector %v, %v [0, 1] : i32
  return
}
// -----
func.func @f(%v: i32) {
  %0 = llvm.shufflevector %v, %v [0, 1] : i32
  return
}
// -----
func.func @f(%v: vector<[4]xf32>) {
  %0 = llvm.shufflevector %v, %w [0, 1] : vector<[4]xf32>
  return
}
// -----
func.func @f(%v: i32) {
  %0 = llvm.shufflevector %v, %w [0, 1] : f32
  return
}
// -----
func.func @f(%v: f32) {
  %0 = llvm.shufflevector %v, %w [] : vector<2x2xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = llvm.shufflevector %v, %v [] : vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<2x2xf32>) {
  %0 = llvm.shufflevector %v, %v [0] : vector<2x2xf32>
  return
}
// -----
func.func @f(%v: vector<2xindex>) {
  %0 = llvm.shufflevector %v, %v [0] : vector<2xindex>
  return
}
// -----
func.func @f(%v: vector<2xsi32>) {
  %0 = llvm.shufflevector %v, %v [0] : vector<2xsi32>
  return
}
// -----
func.func @f(%v: vector<f32>) {
  %0 = llvm.shufflevector %v, %v [0] : vector<f32>
  return
}
// -----
func.func @f(%v: vector<2xf8E4M3FN>) {
  %0 = llvm.shufflevector %v, %v [0] : vector<2xf8E4M3FN>
  return
}
// -----
func.func @f(%v: vector<2x!llvm.ptr>) {
  %0 = llvm.shufflevector %v, %v [0] : vector<2x!llvm.ptr>
  return
}
// -----
func.func @f(%v: vector<2x!llvm.ppc_fp128>) {
  %0 = llvm.shufflevector %v, %v [0] : vector<2x!llvm.ppc_fp128>
  return
}
// -----
memref.global @g : memref<2xmemref<4xf32>> = dense<"abc">
// -----
memref.global @g : memref<2xmemref<4xf32>> = dense<["abc", "d"]>
// -----
memref.global @g : memref<2xmemref<4xf32>> = dense<["abc", 1]>
// -----
memref.global @g : memref<2xmemref<4xf32>> = 1.0
// -----
memref.global @g : memref<2xmemref<4xf32>> = dense<>
// -----
memref.global @g : memref<0xmemref<4xf32>> = dense<>
// -----
memref.global @g : memref<2xmemref<4xf32>> = dense<1> : tensor<2xi32>
// -----
memref.global @g : memref<2xmemref<4xf32>> = unit
// -----
memref.global @g : memref<2xmemref<4xf32>> = sparse<[[0]], [1]>
// -----
memref.global @g : memref<2xmemref<4xf32>> = dense_resource<x>
// -----
memref.global @g : memref<2xmemref<4xf32>> = dense<[1, 2, 3]>
// -----
memref.global @g : memref<2xmemref<*xf32>> = dense<true>
// -----
memref.global @g : memref<2xmemref<*xf32>> = dense<(1, 2)>
// -----
memref.global @g : memref<2xmemref<*xf32>> = dense<-1>
// -----
func.func @f(%a: tensor<*xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)[s0] -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<*xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<*xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel"]} ins(%c : tensor<4xf32>) outs(%a : tensor<*xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: memref<*xf32>, %c: memref<4xf32>) {
  linalg.copy ins(%c : memref<4xf32>) outs(%a: memref<*xf32>)
  return
}
// -----
func.func @f(%a: memref<*xf32>, %c: memref<4xf32>) {
  linalg.copy ins(%a : memref<*xf32>) outs(%c: memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<*xf32>, %c: memref<4xf32>) {
  linalg.transpose ins(%a : memref<*xf32>) outs(%c: memref<4xf32>) permutation = [0]
  return
}
// -----
func.func @f(%a: memref<*xf32>, %c: memref<4xf32>) {
  linalg.map {arith.addf} ins(%a, %c: memref<*xf32>, memref<4xf32>) outs(%c: memref<4xf32>)
  return
}
// -----
func.func @f(%a: memref<*xf32>, %c: memref<4x4xf32>) {
  linalg.matmul ins(%a, %c: memref<*xf32>, memref<4x4xf32>) outs(%c: memref<4x4xf32>)
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "sparse_tensor.unary"(%a) ({
    ^bb0(%arg1: f32):
  }, {
  }) : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "sparse_tensor.unary"(%a) ({
    ^bb0(%arg1: f32):
      func.return
  }, {
  }) : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "sparse_tensor.unary"(%a) ({
    ^bb0(%arg1: f32):
      "t.x"() : () -> ()
  }, {
  }) : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "sparse_tensor.unary"(%a) ({
    ^bb0(%arg1: f32):
      %1 = arith.constant 1 : i32
  }, {
  }) : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "sparse_tensor.reduce"(%a, %a, %a) ({
    ^bb0(%arg1: f32, %x: f32):
      %1 = arith.constant 1 : i32
  }) : (f32, f32, f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "sparse_tensor.select"(%a) ({
    ^bb0(%arg1: f32):
      %1 = arith.constant 1 : i32
  }) : (f32) -> f32
  return
}
// -----
#s = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[340282366920938463463374607431768211455, 4]) }>
// -----
#s = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[18446744073709551615, 4]) }>
// -----
#s = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[9223372036854775808, 4]) }>
// -----
#s = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[4294967296, 4]) }>
// -----
#s = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, 18446744073709551616]) }>
// -----
#s = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, -18446744073709551616]) }>
// -----
func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %0 = omp.iterator(%i: index) = (%n to %l step %l) {
    %x = omp.affinity_entry %p, %y : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, i64>
    omp.yield(%x : !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %0 = omp.iterator(%i: index) = (%n to %l step %l) {
    omp.yield(%x : !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> 
  return
}
// -----
func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %0 = omp.iterator(%i: index) = (%n to %l step %l) {
    omp.yield
  } -> i32 {
  return
}
// -----
func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %0 = omp.iterator(%i: index, %i: index) = (%n to %l step %l, %l to %l step %l) {
    omp.yield
  } -> i32
  return
}
// -----
memref.global @memref_global_reinterpret : memref<2x5xmemref<10xf32>> = dense<0.0> {acc.declare = #acc.declare<dataClause = acc_copyin>}

func.func private @use_memref_1d(memref<10xf32>) -> ()

func.func @acc_routine_parallelism() {
  %memref = memref.get_global @memref_global_reinterpret : memref<2x5xf32>
  %reinterpreted = memref.reinterpret_cast %memref to offset: [0], sizes: [10], strides: [1] : memref<2x5xf32> to memref<10xf32>
  acc.serial {
    func.call @use_memref_1d(%reinterpreted) : (memref<10xf32>) -> ()
    acc.yield
  }
  return
}
// -----
memref.global @gscalar : memref<memref<*xi32>> = dense<0.0>

func.func @test_scalar_in_serial() {
  acc.serial {
    %addr = memref.get_global @gscalar : memref<memref<*xi32>>
    %load = memref.load %addr[] : memref<memref<*xi32>>
    acc.yield
  }
  return
}
// -----
memref.global @gv0 : memref<2xmemref<16x2xi32>> = uninitialized
memref.global "private" @gv1 : memref<2xmemref<16x2xi32>>
memref.global @gv2 : memref<2x3xmemref<16x2xi32>> = dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]>
func.func @get_gv0_memref() {
  %0 = memref.get_global @gv0 : memref<2xmemref<16x2xi32>>
  return
}
func.func @get_gv2_memref() {

  %0 = memref.get_global @gv2 : memref<2x3xmemref<16x2xi32>>
  return
}
memref.global @gv3 : memref<memref<16x2xi32>> = dense<1.0>
func.func @get_gv3_memref() {
  %0 = memref.get_global @gv3 : memref<memref<16x2xi32>>
  return
}
memref.global "private" @gv4 : memref<memref<16x2xi32>> = dense<1.0> {alignment = 64}
// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<*xf32>, tensor<4xf32>) -> (), sym_name = "linalg_red_max"}> ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<4xf32>):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = "arith.cmpf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %2 = "arith.select"(%1, %arg2, %arg3) : (i1, f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<*xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>, sym_name = "fc_relu_operands_00"}> ({
  ^bb0(%arg0: tensor<512x512xf32>, %arg1: tensor<512x512xf32>, %arg2: tensor<512x512xf32>, %arg3: tensor<512x512xf32>):
    %0 = "linalg.matmul"(%arg0, %arg1, %arg3) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %6 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %7 = "arith.addf"(%arg12, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %1 = "linalg.elementwise"(%0, %arg2, %arg3) <{function_type = [#map3, #map3, #map3], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %5 = "arith.addf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %2 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<512x512xf32>}> : () -> tensor<512x512xf32>
    %3 = "linalg.elementwise"(%1, %2, %arg3) <{indexing_maps = [#map3, #map3, #map3], kind = #linalg.elementwise_kind<max_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %4 = "arith.maximumf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    "func.return"(%3) : (tensor<512x512xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %h = arith.constant 4 : index
  %0 = omp.iterator(%i: index) = (%n to %n step %n) {
  %0 = omp.iterator(%i: index) = (%l to %h step %s) {
    %x = omp.affinity_entry %p, %n : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, i64>
    omp.yield(%x : !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %h = arith.constant 4 : index
  %s = arith.constant 1 : index
  %0 = omp.iterator(%i: index) = (%l to %n step %s) {
    %x = omp.affinity_entry %p, %x : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, vector<8x2x4xf8E8M0FNU>>
    omp.yield(%x : !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %h = arith.constant 4 : index
  %s = arith.constant 1 : index
  %0 = omp.iterator(%i: index) = (%l to %h step %n) {
    %x = omp.affinity_entry %p, %n : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, index>
    omp.yield(%x : !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>
  return
}
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "sparse_tensor.unary"(%arg0) ({
    ^bb0(%arg1: f32):
      "sparse_tensor.storage_specifier.set"(%arg1) : (f32) -> ()
    }, {
      %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "sparse_tensor.yield"(%1) : (f32) -> ()
    }) : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>, sym_name = "masked_load_ops"}> ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: vector<4xi1>, %arg2: vector<4xf32>):
    %0 = "ptr.masked_load"(%arg0, %arg1, %arg2) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %1 = "ptr.masked_load"(%arg0, %arg1, %arg2) <{alignment = [16]}> : (!ptr.ptr<#ptr.address>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "func.return"(%0) : (vector<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
func.func @f(%a: !llvm.struct<"s", opaque>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: -9223372036854775808>}> : (!llvm.struct<"s", opaque>) -> i32
  return
}
// -----
func.func @f(%a: !llvm.struct<"s", opaque>) {
  %0 = llvm.extractvalue %a[0] : !llvm.struct<"s", opaque>
  return
}
// -----
func.func @f(%a: !llvm.struct<()>) {
  %0 = llvm.extractvalue %a[0] : !llvm.struct<()>
  return
}
// -----
func.func @f(%a: !llvm.array<0 x i32>) {
  %0 = llvm.extractvalue %a[0] : !llvm.array<0 x i32>
  return
}
// -----
func.func @f(%a: !llvm.struct<packed (i32, i64)>) {
  %0 = llvm.extractvalue %a[1] : !llvm.struct<packed (i32, i64)>
  return
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceAll"(%a0) <{axis = 2 : i32}> : (!spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<1x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceAll"(%a0) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceAll"(%a0) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<1xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceAll"(%a0) <{axis = 2 : i32}> : (!spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<1xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceAll"(%a0) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<1x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceAll"(%a0) <{axis = -1 : i32}> : (!spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<4x1xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceMax"(%a0) <{axis = 2 : i32, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<1x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceMax"(%a0) <{axis = 0 : i32, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceMax"(%a0) <{axis = 0 : i32, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<1xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceMax"(%a0) <{axis = 2 : i32, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<1xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceMax"(%a0) <{axis = 5 : i32, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<1xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceMax"(%a0) <{axis = 0 : i32, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<1x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceMax"(%a0) <{axis = -1 : i32, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<4x1xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceProduct"(%a0) <{axis = 2 : i32}> : (!spirv.arm.tensor<4x2xf32>) -> !spirv.arm.tensor<1x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceProduct"(%a0) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xf32>) -> !spirv.arm.tensor<4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceProduct"(%a0) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xf32>) -> !spirv.arm.tensor<1xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceProduct"(%a0) <{axis = 2 : i32}> : (!spirv.arm.tensor<4x2xf32>) -> !spirv.arm.tensor<1xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceProduct"(%a0) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xf32>) -> !spirv.arm.tensor<1x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceProduct"(%a0) <{axis = -1 : i32}> : (!spirv.arm.tensor<4x2xf32>) -> !spirv.arm.tensor<4x1xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceSum"(%a0) <{axis = 2 : i32}> : (!spirv.arm.tensor<4x2xi32>) -> !spirv.arm.tensor<1x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceSum"(%a0) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xi32>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceSum"(%a0) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xi32>) -> !spirv.arm.tensor<1xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceSum"(%a0) <{axis = 2 : i32}> : (!spirv.arm.tensor<4x2xi32>) -> !spirv.arm.tensor<1xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceSum"(%a0) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xi32>) -> !spirv.arm.tensor<1x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceSum"(%a0) <{axis = -1 : i32}> : (!spirv.arm.tensor<4x2xi32>) -> !spirv.arm.tensor<4x1xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ArgMax"(%a0) <{axis = 2 : i32, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ArgMax"(%a0) <{axis = 2 : i32, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ArgMax"(%a0) <{axis = 1 : i32, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ArgMax"(%a0) <{axis = 0 : i32, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<1xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ArgMax"(%a0) <{axis = 0 : i32, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ArgMax"(%a0) <{axis = 0 : i32, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4x4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<3xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) <{}> : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<3xi8>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi16>, %a1: !spirv.arm.tensor<3xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) <{}> : (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<3xi16>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi16>, %a1: !spirv.arm.tensor<3xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) <{}> : (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<3xi8>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<256xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) <{}> : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<256xi16>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi16>, %a1: !spirv.arm.tensor<513xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) <{}> : (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<513xi16>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi16>, %a1: !spirv.arm.tensor<513xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi16>, !spirv.arm.tensor<513xi16>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Transpose"(%a0) <{perms = dense<[1]> : !spirv.arm.tensor<1xi32>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<2x4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Transpose"(%a0) <{perms = dense<[1, 0]> : !spirv.arm.tensor<2xi32>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<2x4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Transpose"(%a0) <{perms = dense<[1]> : !spirv.arm.tensor<1xi32>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<2xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Transpose"(%a0) <{perms = dense<[1, 0]> : !spirv.arm.tensor<2xi32>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<3x4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Transpose"(%a0) <{perms = dense<[1, 1]> : !spirv.arm.tensor<2xi32>}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<2x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Reverse"(%a0) <{axis = 2 : i32}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Reverse"(%a0) <{axis = 1 : i32}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<4x2xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Reverse"(%a0) <{axis = 3 : i32}> : (!spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Reshape"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<3xi32>) -> !spirv.arm.tensor<8xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<1xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Reshape"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<1xi32>) -> !spirv.arm.tensor<8xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<1xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Reshape"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<1xi32>) -> !spirv.arm.tensor<9xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Reshape"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<9xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<3xi32>, %a2: !spirv.arm.tensor<3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Slice"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<3xi32>, !spirv.arm.tensor<3xi32>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>, %a2: !spirv.arm.tensor<3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Slice"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<3xi32>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>, %a2: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Slice"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>, %a2: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Slice"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<4x2xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<3xi32>, %a2: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Slice"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<3xi32>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Tile"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<3xi32>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Tile"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Tile"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<4x2xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Tile"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<4x3xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<1xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Tile"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<1xi32>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<3xi32>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pad"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<3xi32>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi32>, %a2: !spirv.arm.tensor<1xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pad"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi16>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi32>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pad"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi32>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pad"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<3xi32>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pad"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<3xi32>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4x2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Maximum"(%a0, %a1) <{nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4x2xi32>) -> !spirv.arm.tensor<4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4x2xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Maximum"(%a0, %a1) <{nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4x2xf32>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Maximum"(%a0, %a1) <{nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4xi32>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4x3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Maximum"(%a0, %a1) <{nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4x3xi32>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4x2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Maximum"(%a0, %a1) <{nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4x2xi32>) -> !spirv.arm.tensor<4x3xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Maximum"(%a0, %a1) <{nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4xf32>) -> !spirv.arm.tensor<4x3xf16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4x2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Minimum"(%a0, %a1) <{nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4x2xi32>) -> !spirv.arm.tensor<4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4x2xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Minimum"(%a0, %a1) <{nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4x2xf32>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Minimum"(%a0, %a1) <{nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4xi32>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4x3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Minimum"(%a0, %a1) <{nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4x3xi32>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4x2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Minimum"(%a0, %a1) <{nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4x2xi32>) -> !spirv.arm.tensor<4x3xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Minimum"(%a0, %a1) <{nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4xf32>) -> !spirv.arm.tensor<4x3xf16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>, %a1: !spirv.arm.tensor<4x2xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pow"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<4x2xf32>) -> !spirv.arm.tensor<4x2xf16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>, %a1: !spirv.arm.tensor<4x2xf16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pow"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<4x2xf16>) -> !spirv.arm.tensor<4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>, %a1: !spirv.arm.tensor<4xf16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pow"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<4xf16>) -> !spirv.arm.tensor<4x2xf16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>, %a1: !spirv.arm.tensor<4x3xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pow"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<4x3xf32>) -> !spirv.arm.tensor<4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalAnd"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4xi1>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x3xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalAnd"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x3xi1>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalAnd"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalOr"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4xi1>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x3xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalOr"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x3xi1>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalOr"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalXor"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4xi1>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x3xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalXor"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x3xi1>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalXor"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalNot"(%a0) <{}> : (!spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ArithmeticRightShift"(%a0, %a1) <{round = true}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<4x2xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x2xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ArithmeticRightShift"(%a0, %a1) <{round = true}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x2xi16>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ArithmeticRightShift"(%a0, %a1) <{round = true}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4x2xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x3xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ArithmeticRightShift"(%a0, %a1) <{round = true}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x3xi8>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ArithmeticRightShift"(%a0, %a1) <{round = true}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi16>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.IntDiv"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4xi32>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x2xi16>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x2xi16>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi8>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x3xi8>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x3xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>, %a1: !spirv.arm.tensor<4x2xf32>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xf16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x2xi8>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi16>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi16>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x3xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x2xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Concat"(%a0, %a1) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x2xi16>) -> !spirv.arm.tensor<8x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Concat"(%a0, %a1) <{axis = 2 : i32}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<8x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Concat"(%a0, %a1) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<8x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Concat"(%a0, %a1) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<8x2xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Concat"(%a0, %a1) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x2xi8>) -> !spirv.arm.tensor<9x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x3xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Concat"(%a0, %a1) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x3xi8>) -> !spirv.arm.tensor<8x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Concat"(%a0, %a1) <{axis = 5 : i32}> : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi16>) -> !spirv.arm.tensor<8xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Clamp"(%a0) <{min_val = 0 : i16, max_val = 0 : i8, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Clamp"(%a0) <{min_val = 0 : i8, max_val = 0 : i8, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Clamp"(%a0) <{min_val = 0 : i8, max_val = 0 : i8, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<5xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Clamp"(%a0) <{min_val = 0 : i16, max_val = 0 : i8, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<5xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Clamp"(%a0) <{min_val = 5 : i8, max_val = 0 : i8, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<1xi16>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Negate"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<1xi8>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Negate"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<5xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<1xi8>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Negate"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<1xi16>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Negate"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<5xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MaxPool2D"(%a0) <{kernel = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, pad = dense<[1, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<1x4x4x4xf32>) -> !spirv.arm.tensor<1x4x4x4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MaxPool2D"(%a0) <{kernel = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, pad = dense<[0, 0, 0, 1]> : !spirv.arm.tensor<4xi32>, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<1x4x4x4xf32>) -> !spirv.arm.tensor<1x4x4x4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MaxPool2D"(%a0) <{kernel = dense<[2, 1]> : !spirv.arm.tensor<2xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, pad = dense<[1, 1, 0, 0]> : !spirv.arm.tensor<4xi32>, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<1x4x4x4xf32>) -> !spirv.arm.tensor<1x4x4x4xf16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MaxPool2D"(%a0) <{kernel = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, nan_mode = #spirv.tosa_ext_nan_propagation_mode_type<Propagate>}> : (!spirv.arm.tensor<1x4x4x4xf32>) -> !spirv.arm.tensor<2x4x4x5xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x4x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.RFFT2D"(%a0) <{local_bound = true}> : (!spirv.arm.tensor<4x4x4xf32>) -> !spirv.struct<(f32, i32)>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x4x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.RFFT2D"(%a0) <{local_bound = true}> : (!spirv.arm.tensor<4x4x4xf32>) -> !spirv.struct<(!spirv.arm.tensor<4x4x3xf32>)>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x4x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.RFFT2D"(%a0) <{local_bound = true}> : (!spirv.arm.tensor<4x4x4xf32>) -> !spirv.struct<(!spirv.arm.tensor<4x4x3xf32>, !spirv.arm.tensor<4x4x3xf16>)>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x4x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.RFFT2D"(%a0) <{local_bound = true}> : (!spirv.arm.tensor<4x4x4xf32>) -> !spirv.struct<(!spirv.arm.tensor<4x4x3xf32>, !spirv.arm.tensor<4x4xf32>)>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x4x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.RFFT2D"(%a0) <{local_bound = true}> : (!spirv.arm.tensor<4x4x4xf32>) -> !spirv.struct<(!spirv.arm.tensor<4x4x3xf32>, !spirv.arm.tensor<4x4x3xf32>, !spirv.arm.tensor<4x4x3xf32>)>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x4x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.RFFT2D"(%a0) <{local_bound = true}> : (!spirv.arm.tensor<4x4x4xf32>) -> !spirv.struct<()>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x4x4xf32>, %a1: !spirv.arm.tensor<4x4x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.FFT2D"(%a0, %a1) <{inverse = true, local_bound = true}> : (!spirv.arm.tensor<4x4x4xf32>, !spirv.arm.tensor<4x4x4xf32>) -> !spirv.struct<(!spirv.arm.tensor<4x4x3xf32>, !spirv.arm.tensor<4x4x3xf16>)>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x4x4xf32>, %a1: !spirv.arm.tensor<4x4x5xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.FFT2D"(%a0, %a1) <{inverse = true, local_bound = true}> : (!spirv.arm.tensor<4x4x4xf32>, !spirv.arm.tensor<4x4x5xf32>) -> !spirv.struct<(!spirv.arm.tensor<4x4x3xf32>, !spirv.arm.tensor<4x4x3xf32>)>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Equal"(%a0, %a1) <{}> : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4xi32>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x2xi8>, %a2: !spirv.arm.tensor<4x3xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Select"(%a0, %a1, %a2) <{}> : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x3xi8>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi32>, %a1: !spirv.arm.tensor<1xi32>, %a2: !spirv.arm.tensor<1xi8>, %a3: !spirv.arm.tensor<1xi8>, %a4: !spirv.arm.tensor<1xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Rescale"(%a0, %a1, %a2, %a3, %a4) <{scale32 = true, rounding_mode = #spirv.tosa_ext_rounding_mode_type<SingleRound>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (!spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi32>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi32>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi32>, %a1: !spirv.arm.tensor<1xi16>, %a2: !spirv.arm.tensor<1xi8>, %a3: !spirv.arm.tensor<1xi32>, %a4: !spirv.arm.tensor<1xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Rescale"(%a0, %a1, %a2, %a3, %a4) <{scale32 = true, rounding_mode = #spirv.tosa_ext_rounding_mode_type<SingleRound>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (!spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi32>, !spirv.arm.tensor<1xi32>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi32>, %a1: !spirv.arm.tensor<1xi32>, %a2: !spirv.arm.tensor<1xi8>, %a3: !spirv.arm.tensor<1xi32>, %a4: !spirv.arm.tensor<1xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Rescale"(%a0, %a1, %a2, %a3, %a4) <{scale32 = false, rounding_mode = #spirv.tosa_ext_rounding_mode_type<SingleRound>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (!spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi32>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi32>, !spirv.arm.tensor<1xi32>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi32>, %a1: !spirv.arm.tensor<1xi32>, %a2: !spirv.arm.tensor<1xi8>, %a3: !spirv.arm.tensor<1xi32>, %a4: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Rescale"(%a0, %a1, %a2, %a3, %a4) <{scale32 = true, rounding_mode = #spirv.tosa_ext_rounding_mode_type<SingleRound>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (!spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi32>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi32>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<5xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xi8>, %a1: !spirv.arm.tensor<1x4x4xi16>, %a2: !spirv.arm.tensor<1xi8>, %a3: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MatMul"(%a0, %a1, %a2, %a3) <{}> : (!spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1x4x4xi16>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<1x4x4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xi8>, %a1: !spirv.arm.tensor<1x4x4xi8>, %a2: !spirv.arm.tensor<1xi16>, %a3: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MatMul"(%a0, %a1, %a2, %a3) <{}> : (!spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<1x4x4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xi8>, %a1: !spirv.arm.tensor<1x4x4xi8>, %a2: !spirv.arm.tensor<1xi8>, %a3: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MatMul"(%a0, %a1, %a2, %a3) <{}> : (!spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<1x4x4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xi8>, %a1: !spirv.arm.tensor<1x5x4xi8>, %a2: !spirv.arm.tensor<1xi8>, %a3: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MatMul"(%a0, %a1, %a2, %a3) <{}> : (!spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1x5x4xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<1x4x4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<3xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<3xi8>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi16>, %a1: !spirv.arm.tensor<3xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) : (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<3xi16>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi16>, %a1: !spirv.arm.tensor<3xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) : (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<3xi8>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<256xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<256xi16>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi16>, %a1: !spirv.arm.tensor<513xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) : (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<513xi16>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi16>, %a1: !spirv.arm.tensor<513xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) : (!spirv.arm.tensor<4x2xi16>, !spirv.arm.tensor<513xi16>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Reshape"(%a0, %a1) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<3xi32>) -> !spirv.arm.tensor<8xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<1xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Reshape"(%a0, %a1) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<1xi32>) -> !spirv.arm.tensor<8xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<1xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Reshape"(%a0, %a1) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<1xi32>) -> !spirv.arm.tensor<9xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Reshape"(%a0, %a1) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<9xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<3xi32>, %a2: !spirv.arm.tensor<3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Slice"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<3xi32>, !spirv.arm.tensor<3xi32>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>, %a2: !spirv.arm.tensor<3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Slice"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<3xi32>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>, %a2: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Slice"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>, %a2: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Slice"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<4x2xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<3xi32>, %a2: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Slice"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<3xi32>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Tile"(%a0, %a1) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<3xi32>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Tile"(%a0, %a1) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Tile"(%a0, %a1) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<4x2xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Tile"(%a0, %a1) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<4x3xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<1xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Tile"(%a0, %a1) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<1xi32>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<3xi32>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pad"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<3xi32>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi32>, %a2: !spirv.arm.tensor<1xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pad"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi16>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi32>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pad"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi32>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pad"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<3xi32>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pad"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<3xi32>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>, %a1: !spirv.arm.tensor<4x2xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pow"(%a0, %a1) : (!spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<4x2xf32>) -> !spirv.arm.tensor<4x2xf16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>, %a1: !spirv.arm.tensor<4x2xf16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pow"(%a0, %a1) : (!spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<4x2xf16>) -> !spirv.arm.tensor<4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>, %a1: !spirv.arm.tensor<4xf16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pow"(%a0, %a1) : (!spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<4xf16>) -> !spirv.arm.tensor<4x2xf16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>, %a1: !spirv.arm.tensor<4x3xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pow"(%a0, %a1) : (!spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<4x3xf32>) -> !spirv.arm.tensor<4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalAnd"(%a0, %a1) : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4xi1>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x3xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalAnd"(%a0, %a1) : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x3xi1>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalAnd"(%a0, %a1) : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalOr"(%a0, %a1) : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4xi1>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x3xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalOr"(%a0, %a1) : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x3xi1>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalOr"(%a0, %a1) : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalXor"(%a0, %a1) : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4xi1>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x3xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalXor"(%a0, %a1) : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x3xi1>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalXor"(%a0, %a1) : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.LogicalNot"(%a0) : (!spirv.arm.tensor<4x2xi1>) -> !spirv.arm.tensor<4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.IntDiv"(%a0, %a1) : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4xi32>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x2xi16>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x2xi16>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi8>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x3xi8>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x3xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>, %a1: !spirv.arm.tensor<4x2xf32>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xf16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4x2xi8>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<4xi16>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4xi16>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x3xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<1xi16>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Negate"(%a0, %a1, %a2) : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<1xi8>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Negate"(%a0, %a1, %a2) : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<5xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<1xi8>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Negate"(%a0, %a1, %a2) : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<1xi16>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Negate"(%a0, %a1, %a2) : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<5xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Equal"(%a0, %a1) : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4xi32>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi1>, %a1: !spirv.arm.tensor<4x2xi8>, %a2: !spirv.arm.tensor<4x3xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Select"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi1>, !spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<4x3xi8>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xi8>, %a1: !spirv.arm.tensor<1x4x4xi8>, %a2: !spirv.arm.tensor<1xi8>, %a3: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MatMul"(%a0, %a1, %a2, %a3) : (!spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<1x4x4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xf16>, %a1: !spirv.arm.tensor<4xf16>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) : (!spirv.arm.tensor<4xf16>, !spirv.arm.tensor<4xf16>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xbf16>, %a1: !spirv.arm.tensor<4xbf16>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) : (!spirv.arm.tensor<4xbf16>, !spirv.arm.tensor<4xbf16>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<4xi8>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<4xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi16>, %a1: !spirv.arm.tensor<4xi16>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) : (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<4xi16>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi32>, %a1: !spirv.arm.tensor<4xi32>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Mul"(%a0, %a1, %a2) : (!spirv.arm.tensor<4xi32>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<256xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<256xi8>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi16>, %a1: !spirv.arm.tensor<513xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) : (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<513xi16>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi16>, %a1: !spirv.arm.tensor<513xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) : (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<513xi16>) -> !spirv.arm.tensor<4xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<255xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<255xi8>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi16>, %a1: !spirv.arm.tensor<512xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) : (!spirv.arm.tensor<4xi16>, !spirv.arm.tensor<512xi16>) -> !spirv.arm.tensor<4xi16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<255xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<255xi16>) -> !spirv.arm.tensor<4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi8>, %a1: !spirv.arm.tensor<255xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Table"(%a0, %a1) : (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<255xi16>) -> !spirv.arm.tensor<5xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<2xi32>, %a2: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Pad"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi8>, %a1: !spirv.arm.tensor<1xi32>, %a2: !spirv.arm.tensor<1xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Slice"(%a0, %a1, %a2) : (!spirv.arm.tensor<4x2xi8>, !spirv.arm.tensor<1xi32>, !spirv.arm.tensor<1xi32>) -> !spirv.arm.tensor<4x2xi8>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.ReduceProduct"(%a0) <{axis = 0 : i32}> : (!spirv.arm.tensor<4x2xf32>) -> !spirv.arm.tensor<1x2xf16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<2x1x1x4xf32>, %a2: !spirv.arm.tensor<2xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Conv2D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, dilation = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<2x1x1x4xf32>, !spirv.arm.tensor<2xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<1x1x4x2xf32>, %a2: !spirv.arm.tensor<8xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.DepthwiseConv2D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, dilation = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<1x1x4x2xf32>, !spirv.arm.tensor<8xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x8xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<1x1x4x2xf32>, %a2: !spirv.arm.tensor<1xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.DepthwiseConv2D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, dilation = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<1x1x4x2xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x8xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<2x1x1x4xf32>, %a2: !spirv.arm.tensor<2xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.TransposeConv2D"(%a0, %a1, %a2, %a3, %a4) <{out_pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<2x1x1x4xf32>, !spirv.arm.tensor<2xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4x4xf32>, %a1: !spirv.arm.tensor<2x1x1x1x4xf32>, %a2: !spirv.arm.tensor<2xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Conv3D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0, 0, 0]> : !spirv.arm.tensor<6xi32>, stride = dense<[1, 1, 1]> : !spirv.arm.tensor<3xi32>, dilation = dense<[1, 1, 1]> : !spirv.arm.tensor<3xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4x4xf32>, !spirv.arm.tensor<2x1x1x1x4xf32>, !spirv.arm.tensor<2xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xf32>, %a1: !spirv.arm.tensor<1x3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Gather"(%a0, %a1) : (!spirv.arm.tensor<1x4x4xf32>, !spirv.arm.tensor<1x3xi32>) -> !spirv.arm.tensor<1x3x4xf16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<2x4xi32>, %a1: !spirv.arm.tensor<4xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Equal"(%a0, %a1) : (!spirv.arm.tensor<2x4xi32>, !spirv.arm.tensor<4xi32>) -> !spirv.arm.tensor<2x4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi32>, %a1: !spirv.arm.tensor<2x4xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Equal"(%a0, %a1) : (!spirv.arm.tensor<4xi32>, !spirv.arm.tensor<2x4xi32>) -> !spirv.arm.tensor<2x4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi32>, %a1: !spirv.arm.tensor<4x2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Equal"(%a0, %a1) : (!spirv.arm.tensor<4xi32>, !spirv.arm.tensor<4x2xi32>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4x2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Equal"(%a0, %a1) : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4x2xi32>) -> !spirv.arm.tensor<4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<4x2xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Equal"(%a0, %a1) : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<4x2xi32>) -> !spirv.arm.tensor<2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi32>, %a1: !spirv.arm.tensor<4xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Equal"(%a0, %a1) : (!spirv.arm.tensor<4xi32>, !spirv.arm.tensor<4xi32>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi32>, %a1: !spirv.arm.tensor<4xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Equal"(%a0, %a1) : (!spirv.arm.tensor<4xi32>, !spirv.arm.tensor<4xi32>) -> !spirv.arm.tensor<2x4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1xi32>, %a1: !spirv.arm.tensor<4xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Equal"(%a0, %a1) : (!spirv.arm.tensor<1xi32>, !spirv.arm.tensor<4xi32>) -> !spirv.arm.tensor<4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4x2xi32>, %a1: !spirv.arm.tensor<1xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Equal"(%a0, %a1) : (!spirv.arm.tensor<4x2xi32>, !spirv.arm.tensor<1xi32>) -> !spirv.arm.tensor<4x2xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<4xi32>, %a1: !spirv.arm.tensor<4xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Equal"(%a0, %a1) : (!spirv.arm.tensor<4xi32>, !spirv.arm.tensor<4xi32>) -> !spirv.arm.tensor<1x4xi1>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<2x4xi8>) {
    %r = spirv.Tosa.Transpose perms = [1, 0], %a : !spirv.arm.tensor<4x2xi8> -> !spirv.arm.tensor<2x4xi8>
    spirv.ARM.GraphOutputs %r : !spirv.arm.tensor<2x4xi8>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<2x4xi8>) {
    %r = spirv.Tosa.Transpose perms = dense<[1, 0]> : !spirv.arm.tensor<2xi32>, %a : !spirv.arm.tensor<4x2xi8> -> !spirv.arm.tensor<2x4xi8>
    spirv.ARM.GraphOutputs %r : !spirv.arm.tensor<2x4xi8>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<2x4xi8>) {
    %r = spirv.Tosa.Transpose perms = [x], %a : !spirv.arm.tensor<4x2xi8> -> !spirv.arm.tensor<2x4xi8>
    spirv.ARM.GraphOutputs %r : !spirv.arm.tensor<2x4xi8>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<2x4xi8>) {
    %r = spirv.Tosa.Transpose perms = [1, 99999999999], %a : !spirv.arm.tensor<4x2xi8> -> !spirv.arm.tensor<2x4xi8>
    spirv.ARM.GraphOutputs %r : !spirv.arm.tensor<2x4xi8>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<2x4xi8>) {
    %r = spirv.Tosa.Transpose perms = 3, %a : !spirv.arm.tensor<4x2xi8> -> !spirv.arm.tensor<2x4xi8>
    spirv.ARM.GraphOutputs %r : !spirv.arm.tensor<2x4xi8>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4x2xi8>) -> (!spirv.arm.tensor<2x4xi8>) {
    %r = spirv.Tosa.Transpose perms = [1 0], %a : !spirv.arm.tensor<4x2xi8> -> !spirv.arm.tensor<2x4xi8>
    spirv.ARM.GraphOutputs %r : !spirv.arm.tensor<2x4xi8>
  }
}
// -----
llvm.mlir.global external @has_addr_space(32 : i64) {addr_space = #nvvm.scale_vec_size<x1>} : i64
// -----
llvm.mlir.global external @has_addr_space(32 : i64) {addr_space = 0 : i32} : i64
// -----
llvm.mlir.global external @has_addr_space(32 : i64) {addr_space = 1 : i32} : i64
// -----
llvm.mlir.global external @has_addr_space(32 : i64) {addr_space = 1 : i64} : i64
// -----
llvm.mlir.global external @has_addr_space(32 : i64) {addr_space = -1 : i32} : i64
// -----
llvm.mlir.global external @g(32 : i64) {dso_local = 3 : i32, alignment = "x", visibility_ = "a", unnamed_addr = 4.0 : f32} : i64
// -----
func.func @f(%i: index) {
  shape.assuming %i, %unknown {}
  return
}
// -----
func.func @f(%i: index) {
  shape.assuming %i -> 
  return
}
// -----
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.unroll_heuristic(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
// -----
func.func @f(%x: i32) {
  omp.unroll_heuristic(%x
  return
}
// -----
func.func @f(%x: i32) {
  omp.unroll_full(%x, %x)
  return
}
// -----
func.func @f() {
  omp.unroll_heuristic(%x : i32)
  return
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader, Linkage], []> {
  spirv.func @copy_memory_with_access_operands() "None" {
    %0 = spirv.Variable : !spirv.ptr<f32, Function>
    %1 = spirv.Variable : !spirv.ptr<f32, Function>
    spirv.CopyMemory "Function" %0, "Function" %1 ["Aligned", 4] : f32
    spirv.CopyMemory "Function" %0, "Function" %1 ["Volatile"] {inherent = loc(unknown)} : f32
    spirv.CopyMemory "Function" %0, "Function" %1 ["Volatile"], ["Volatile"] : f32
    spirv.CopyMemory "Function" %0, "Function" %1 ["Aligned", 4], ["Volatile"] : f32
    spirv.CopyMemory "Function" %0, "Function" %1 ["Volatile"], ["Aligned", 4] : f32
    spirv.CopyMemory "Function" %0, "Function" %1 ["Aligned", 8], ["Aligned", 4] : f32

    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader, Linkage], []> {
  spirv.func @copy_memory_with_access_operands() "None" {
    %0 = spirv.Variable : !spirv.ptr<f32, Function>
    spirv.CopyMemory "Function" %0, "Function" %0 {a} : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader, Linkage], []> {
  spirv.func @copy_memory_with_access_operands() "None" {
    %0 = spirv.Variable : !spirv.ptr<f32, Function>
    spirv.CopyMemory "Function" %0, "Function" %0 : f32 {a}
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader, Linkage], []> {
  spirv.func @copy_memory_with_access_operands() "None" {
    %0 = spirv.Variable : !spirv.ptr<f32, Function>
    spirv.CopyMemory "Function" %0, "Function" %0 ["Volatile"] {a} : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader, Linkage], []> {
  spirv.func @copy_memory_with_access_operands() "None" {
    %0 = spirv.Variable : !spirv.ptr<f32, Function>
    spirv.CopyMemory "Function" %0, "Function" %0 ["Volatile"], ["Volatile"] {a} : f32
    spirv.Return
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xi8>, %a1: !spirv.arm.tensor<1x4x4xi16>, %a2: !spirv.arm.tensor<1xi8>, %a3: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MatMul"(%a0, %a1, %a2, %a3) : (!spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1x4x4xi16>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<1x4x4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xi8>, %a1: !spirv.arm.tensor<1x4x4xi8>, %a2: !spirv.arm.tensor<1xi16>, %a3: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MatMul"(%a0, %a1, %a2, %a3) : (!spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<1x4x4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xi8>, %a1: !spirv.arm.tensor<1x5x4xi8>, %a2: !spirv.arm.tensor<1xi8>, %a3: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MatMul"(%a0, %a1, %a2, %a3) : (!spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1x5x4xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<1x4x4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<1xf32>, %a2: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.AvgPool2D"(%a0, %a1, %a2) <{kernel = dense<[2, 2]> : !spirv.arm.tensor<2xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<2x3x3x4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<1xf32>, %a2: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.AvgPool2D"(%a0, %a1, %a2) <{kernel = dense<[2, 2]> : !spirv.arm.tensor<2xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x3x3x4xf16>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<1xf16>, %a2: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.AvgPool2D"(%a0, %a1, %a2) <{kernel = dense<[2, 2]> : !spirv.arm.tensor<2xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<1xf16>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x3x3x4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<1xf32>, %a2: !spirv.arm.tensor<1xf16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.AvgPool2D"(%a0, %a1, %a2) <{kernel = dense<[2, 2]> : !spirv.arm.tensor<2xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf16>) -> !spirv.arm.tensor<1x3x3x4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<1xf32>, %a2: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.AvgPool2D"(%a0, %a1, %a2) <{kernel = dense<[2, 2]> : !spirv.arm.tensor<2xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, pad = dense<[3, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x3x3x4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<2x1x1x3xf32>, %a2: !spirv.arm.tensor<2xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Conv2D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, dilation = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<2x1x1x3xf32>, !spirv.arm.tensor<2xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<2x1x1x4xf32>, %a2: !spirv.arm.tensor<3xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Conv2D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, dilation = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<2x1x1x4xf32>, !spirv.arm.tensor<3xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<2x1x1x4xf32>, %a2: !spirv.arm.tensor<2xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Conv2D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, dilation = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<2x1x1x4xf32>, !spirv.arm.tensor<2xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x3xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<2x1x1x4xf32>, %a2: !spirv.arm.tensor<2xf32>, %a3: !spirv.arm.tensor<1xf16>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Conv2D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, dilation = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<2x1x1x4xf32>, !spirv.arm.tensor<2xf32>, !spirv.arm.tensor<1xf16>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<2x1x1x4xf32>, %a2: !spirv.arm.tensor<2xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Conv2D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, dilation = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<2x1x1x4xf32>, !spirv.arm.tensor<2xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf16>) -> !spirv.arm.tensor<1x4x4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<2x1x1x4xf32>, %a2: !spirv.arm.tensor<2xf16>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Conv2D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, dilation = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<2x1x1x4xf32>, !spirv.arm.tensor<2xf16>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<1x1x4x2xf32>, %a2: !spirv.arm.tensor<8xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.DepthwiseConv2D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, dilation = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<1x1x4x2xf32>, !spirv.arm.tensor<8xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x7xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<1x1x4x2xf32>, %a2: !spirv.arm.tensor<7xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.DepthwiseConv2D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, dilation = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<1x1x4x2xf32>, !spirv.arm.tensor<7xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x8xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<1x1x3x2xf32>, %a2: !spirv.arm.tensor<8xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.DepthwiseConv2D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, dilation = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<1x1x3x2xf32>, !spirv.arm.tensor<8xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x8xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<2x1x1x3xf32>, %a2: !spirv.arm.tensor<2xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.TransposeConv2D"(%a0, %a1, %a2, %a3, %a4) <{out_pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<2x1x1x3xf32>, !spirv.arm.tensor<2xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4xf32>, %a1: !spirv.arm.tensor<2x1x1x4xf32>, %a2: !spirv.arm.tensor<2xf16>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.TransposeConv2D"(%a0, %a1, %a2, %a3, %a4) <{out_pad = dense<[0, 0, 0, 0]> : !spirv.arm.tensor<4xi32>, stride = dense<[1, 1]> : !spirv.arm.tensor<2xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4xf32>, !spirv.arm.tensor<2x1x1x4xf32>, !spirv.arm.tensor<2xf16>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4x4x4xf32>, %a1: !spirv.arm.tensor<2x1x1x1x3xf32>, %a2: !spirv.arm.tensor<2xf32>, %a3: !spirv.arm.tensor<1xf32>, %a4: !spirv.arm.tensor<1xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Conv3D"(%a0, %a1, %a2, %a3, %a4) <{pad = dense<[0, 0, 0, 0, 0, 0]> : !spirv.arm.tensor<6xi32>, stride = dense<[1, 1, 1]> : !spirv.arm.tensor<3xi32>, dilation = dense<[1, 1, 1]> : !spirv.arm.tensor<3xi32>, acc_type = #spirv.tosa_ext_acc_type<FP32>, local_bound = false}> : (!spirv.arm.tensor<1x4x4x4x4xf32>, !spirv.arm.tensor<2x1x1x1x3xf32>, !spirv.arm.tensor<2xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32>) -> !spirv.arm.tensor<1x4x4x4x2xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xf32>, %a1: !spirv.arm.tensor<1x3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Gather"(%a0, %a1) : (!spirv.arm.tensor<1x4x4xf32>, !spirv.arm.tensor<1x3xi32>) -> !spirv.arm.tensor<2x3x4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xf32>, %a1: !spirv.arm.tensor<2x3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Gather"(%a0, %a1) : (!spirv.arm.tensor<1x4x4xf32>, !spirv.arm.tensor<2x3xi32>) -> !spirv.arm.tensor<1x3x4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xf32>, %a1: !spirv.arm.tensor<1x3xi32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Gather"(%a0, %a1) : (!spirv.arm.tensor<1x4x4xf32>, !spirv.arm.tensor<1x3xi32>) -> !spirv.arm.tensor<1x4x4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xf32>, %a1: !spirv.arm.tensor<1x3xi32>, %a2: !spirv.arm.tensor<1x3x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Scatter"(%a0, %a1, %a2) : (!spirv.arm.tensor<1x4x4xf32>, !spirv.arm.tensor<1x3xi32>, !spirv.arm.tensor<1x3x4xf32>) -> !spirv.arm.tensor<1x4x5xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xf32>, %a1: !spirv.arm.tensor<1x3xi32>, %a2: !spirv.arm.tensor<1x4x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Scatter"(%a0, %a1, %a2) : (!spirv.arm.tensor<1x4x4xf32>, !spirv.arm.tensor<1x3xi32>, !spirv.arm.tensor<1x4x4xf32>) -> !spirv.arm.tensor<1x4x4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xf32>, %a1: !spirv.arm.tensor<2x3xi32>, %a2: !spirv.arm.tensor<1x3x4xf32>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.Scatter"(%a0, %a1, %a2) : (!spirv.arm.tensor<1x4x4xf32>, !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<1x3x4xf32>) -> !spirv.arm.tensor<1x4x4xf32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xi8>, %a1: !spirv.arm.tensor<1x4x4xi8>, %a2: !spirv.arm.tensor<1xi8>, %a3: !spirv.arm.tensor<1xi16>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MatMul"(%a0, %a1, %a2, %a3) : (!spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi16>) -> !spirv.arm.tensor<1x4x4xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph]> {
  spirv.ARM.Graph @g(%a0: !spirv.arm.tensor<1x4x4xi8>, %a1: !spirv.arm.tensor<1x4x4xi8>, %a2: !spirv.arm.tensor<1xi8>, %a3: !spirv.arm.tensor<1xi8>) -> (!spirv.arm.tensor<1xi1>) {
    %r = "spirv.Tosa.MatMul"(%a0, %a1, %a2, %a3) : (!spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1x4x4xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<1x4x5xi32>
    %z = spirv.ARM.GraphConstant { graph_constant_id = 42 : i32 } : !spirv.arm.tensor<1xi1>
    spirv.ARM.GraphOutputs %z : !spirv.arm.tensor<1xi1>
  }
}
// -----
func.func @f(%a: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = "linalg.matmul"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    "linalg.yield"(%z) : (f32) -> ()
  }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @f(%a: tensor<4x4x4xf32>, %c: tensor<4x4x4xf32>) -> tensor<4x4x4xf32> {
  %0 = "linalg.batch_matmul"(%a, %a, %c) <{indexing_maps = [], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    "linalg.yield"(%z) : (f32) -> ()
  }) : (tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  return %0 : tensor<4x4x4xf32>
}
// -----
func.func @f(%a: tensor<4x4x4xf32>, %c: tensor<4x4x4xf32>) -> tensor<4x4x4xf32> {
  %0 = "linalg.batch_matmul"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    "linalg.yield"(%z) : (f32) -> ()
  }) : (tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  return %0 : tensor<4x4x4xf32>
}
// -----
func.func @f(%a: tensor<4x4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = "linalg.batch_reduce_matmul"(%a, %a, %c) <{indexing_maps = [], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    "linalg.yield"(%z) : (f32) -> ()
  }) : (tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @f(%a: tensor<4x4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = "linalg.batch_reduce_matmul"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    "linalg.yield"(%z) : (f32) -> ()
  }) : (tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @f(%a: !xegpu.mem_desc<64xtensor<4xf16>>, %v: vector<48x32xf32>) {
  xegpu.store_matrix %v, %a[32] : vector<48x32xf32>, !xegpu.mem_desc<64xtensor<4xf16>>
  return
}
// -----
func.func @f() {
  %0 = "tosa.const"() <{values = dense<[[1, 2], [3, 4]]> : tensor<2x4611686018427387905xi32>}> : () -> tensor<2x2xi32>
  return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = acc.getdeviceptr varPtr(%p : !llvm.ptr) varType(!llvm.ptr) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>}
  %1 = acc.getdeviceptr varPtr(%p : !llvm.ptr) -> !llvm.ptr {dataClause = #acc<data_clause acc_create>}
  %2 = acc.create varPtr(%p : !llvm.ptr) varType(i32) -> !llvm.ptr
  llvm.return
}

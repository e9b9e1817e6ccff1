// What mutants have found in dialects from a to l: the reference is asked.

// What names a box of a launch is counted behind what follows it.
func.func @main(%c1: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%grid_x = %c1, %grid_y = %c1, %grid_z = %c1)
             threads(), %ty) {
    gpu.terminator
  }
  return
}

// -----

func.func @main(%c1: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%grid_x = %c1, %grid_y = %c1, %grid_z = %c1)
             threads() in %a (%a = %c1) {
    gpu.terminator
  }
  return
}

// -----

func.func @main(%c1: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%grid_x = %c1, %grid_y = %c1, %grid_z = %c1)
             threads() in (%tx = %c1, %ty = %c1, %tz = %c1) {
    gpu.terminator
  }
  return
}

// -----

// Types without parameters are written whole.
%c = arith.constant 1 : index
%0 = async.create_group %c : i16777215

// -----

%c = arith.constant 1 : index
%0 = async.create_group %c : !foo

// -----

%b = builtin.unrealized_conversion_cast to !acc.data_bounds_ty
%0 = acc.get_extent %b : (i32) -> index

// -----

%b = builtin.unrealized_conversion_cast to !acc.data_bounds_ty
%0 = acc.get_extent %b : () -> index

// -----

// Calls of async functions are judged as other calls.
async.func @f(%a: i32) -> !async.token { return }
func.func @g(%a: i32) { 
  %0 = async.call @f(%a) : (i32) -> !async.token
  return }

// -----

async.func @f(%a: i32) -> !async.token { return }
func.func @g(%a: i32) { 
  %0 = async.call @f(%a, %a) : (i32, i32) -> !async.token
  return }

// -----

async.func @f(%a: i32) -> !async.token { return }
func.func @g(%a: f32) { 
  %0 = async.call @f(%a) : (f32) -> !async.token
  return }

// -----

async.func @f(%a: i32) -> !async.token { return }
func.func @g(%a: i32) { 
  async.call @f(%a) : (i32) -> ()
  return }

// -----

async.func @f(%a: i32) -> !async.token { return }
func.func @g(%a: i32) { 
  %0 = async.call @f(%a) : (i32) -> !async.value<i32>
  return }

// -----

func.func @f(%a: i32) -> !async.token { %0 = builtin.unrealized_conversion_cast to !async.token 
   return %0 : !async.token }
func.func @g(%a: i32) { 
  %0 = async.call @f(%a) : (i32) -> !async.token
  return }

// -----

func.func @g(%a: i32) { 
  %0 = async.call @f(%a) : (i32) -> !async.token
  return }

// -----

// A grid must be there for whatever refers to one.
func.func @g(%a: index) {
  %r:2 = shard.neighbors_linear_indices on @nope[%a] split_axes = [0] : index, index
  return }

// -----

func.func @g() {
  %0 = omp.groupprivate @nope : !llvm.ptr
  return }

// -----

func.func private @nope()
func.func @g() {
  %0 = omp.groupprivate @nope : !llvm.ptr
  return }

// -----

llvm.mlir.global external @nope() : i32
func.func @g() {
  %0 = omp.groupprivate @nope : !llvm.ptr
  return }

// -----

llvm.mlir.global external @nope() : i32
func.func @g() {
  %0 = omp.groupprivate @nope device_type(any) : memref<i32>
  return }

// -----

llvm.mlir.global external @nope() : i32
func.func @g() {
  %0 = "omp.groupprivate"() {device_type = #omp<device_type(host)>, sym_name = @nope} : () -> !llvm.ptr
  return }

// -----

// What a group of a format holds behind its first word must be there.
llvm.mlir.global external @nope() : i32
func.func @g() {
  %0 = omp.groupprivate @nope device_type : memref<i32>
  return }

// -----

llvm.func @nope()
func.func @g() {
  %0 = omp.groupprivate @nope : !llvm.ptr
  return }

// -----

gpu.module @a { gpu.func @nope() kernel { gpu.return }
func.func @g() {
  %0 = omp.groupprivate @nope : !llvm.ptr
  return } }

// -----

// Packed types are told without encoding, layout and memory space.
func.func @f(%t: tensor<1x1024xf32>, %d: tensor<4x16x64x32xbf16>) {
  %p = linalg.pack %t outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [64, 32] into %d : tensor<1x1024xf32> -> tensor<4x16x64x32xbf16>
  return
}

// -----

func.func @f(%t: memref<1x1024xf32>, %d: memref<4x16x64x32xf32, 3>) {
  linalg.unpack %d outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [64, 32] into %t : memref<4x16x64x32xf32, 3> -> memref<1x1024xf32> 
  return
}

// -----

func.func @f(%t: tensor<1x1024xf32>, %d: tensor<4x16x64x32xf32, 3>) {
  %p = linalg.pack %t outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [64, 32] into %d : tensor<1x1024xf32> -> tensor<4x16x64x32xf32, 3>
  return
}

// -----

// Tensors and buffers are not mixed, and tensors make one result.
func.func @f(%t: memref<1x1024xf32>, %d: tensor<4x16x64x32xf16, 3>) {
  linalg.pack %t outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [64, 32] into %d : memref<1x1024xf32> -> tensor<4x16x64x32xf16, 3>
  return
}

// -----

func.func @f(%t: memref<*xf32>, %d: tensor<4x16x64x32xf16, 3>) {
  %0 = linalg.pack %t outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [64, 32] into %d : memref<*xf32> -> tensor<4x16x64x32xf16, 3>
  return
}

// -----

func.func @f(%t: f32, %d: memref<4x16x64x32xf16, 3>) {
  %0 = linalg.pack %t outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [64, 32] into %d : f32 -> memref<4x16x64x32xf16, 3>
  return
}

// -----

func.func @f(%t: vector<2xf32>, %d: memref<4x16x64x32xf16, 3>) {
  %0 = linalg.pack %t outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [64, 32] into %d : vector<2xf32> -> memref<4x16x64x32xf16, 3>
  return
}

// -----

func.func @f(%t: memref<1x1024xf32>, %d: tensor<4x16x64x32xf16, 3>) {
  "linalg.unpack" (%d, %t) {outer_dims_perm = array<i64: 0, 1> ,inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 64, 32>} : (tensor<4x16x64x32xf16, 3>, memref<1x1024xf32>) -> ()
  return
}

// -----

func.func @f(%t: memref<1x1024xf32>, %d: memref<16x32x64x32xf32>) {
  %0 = "linalg.unpack" (%d, %t) {inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 64, 32>} : (memref<16x32x64x32xf32>, memref<1x1024xf32>) -> tensor<1x1024xf32>
  return
}

// -----

func.func @f(%t: tensor<1x1024xf32>, %d: tensor<1x32x64x32xf32>) {
  "linalg.unpack" (%d, %t) {inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 64, 32>} : (tensor<1x32x64x32xf32>, tensor<1x1024xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<1x1024xf32>, %d: tensor<*xf32>) {
  %0 = "linalg.unpack" (%d, %t) {inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 0, 32>} : (tensor<*xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
  return
}

// -----

// No maps are left where something before them is wrong.
func.func @on_tensors(%a: tensor<2x4xi8>, %b: tensor<4x3xi8>, %c: i32, %d: i32, %e: tensor<2x3xi32>) {
  %0 = linalg.quantized_matmul ins(%a, %b, %c, %d : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%e : tensor<2x3xi32>) -> tensor<12x3xi32>
  return
}

// -----

func.func @f(%input: tensor<1x4x4x6xbf16>, %filter: tensor<8x2x2x6xbf16>, %init: tensor<1x2x2x8xbf16>) -> tensor<1x2x2x8xbf16> {
  %0 = linalg.conv_2d_nhwc_fhwc {bufferization.writable = 9 , dilations = dense<1> : tensor<2xi64>,
                                              strides = dense<2> : tensor<2xi64>}
     ins (%input, %filter: tensor<1x4x4x6xbf16>, tensor<8x2x2x6xbf16>)
    outs (%init: tensor<1x2x2x8xbf16>) -> tensor<1x2x2x8xbf16>
  return %0 : tensor<1x2x2x8xbf16>
}

// -----

// Memoized maps may be fewer than the operands.
func.func @f(%a: memref<2x3x9x11xf32>, %b: memref<6x7xf32>, %c: memref<2x3x4x5xf32>) {
  "linalg.pooling_nchw_max"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %6 = "arith.maximumf"(%z, %x) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "linalg.yield"(%6) : (f32) -> ()
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>]} : (memref<2x3x9x11xf32>, memref<6x7xf32>, memref<2x3x4x5xf32>) -> ()
  return
}

// -----

// Memoized maps may be of more loops than there are.
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) {
  %0 = "linalg.depthwise_conv_2d_nchw_chw"(%a, %b, %c) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

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

// -----

// A call by a nested name is one of no name.
llvm.func @g(%arg0: f32, %arg1: f32, %arg2: f32) {
  llvm.invoke @foo::@x(%arg0, %arg2) to ^bb1 unwind ^bb2 : (f32, f32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @g(%arg0: !llvm.ptr) {
  llvm.call @foo::@x(%arg0) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @g() {
  llvm.call @foo::@x() : () -> ()
  llvm.return
}

// -----

func.func @main(%c1: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%grid_x = %c1, %grid_y = %c1, %grid_z = %c1)
             threads(%tx, %ty, %tz) in (%x = %c1, %y = %c1, %z = %c1) module(@a::@b) function(@c::@d) {
    gpu.terminator
  }
  return
}

// -----

// A kernel environment does not wait both ways.
%a = arith.constant 1 : index
"acc.kernel_environment"(%a, %a) <{asyncOnly, operandSegmentSizes = array<i32: 1, 0, 1, 0>, waitOnly}> ({
  "acc.yield"() : () -> ()
}) : (index, index) -> ()

// -----

%a = arith.constant 1 : index
"acc.kernel_environment"(%a, %a) <{asyncOnly, operandSegmentSizes = array<i32: 1, 1, 0, 0>, waitOnly}> ({
  "acc.yield"() : () -> ()
}) : (index, index) -> ()

// -----

%a = arith.constant 1 : index
"acc.kernel_environment"(%a, %a) <{asyncOnly, operandSegmentSizes = array<i32: 1, 0, 0, 1>, waitOnly}> ({
  "acc.yield"() : () -> ()
}) : (index, index) -> ()

// -----

%a = arith.constant 1 : index
"acc.kernel_environment"(%a, %a) <{asyncOnly, operandSegmentSizes = array<i32: 0, 1, 0, 1>}> ({
^bb0(%z: index):
}) : (index, index) -> ()

// -----

%a = arith.constant 1 : index
"acc.kernel_environment"(%a, %a) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, waitOnly}> ({
^bb0(%z: index):
}) : (index, index) -> ()

// -----

// Elements that go to shared memory keep their type.
func.func @f(%a: memref<4xi1>, %i: index, %b: memref<4xf32>, %m: i1) {
  "amdgpu.global_load_async_to_lds"(%a, %i, %b, %i, %m) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, transferType = (i32) -> ()}> : (memref<4xi1>, index, memref<4xf32>, index, i1) -> ()
  return
}

// -----

func.func @f(%a: memref<4xi1>, %i: index, %b: memref<4xf32>, %m: i1) {
  "amdgpu.global_load_async_to_lds"(%a, %i, %b, %i, %m) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, transferType = i7}> : (memref<4xi1>, index, memref<4xf32>, index, i1) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32, 1>, %i: index, %b: memref<4xf16, strided<[2], offset: ?>, #gpu.address_space<workgroup>>, %m: i1) {
  "amdgpu.global_load_async_to_lds"(%a, %i, %b, %i, %m) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, transferType = i32}> : (memref<4xf32, 1>, index, memref<4xf16, strided<[2], offset: ?>, #gpu.address_space<workgroup>>, index, i1) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32, #gpu.address_space<global>>, %i: index, %b: memref<4xf16, strided<[2], offset: ?>, #gpu.address_space<workgroup>>, %m: i1) {
  "amdgpu.global_load_async_to_lds"(%a, %i, %b, %i, %m) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, transferType = i32}> : (memref<4xf32, #gpu.address_space<global>>, index, memref<4xf16, strided<[2], offset: ?>, #gpu.address_space<workgroup>>, index, i1) -> ()
  return
}

// -----

// Types of matrices are named.
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">) {
  %0 = gpu.subgroup_mma_compute %a, %a, %a : tensor<?x4xf32>, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %i: index) {
  gpu.subgroup_mma_store_matrix %a, %a[%i, %i] {leadDimension = 32 : index} : f32, memref<32x32xf16, 3>
  return
}

// -----

// A block that enters its region again is told of first.
func.func @branch() -> () {
^next:
  spirv.Branch ^next
  spirv.Return
}

// -----

func.func @branch() -> () {
  cf.br ^a
^a:
  cf.br ^a
  return
}

// -----

// Layouts of buffers are builtin.
func.func @f(%a: tensor<4xi32> {bufferization.buffer_layout = #spirv.memory_access<Volatile|Aligned>}) {
  return
}

// -----

func.func @f(%a: tensor<4xi32> {bufferization.buffer_layout = #test.x}) {
  return
}

// -----

func.func @f(%a: tensor<4xi32> {bufferization.buffer_layout = #xegpu.layout<lane_layout = [1], lane_data = [2]>}) {
  return
}

// -----

// What aggregates are made of is looked at.
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "combine", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    "llvm.return"() : () -> ()
    %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(tensor<62x90xf32>, f32)>
  }) : () -> ()

// -----

%7 = llvm.extractvalue %6[1] : !llvm.struct<(tensor<62x90xf32>, f32)>

// -----

%7 = llvm.extractvalue %6[0, 1] : !llvm.struct<(struct<(tensor<62x90xf32>, f32)>, f32)>

// -----

%7 = llvm.extractvalue %6[0] : !llvm.array<3 x tensor<62x90xf32>>

// -----

%7 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<2xindex>>

// -----

%7 = llvm.extractvalue %6[0] : !llvm.struct<(!llvm.target<"spirv.foo", tensor<2xi32>>, i32)>

// -----

// What was read around a target is named.
module attributes {gpu.container_module} {
  gpu.binary @x  [#gpu.object<#dot_trait, properties = {section = "__nv_rel_fatbin"}, "BLOB">]
}

// -----

  gpu.binary @x  [#gpu.object<, "BLOB">]

// -----

// All sizes of a cluster are there, or none.
%c1 = arith.constant 1 : index
"gpu.launch"(%c1, %c1, %c1, %c1, %c1, %c1, %c1) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0>}> ({
  "gpu.return"() : () -> ()
}) : (index, index, index, index, index, index, index) -> ()

// -----

// A type with an empty format may be written as nothing.
shard.grid @g(shape = 2)
func.func @f() {
  %s = shard.sharding @g split_axes = [[0]] : vector<4x16xindex>
  return
}

// -----

shard.grid @g(shape = 2)
func.func @f() {
  %s = shard.sharding @g split_axes = [[0]] :
  return
}

// -----

shard.grid @g(shape = 2)
func.func @f() {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  return
}

// -----

shard.grid @g(shape = 2)
func.func @f() {
  %s = shard.sharding @g split_axes = [[0]] : ()
  return
}

// -----

// What stands in brackets behind a type without parameters is passed over.
func.func private @f(!gpu.async.token<1xf16>)

// -----

func.func private @f(!gpu.sparse.spmat_handle<1xf16>)

// -----

func.func private @f(!gpu.sparse.dntensor_handle<1xf16>)

// -----

func.func private @f(!gpu.sparse.spgemmop_handle<*>)

// -----

func.func private @f(!gpu<async.token<3>>)

// -----

func.func private @f(!gpu.named_barrier<3>)

// -----

// Operands that only the op's own region defines.
func.func @f(%arg0: memref<?x?xf32>) {
  affine.parallel (%kx, %ky) = (%c_0, %c_0) to (%output_dim, %output_dim) {
  %output_dim = memref.dim %arg0, %c_0 : memref<?x?xf32>
  %c_0 = arith.constant 0 : index
  }
  return
}

// -----

func.func @f(%arg0: memref<?x?xf32>) {
  affine.for %i = %o to 3 {
  %o = arith.constant 0 : index
  }
  return
}

// -----

func.func @f(%arg0: memref<?x?xf32>) {
  affine.if affine_set<(d0): (d0 == 0)>(%o) {
  %o = arith.constant 0 : index
  }
  return
}

// -----

func.func @f(%arg0: memref<?x?xf32>) {
  affine.parallel (%kx) = (%c) to (%c) {
    affine.parallel (%ky) = (0) to (10) {
      %c = affine.apply affine_map<() -> (0)>()
    }
  }
  return
}

// -----

"a.b"() {a = 0 : !llvm.ptr} : () -> ()

// -----

// Some operands of branches have no numbers.
func.func @f(%a: i32) {
  cf.switch %a : i32, [ default: ^bb1(%a#1 : i32) ]
^bb1(%x: i32):
  return
}

// -----

llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1(%a#1 : i32) [ 1: ^bb1(%a#1 : i32) ]
^bb1(%x: i32):
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1(%a : i32) [ 1: ^bb1(%a#1 : i32) ]
^bb1(%x: i32):
  llvm.return
}

// -----

func.func @f(%a: i32) {
  cf.switch %a : i32, [ default: ^bb1(%a : i32), 1: ^bb1(%a#0 : i32) ]
^bb1(%x: i32):
  return
}

// -----

// A table of kernels holds nothing else.
gpu.binary @x [#gpu.object<#nvvm.target, kernels = <[#nvvm.target]>, "x">]

// -----

gpu.binary @x [#gpu.object<#nvvm.target, kernels = <[
  #gpu.kernel_metadata<"a", () -> ()>, #gpu.address_space<global>]>, "x">]

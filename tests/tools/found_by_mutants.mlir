// What mutants have found, shrunk: the reference is asked what must hold of each.

// Arguments that have only types stand for a block, however empty the braces are.
func.func @f(f32, f32) -> f32 {
}

// -----

// No more arguments than the signature has.
func.func @f(f32) {
^bb0(%a: f32, %b: f32):
  return
}

// -----

llvm.func @f(f32) {
}

// -----

// Carried values are the operands that the maps do not take, however they are grouped.
%0 = builtin.unrealized_conversion_cast to f32
%1 = "affine.for"(%0) <{lowerBoundMap = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (32)>}> ({
^bb0(%i: index, %x: f32):
  "affine.yield"(%x) : (f32) -> ()
}) : (f32) -> f32

// -----

"affine.for"() <{lowerBoundMap = affine_map<(d0, d1) -> (d0, d1)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (32)>}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
}) : () -> ()

// -----

memref.global @g : memref<7xmemref<?xf32>> = uninitialized

// -----

// Numbers of results are added in 64 bits.
func.func @f() {
  %b:0xFFFFFFFFFFFFFFFF, %c:3 = "a.b"() : () -> (i32)
  return
}

// -----

%0 = "builtin.unrealized_conversion_cast"() <f32>: () -> (complex<f32>)

// -----

"func.func"() <f32>: (f32) -> (complex<f32>)

// -----

// The parent is shown with the numbers it has in the function.
func.func @f(%v: tensor<4xf32>, %x: i32) {
  "test.qux"(%x)({
  ^bb0(%w: tensor<4xf32>):
    tensor.parallel_insert_slice %v into %w[0][4][1] : tensor<4xf32> into tensor<4xf32>
  }) : (i32) -> ()
  return
}

// -----

// The verifier leaves the maps.
func.func @f(%a: tensor<3xf32>, %b: tensor<3x2xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "linalg.vecmat"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
    %15 = arith.mulf %arg4, %arg5 : f32
    %16 = arith.addf %arg6, %15 : f32
    "linalg.yield"(%16) : (f32) -> ()
  }) : (tensor<3xf32>, tensor<3x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<3x2xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "linalg.vecmat"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
    %15 = arith.mulf %arg4, %arg5 : f32
    %16 = arith.addf %arg6, %15 : f32
    "linalg.yield"(%16) : (f32) -> ()
  }) {linalg.memoized_indexing_maps = 1} : (tensor<3xf32>, tensor<3x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<3x2xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "linalg.vecmat"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
    %15 = arith.mulf %arg4, %arg5 : f32
    %16 = arith.addf %arg6, %15 : f32
    "linalg.yield"(%16) : (f32) -> ()
  }) {linalg.memoized_indexing_maps = []} : (tensor<3xf32>, tensor<3x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @f(%v: tensor<4xf32>, %x: i32) {
  "test.qux"(%x)({
  ^bb0(%w: tensor<4xf32>):
    tensor.parallel_insert_slice %v into %v[0][4][1] : tensor<4xf32> into tensor<4xf32>
  }) : (i32) -> ()
  return
}

// -----

func.func @on_buffers(%arg18: memref<2x7x6x6x8xf32>, %arg19: memref<3x7x3x2x3xf32>, %arg20: memref<2x3x4x5x6xf32>) {
        "linalg.pooling_nhwc_max_unsigned"(%arg18, %arg19, %arg20) <{operandSegmentSizes = array<i32: 2, 1>}> ({
        ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
          %9 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          %10 = "arith.addf"(%arg23, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "linalg.yield"(%10) : (f32) -> ()
        }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 + d6, d3 + d7, d4 + d8)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d1, d5, d6, d7, d8)>,  affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>]} : (memref<2x7x6x6x8xf32>, memref<3x7x3x2x3xf32>, memref<2x3x4x5x6xf32>) -> ()
return
}

// -----

func.func @on_buffers(%arg18: memref<2x3x9x11xf32>, %arg19: memref<6x7xf32>, %arg20: memref<2x3x4x5xf32>) {
"linalg.pooling_nchw_max"(%arg18, %arg19, %arg20) <{operandSegmentSizes = array<i32: 2, 1>}> ({
^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
  %0 = "arith.maximumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "linalg.yield"(%0) : (f32) -> ()
}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>]} : (memref<2x3x9x11xf32>, memref<6x7xf32>, memref<2x3x4x5xf32>) -> ()
return
}

// -----

func.func @on(%arg0: tensor<2x4x5x7xf32>, %arg1: tensor<3x4x6x7xf32>, %arg2: tensor<2x3x5x6xf32>) {
%0 = "linalg.depthwise_conv_2d_nhwc_hwc"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
  %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "linalg.yield"(%2) : (f32) -> ()
}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>], tag} : (tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
return
}

// -----

func.func @f(%arg0: tensor<2x4x5x7xf32>) {
%0 = "linalg.batch_mmt4d"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
  "linalg.yield"(%arg3) : (f32) -> ()
}) : () -> tensor<2x3x5x6xf32>
return
}

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

// -----

// One type is told without a plural, and with the character that is none.
func.func @f(%a: f32) -> f32 {
  %1 = "arith.addf"(%a) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  return %1 : f32
}

// -----

// The first value of a name has no other name.
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
  %v4:3 = "a.b"() : () -> (i1, i64, i32)
  "cf.br"(%v4#0)[^bb1] : (i1) -> ()
^bb1(%v4#0: i1):
  "func.return"() : () -> ()
}) : () -> ()

// -----

// Names that wait are forgotten with the others of their name.
"x.y"() ({
^bb0(%in#1: f32):
  %2 = "a.b"(%in, %in) : (f32, f32) -> f32
  "x.z"() : () -> ()
}) : () -> ()
"x.y"() ({
^bb0(%in: f32):
  "x.z"() : () -> ()
}) : () -> ()

// -----

// Attributes of an unknown dialect have a type as well.
%1 = "arith.constant"() <{value = #unknown.attribute}> : () -> index

// -----

#map = affine_map<(i, j) -> (i, j)>
func.func @f(%a: memref<1x1xf32>) {
  linalg.generic {iterator_types = ["parallel", "parallel"], indexing_maps = [#map, #map], library_call = [1]}
     ins(%a : memref<1x1xf32>) outs(%a : memref<1x1xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: memref<4x6x3xf32>, %b: memref<2x3x8xf32>, %c: memref<4x2x8xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = true, strides = true}
    ins(%a, %b : memref<4x6x3xf32>, memref<2x3x8xf32>) outs(%c : memref<4x2x8xf32>)
  return
}

// -----

func.func @f(%a: i64, %b: i64, %c: i64) -> i64 {
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
    ins(%a, %b: i64, i64) outs(%c: i64) -> i64
  return %0 : i64
}

// -----

"linalg.conv_1d"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%v1: index):
  "linalg.yield"() : () -> ()
}) : () -> ()

// -----

%v:3 = "a.b"() : () -> (tensor<2x?xf32>, tensor<2x?xf32>, tensor<2x?xf32>)
%r = "linalg.reduce"(%v#0, %v#1, %v#2) <{dimensions = array<i64: 0>}> ({
^bb0(%v2: f32):
  "linalg.yield"(%v2) : (f32) -> ()
}) : (tensor<2x?xf32>, tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>

// -----

func.func @f(%a: memref<4xi1>, %b: memref<4xf16>, %c: memref<4xf32>) {
  linalg.select ins(%a, %b, %c : memref<4xi1>, memref<4xf16>, memref<4xf32>) outs(%c: memref<4xf32>)
  return
}

// -----

// A tensor that is packed makes a result, whatever its type.
func.func @f(%a: tensor<5x1xf32>, %b: memref<?x?xf16>, %pad: f32) -> memref<?x?xf16> {
  %0 = linalg.pack %a padding_value(%pad : f32) inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %b : tensor<5x1xf32> -> memref<?x?xf16>
  return %0 : memref<?x?xf16>
}

// -----

func.func @f(%a: tensor<1x5x7xf32>, %b: tensor<1x3x2x4x2xf32>, %pad: f32) {
  %0 = linalg.pack %a padding_value(%pad, %0 : f32) inner_dims_pos = [2, 1] inner_tiles = [4, 2] into %b : tensor<1x5x7xf32> -> tensor<1x3x2x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<7x13xi32>, %b: tensor<1x2x8x8xi32>, %pad: i32) {
  %0 = linalg.pack %a padding_value(%pad : f32) outer_dims_perm = [0, 1] outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %b : tensor<7x13xi32> -> tensor<1x2x8x8xi32>
  return
}

// -----

// What isolates is asked when all inside it is right.
%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (i1)
"func.func"() <{sym_name = "v4", function_type = () -> ()}> ({
"cf.assert"(%v1#0) <{}> : (i1) -> ()
"func.return"() : () -> ()
}) : () -> ()

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (i1)
"func.func"() <{sym_name = "v4", function_type = () -> ()}> ({
"cf.assert"(%v1#0) <{msg="k"}> : (i1) -> ()
"func.return"() : () -> ()
}) : () -> ()

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (i1)
"func.func"() <{sym_name = "v4", function_type = () -> ()}> ({
"cf.assert"(%v1#0) <{msg="k"}> : (i1) -> ()
"func.return"() : () -> ()
"func.return"() : () -> ()
}) : () -> ()

// -----

func.func @std_for_yield(%arg0 : index, %arg1 : index, %arg2 : index) {
  %result = scf.for %i0 = %arg0 to %arg1 step %arg2 iter_args(%si = %s0) -> (f32) {
    %sn = arith.addf %si, %si : f32
    scf.yield %sn : f32
  }
  return
  return
}
%s0 = arith.constant 0.0 : f32

// -----

"func.func"() <{function_type = (i64, index) -> vector<8xf32>, sym_name = "fold_vector_load_expand_shape"}> ({
^bb0(%arg0: i64, %arg1: index):
  %1 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 8>}> : (i64) -> memref<4x8xf32>
  %2 = "vector.load"(%1, %arg1, %0) <{nontemporal = true}> : (memref<4x8xf32>, index, index) -> vector<8xf32>
  "func.return"(%2) : (vector<8xf32>) -> ()
}) : () -> ()
%0 = "arith.constant"() <{value = 0 : index}> : () -> index

// -----

module {
%1 = arith.constant 1 : index
module {
"func.func"() <{sym_name = "v4", function_type = () -> ()}> ({
 %0 = arith.addi %1, %1 : index
"func.return"() : () -> ()
}) : () -> ()
}
}

// -----

module {
%1 = arith.constant 1 : index
module {
 %0 = arith.addi %1, %1 : index
"func.func"() <{sym_name = "v4", function_type = () -> ()}> ({
"func.return"() : () -> ()
}) : () -> ()
}
}

// -----

module {
%1 = arith.constant 1 : index
module {
 %0 = arith.addi %1, %1 : index
"func.func"() <{sym_name = "v4", function_type = () -> ()}> ({
 %5 = arith.addi %1, %1 : index
"func.return"() : () -> ()
}) : () -> ()
 %3 = arith.addi %1, %1 : index
}
}

// -----

func.func @f(%a: f32,%b: f32, %c: i32) {
  %r = spirv.GL.NMin %a, %b : f32
  return
}

// -----

func.func @f(%a: f32,%b: f32, %c: i32) {
  %r = spirv.GL.NMin %a, %b, %a : f32
  return
}

// -----

func.func @f(%a: f32,%b: f32, %c: i32) {
  %r = spirv.GL.NMin %a : f32
  return
}

// -----

func.func @f(%a: f32,%b: f32, %c: i32) {
  %r = spirv.GL.NMin : f32
  return
}

// -----

func.func @f(%a: f32,%b: f32, %c: i32) {
  %r = spirv.GL.SmoothStep %a, %b, %a : f32
  return
}

// -----

func.func @f(%a: f32,%b: f32, %c: i32) {
  %r = spirv.FNegate %a, %b : f32
  return
}

// -----

func.func @f(%a: f32,%b: f32, %c: i32) {
  %r = spirv.FNegate %a, %b, %c, %a : f32
  return
}

// -----

func.func @f(%a: f32,%b: f32, %c: i32) {
  %r = spirv.FNegate %c : f32
  return
}

// -----

func.func @f(%a: f32,%b: f32, %c: i32) {
  %r = spirv.FNegate : f32
  return
}

// -----

func.func @f(%a: f32,%b: f32, %c: i32) {
  %r = spirv.CL.fma %a, %a, %a : f32
  return
}

// -----

func.func @f(%a: f32,%b: f32, %c: i32) {
  %r = spirv.CL.exp %a, %a, %a : f32
  return
}

// -----

func.func @f(%a: f32,%b: f32, %c: i32) {
  %r = spirv.GL.NClamp %a, %b, %a : f32
  %s = "spirv.GL.NClamp"(%a, %c, %a) : (f32,i32,f32) -> f32
  return
}

// -----

func.func @f(%a: f32,%b: f32, %c: i32) {
  %0 = spirv.CL.copysign %a, %b: f32
  %1 = spirv.CL.fdim %a, %b : f32
  %2 = spirv.CL.fmod %a, %b : f32
  %3 = spirv.CL.hypot %a, %b : f32
  %4 = spirv.GL.Atan2 %a, %b : f32
  %5 = spirv.GL.NMax %a, %b {k = 1} : f32
  %6 = spirv.GL.Step %a, %b : f32
  %7 = spirv.GL.SmoothStep %a, %b, %a {k = 1} : f32
  return
}

// -----

func.func @clone_before_dealloc(%arg0: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.to_tensor %arg0 : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

llvm.func @foo(%arg0: !llvm.func<void (ptr, ...)>)

// -----

llvm.func @invalid_nest_arg_type(%0 : !llvm.func<i32 (f16, bf16, f32, f64)> {llvm.nest})

// -----

llvm.func @foo(%arg0: !llvm.label)

// -----

llvm.func @foo(%arg0: !llvm.void)

// -----

llvm.func @foo(%arg0: !llvm.metadata)

// -----

llvm.func @foo() -> !llvm.func<void ()>

// -----

llvm.func @foo(!llvm.func<void (ptr, ...)>) {
  llvm.return
}

// -----

func.func @constant_mask_0d_f() -> vector<i1> {
  %0 = vector.constant_mask [--32767] : vector<i1>
  return %0 : vector<i1>
}

// -----

"muli"() <{map = affine_map<(d0) -> (d0)>}> : () -> ()

// -----

"a.muli"() <{map = affine_map<(d0) -> (d0)>}> {x = affine_map<(d0, d1) -> (d0)>} : () -> ()

// -----

func.func @g(%A: tensor<16x8xf16>, %B: tensor<8x32xf64>, %C: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %0 = linalg.contract
      indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>,
                       affine_map<(d0, d1, d2) -> (d2, d1)>,
                       affine_map<(d0, d1, d2) -> (d2, d1)>,
                      affine_map<(d0, d1, d2) -> (d0, d1)>]
      ins(%A, %B: tensor<16x8xf16>, tensor<8x32xf64>)
      outs(%C: tensor<16x32xf32>) -> tensor<16x32xf32>
  return %0: tensor<16x32xf32>
}

// -----

llvm.func @foo(%arg0: !llvm.func<void (ptr, ...)>) -> !llvm.array<4 x f32>

// -----

llvm.func @foo(%arg0: !llvm.func<void (ptr, ...)>) -> !llvm.metadata

// -----

llvm.func @foo(%arg0: !llvm.func<void (ptr, ...)>) -> !llvm.label attributes {a = !llvm.func<void (ptr, ...)>}

// -----

func.func @f(%arg0: tensor<100xi64>) -> tensor<100xi64> {
  %1 = tosa.clamp %arg0 {max_val = 3000000000 : i64, max_val = 3000000000 : i64, min_val = -2147483648 : i64} : (tensor<100xi64>) -> tensor<100xi64>
  return %1 : tensor<100xi64>
}

// -----

func.func @f(%arg0: tensor<100xi64>) -> tensor<100xi64> {
  %1 = tosa.clamp %arg0 {nan_mode = IGNORE, nan_mode = IGNORE, max_val = 3000000000 : i64, min_val = -2147483648 : i64} : (tensor<100xi64>) -> tensor<100xi64>
  return %1 : tensor<100xi64>
}

// -----

func.func @f(%arg0: i64, %p: !ptr.ptr<#ptr.generic_space>) {
  "ptr.store"(%arg0, %p) <{alignment = 8 : i64, ordering = 77 : i32}> : (i64, !ptr.ptr<#ptr.generic_space>) -> ()
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = "ptr.load"(%p) <{alignment = 8 : i64, ordering = 10 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> i64
  return
}

// -----

func.func @f(%a: memref<2x4xf32>) {
  %r = "vector.type_cast"(%a) : (memref<2x4xf32>) -> memref<memref<2x4xf32>>
  return
}

// -----

func.func @address_of() {
  %0 = "emitc.variable"() <{a = 2.0 : f32, value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %1 = emitc.address_of %0 : !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%a: tensor<16x32xf32>, %b: tensor<2x2x8x16xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b {operandSegmentSizes = () -> ()} : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%b: tensor<16x32xf32>, %a: tensor<2x2x8x16xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b {operandSegmentSizes = () -> ()} : tensor<2x2x8x16xf32> -> tensor<16x32xf32>
  return
}

// -----

%v:4 = "a.b"() : () -> (memref<4xi1>, memref<?x3xf64>, !mpi.comm, i32)
"mpi.reduce_scatter_block"(%v#0, %v#1, %v#2) <{op = 13 : i32}> : (memref<4xi1>, memref<?x3xf64>, !mpi.comm) -> ()

// -----

%v:4 = "a.b"() : () -> (memref<4xi1>, memref<?x3xf64>, !mpi.comm, i32)
"mpi.reduce_scatter_block"(%v#0, %v#0, %v#2) <{op = 13 : i32}> : (memref<4xi1>, memref<4xi1>, !mpi.comm) -> ()

// -----

"irdl.dialect"() <{sym_name = "a b"}> ({
^bb0:
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "1b"}> ({
^bb0:
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "aB"}> ({
^bb0:
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = ""}> ({
^bb0:
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "ä"}> ({
^bb0:
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "_a"}> ({
^bb0:
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "a.b"}> ({
^bb0:
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "builtin"}> ({
^bb0:
}) : () -> ()

// -----

// Pointers that are none, in the shape of the offsets: the type is shown that cannot be.
func.func @f(%a: none, %b: vector<4xindex>) {
  %0 = ptr.ptr_add %a, %b : none, vector<4xindex>
  return
}

// -----

func.func @f(%a: none, %b: tensor<4xindex>) -> none {
  %0 = ptr.ptr_add %a, %b : none, tensor<4xindex>
  return %0 : none
}

// -----

// What stands in `<{...}>` of custom form is looked at before what follows.
emitc.call_opaque "f" (%a) <{b, c = 0 : index}>

// -----

emitc.call_opaque "f" (%a) <{args = 4}>

// -----

emitc.member_call_opaque %a "f" (%a) <4>

// -----

llvm.intr.ubsantrap <{b}>

// -----

xegpu.convert_layout %a

// -----

xegpu.convert_layout %a <{input_layout = 4}>

// -----

xegpu.create_mem_desc %a <{b}>

// -----

xegpu.load_matrix %a[0] <{const_offsets = 4}>

// -----

xevm.blockload %a <{cache_control = 4, b}>

// -----

xevm.blockload2d %a, %a, %a, %a, %a, %a <{b}>

// -----

xevm.memfence <{b, scope = #xevm.mem_scope<workgroup>}>

// -----

%h = "x.y"() : () -> !transform.any_op
transform.apply_conversion_patterns to %h {"x.z"() : () -> ()} : !transform.any_op

// -----

%h = "x.y"() : () -> !transform.any_op
transform.apply_conversion_patterns to %h {transform.apply_conversion_patterns.dialect_to_llvm "math"} with type_converter {"x.z"() : () -> ()} : !transform.any_op

// -----

%h = "x.y"() : () -> !transform.any_op
transform.apply_conversion_patterns to %h {transform.apply_conversion_patterns.func.func_to_llvm} with type_converter {"x.y"() : () -> ()
"x.z"() : () -> ()} : !transform.any_op

// -----

%h = "x.y"() : () -> !transform.any_op
transform.func.cast_and_call @f before %h {"x.y"() : () -> ()} : (!transform.any_op) -> !transform.any_op

// -----

%h = "x.y"() : () -> !transform.any_op
transform.func.cast_and_call before %h {"x.y"() : () -> ()} : (!transform.any_op) -> !transform.any_op

// -----

%h = "x.y"() : () -> !transform.any_op
%r = "transform.irdl.collect_matching"(%h) ({"x.y"() : () -> ()}) : (!transform.any_op) -> !transform.any_op

// -----

// Upstream reads on for the body of a symbol that ends with its point.
"a.b"() : () -> !llvm. ptr

// -----

"a.b"() {x = #llvm. linkage<internal>} : () -> ()

// -----

"a.b"() {x = !gpu. y} : () -> ()

// -----

"a.b"() {x = #gpu. y} : () -> ()

// -----

"a.b"() {x = !spirv. ptr} : () -> ()

// -----

"a.b"() : () -> (!llvm. , i32)

// -----

func.func @f(%a: i32) {
  %0 = tosa.assert_equal_shape %a : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  tosa.assert_equal_shape %a : (i32) -> i32
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0 = tosa.matmul_t %a {b} : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0 = tosa.matmul_t @x : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0 = tosa.cast_from_block_scaled %a, %a {block_size = ui512} : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0 = tosa.cast_from_block_scaled %a, %a {block_size = i32} : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  %0 = tosa.row_gather %a : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

%s = spirv.KHR.Expect @p : i32

// -----

%s = spirv.KHR.Expect %a : i32

// -----

%s = spirv.KHR.Expect %a, %a, %b : i32

// -----

omp.taskgroup private ^bb(%ptr : tensor<*xi32>)

// -----

omp.taskgroup map_entries(%a -> %b : i32)

// -----

omp.taskgroup use_device_ptr(%a -> %b : i32)

// -----

omp.target_data private(%a -> %b : i32)

// -----

pdl_interp.get_results @a {}

// -----

pdl_interp.get_results "a" of %x : i32

// -----

pdl.results unit of

// -----

pdl_interp.get_operands @f of

// -----

%0 = transform.payload failures

// -----

transform.payload attributes {a}

// -----

func.func @f(%a: i32) {
%v = vector.shuffle %a, %a [0] : i32, i32
return
}

// -----

func.func @f(%a: i32) {
%v = vector.shuffle %a, %a [] : i32, i32
return
}

// -----

func.func @f(%b: vector<3xi32>, %a: i32) {
%v = vector.shuffle %a, %b [1] : i32, vector<3xi32>
return
}

// -----

func.func @f(%a: vector<3xi32>) {
vector.shuffle %a, %a [] : vector<3xi32>, vector<3xi32>
return
}

// -----

%0 = tosa.avg_pool2d_adaptive %a {b}

// -----

%0 = tosa.clamp %a {nan_mode = i32}

// -----

%v:1 = "x.y"() : () -> (i64)
"xegpu.prefetch"(%v#0) <{offset_align_byte = 4 : i64}> : (i64) -> ()

// -----

%v:3 = "x.y"() : () -> (i32, index, vector<2x3xi1>)
%r = "xegpu.load"(%v#0, %v#1) : (i32, index) -> (vector<2x3xi32>)

// -----

%v:3 = "x.y"() : () -> (i32, index, vector<2x3xi1>)
%r = "xegpu.load"(%v#0, %v#1, %v#2) <{l2_hint = #xegpu.cache_hint<read_invalidate>, l3_hint = #xegpu.cache_hint<write_back>}> : (i32, index, vector<2x3xi1>) -> (vector<2x3xi32>)

// -----

%v:3 = "x.y"() : () -> (i64, vector<6xindex>, vector<6xi1>)
%r = "xegpu.load"(%v#0, %v#1, %v#2) <{l1_hint = #xegpu.cache_hint<write_back>}> : (i64, vector<6xindex>, vector<6xi1>) -> (vector<6xi32>)

// -----

%v:3 = "x.y"() : () -> (vector<6xi32>, i64, vector<6xindex>)
%w:1 = "x.y"() : () -> (vector<6xi1>)
"xegpu.store"(%v#0, %v#1, %v#2, %w) <{l3_hint = #xegpu.cache_hint<streaming>}> : (vector<6xi32>, i64, vector<6xindex>, vector<6xi1>) -> ()

// -----

%v:3 = "x.y"() : () -> (vector<6xi32>, i64, vector<6xindex>)
%w:1 = "x.y"() : () -> (vector<6xi1>)
"xegpu.store"(%v#0, %v#1, %v#2, %w) <{l3_hint = #xegpu.cache_hint<read_invalidate>}> : (vector<6xi32>, i64, vector<6xindex>, vector<6xi1>) -> ()

// -----

%v:3 = "x.y"() : () -> (vector<6xi32>, i64, vector<6xindex>)
"xegpu.prefetch"(%v#1, %v#2) <{l3_hint = #xegpu.cache_hint<write_back>}> : (i64, vector<6xindex>) -> ()

// -----

"func.func"() <{sym_name = "a", function_type = (i32)->(), arg_attrs = []}> ({
^bb0(%v1: i32):
"func.return"() : () -> ()
}) : () -> ()

// -----

"a.b"(){a=!ptr.ptr<#test.const_memory_space>} : () -> ()

// -----

"a.b"(){a=!ptr.ptr<#test.const_memory_space<1>>} : () -> ()

// -----

"a.b"(){a=!ptr.ptr<4>} : () -> ()

// -----

"a.b"(){a=!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = -5 to -255>} : () -> ()

// -----

"a.b"(){a=!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 18446744073709551615 to 1>} : () -> ()

// -----

"a.b"(){a=!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 18446744073709551617 to 1>} : () -> ()

// -----

"a.b"(){a=!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 0 to -1>} : () -> ()

// -----

"a.b"(){a=!sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = -1>} : () -> ()

// -----

spirv.module Logical GLSL450 {
   spirv.EntryPoint "GLCompute" @do_nothing::@x
}

// -----

spirv.module Logical GLSL450 {
   spirv.EntryPoint "GLCompute" @a, @b::@c
}

// -----

spirv.module Logical GLSL450 {
   spirv.ExecutionMode @do_nothing::@x "LocalSizeHint", 3, 4, 5
}

// -----

%c1 = spirv.Constant dense<1> : !spirv.matrix<3 x vector<3xf32>>

// -----

%c1 = spirv.Constant dense<1.0> : !spirv.matrix<3 x vector<3xf32>>

// -----

"a.b"() {t = dense<"0x00"> : !spirv.matrix<3 x vector<3xf32>>} : () -> ()

// -----

"a.b"() {t = dense<1.0> : !spirv.matrix<3 x vector<2xf32>>} : () -> ()

// -----

"a.b"() {t = dense<[[1.0,2.0],[1.0,2.0],[1.0,2.0]]> : !spirv.matrix<3 x vector<2xf32>>} : () -> ()

// -----

"a.b"() {t = dense<[[1.0,2.0,3.0],[1.0,2.0,4.0]]> : !spirv.matrix<3 x vector<2xf32>>} : () -> ()

// -----

"a.b"() {t = dense<1.0> : !spirv.array<3 x f32>} : () -> ()


// -----

// An empty list of what results have says nothing, whatever their number.
"func.func"() <{sym_name = "a", function_type = (i32) -> f32, res_attrs = []}> ({
^bb0(%v1: i32):
"ml_program.return"() : () -> ()
}) : () -> ()

// -----

%0:2 = "x.y"() : () -> (vector<8x16xf32>, !xegpu.tensor_desc<24x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>)
"xegpu.store_nd"(%0#0, %0#1) : (vector<8x16xf32>, !xegpu.tensor_desc<24x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>) -> ()

// -----

%0:2 = "x.y"() : () -> (vector<8x16xf32>, !xegpu.tensor_desc<24x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>)
"xegpu.store_nd"(%0#0, %0#1) <{l1_hint = #xegpu.cache_hint<streaming>}> : (vector<8x16xf32>, !xegpu.tensor_desc<24x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>) -> ()

// -----

%0:2 = "x.y"() : () -> (vector<8x16xf32>, !xegpu.tensor_desc<24x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>)
"xegpu.store_nd"(%0#0, %0#1) <{const_offsets = array<i64: 1>}> : (vector<8x16xf32>, !xegpu.tensor_desc<24x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>) -> ()

// -----

%0:2 = "x.y"() : () -> (vector<8xf32>, !xegpu.tensor_desc<24x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>)
"xegpu.store_nd"(%0#0, %0#1) : (vector<8xf32>, !xegpu.tensor_desc<24x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>) -> ()

// -----

%0:2 = "x.y"() : () -> (vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 1>>)
"xegpu.store_nd"(%0#0, %0#1) <{const_offsets = array<i64: 1,1>}> : (vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 1>>) -> ()

// -----

%0:2 = "x.y"() : () -> (vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>)
%1 = "xegpu.load_nd"(%0#1) : (!xegpu.tensor_desc<8x16xf32>) -> (vector<8x16xf32>)

// -----

%0:2 = "x.y"() : () -> (vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>)
"xegpu.prefetch_nd"(%0#1) : (!xegpu.tensor_desc<8x16xf32>) -> ()

// -----

%0:2 = "x.y"() : () -> (vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>)
xegpu.prefetch_nd %0#1 : !xegpu.tensor_desc<8x16xf32>

// -----

%0:2 = "x.y"() : () -> (vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>)
xegpu.prefetch_nd %0#1[0] : !xegpu.tensor_desc<8x16xf32>

// -----

%0:2 = "x.y"() : () -> (vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>)
"xegpu.store_nd"(%0#0, %0#1) : (vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>) -> ()

// -----

%v2:1 = "transform.get_consumers_of_result"(%v2) <{result_number = 1 : i64}> : (!transform.any_op) -> (!transform.any_op)

// -----

func.func @f(%a: !transform.any_op) {
  %0:3 = transform.structured.pack_transpose %0 with_compute_op(%a) outer_perm = [1, 0] inner_perm = [1, 2] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

%v2:1 = "transform.gpu.map_nested_forall_to_threads"(%v2) <{block_dims = array<i64: 0>, sync_after_distribute = true}> : (!transform.any_op) -> (!transform.any_op)

// -----

%v = transform.merge_handles %v, %v : !transform.any_op

// -----

%v = transform.get_parent_op %v : (!transform.any_op) -> !transform.any_op

// -----

%a, %b = transform.structured.pad %b : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

// -----

%a = transform.param.constant 1 -> !transform.any_param

// -----

%a = transform.sequence %a : !transform.any_op -> !transform.any_op failures(propagate) {
^bb0(%x: !transform.any_op):
  transform.yield %x : !transform.any_op
}

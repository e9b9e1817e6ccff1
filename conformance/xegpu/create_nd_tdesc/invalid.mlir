// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// Descriptors that do not fit what they describe.

func.func @f(%a: memref<24x32xf32>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op TensorDesc should have the same element type with the source if it is a memref.}}
  %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf16>
  return
}

// -----

func.func @f(%a: memref<24xf32>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides or the memref source.}}
  %0 = xegpu.create_nd_tdesc %a : memref<24xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%a: memref<24x32xf32, 3>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Memory space mismatch. Source: 3, TensorDesc: 0}}
  %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32, 3> -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%a: memref<24x32xf32>) {
  // expected-error@+1 {{SLM is only supported for 1D block tensor}}
  %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>
  return
}

// -----

func.func @f(%a: memref<24x32xf32, 3>) {
  // expected-error@+1 {{SLM is only supported for 1D block tensor}}
  %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32, 3> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the rank of shape, strides, and source (if source is a memref) should match with each other.}}
  %0 = xegpu.create_nd_tdesc %a, shape: [%i], strides: [%i, 1] : memref<?x?xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%a: ui64, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op expecting strides and shape to be present for integer source.}}
  %0 = xegpu.create_nd_tdesc %a : ui64 -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%a: i32, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op expecting strides and shape to be present for integer source.}}
  %0 = xegpu.create_nd_tdesc %a : i32 -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%a: ui64, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the rank of shape, strides, and source (if source is a memref) should match with each other.}}
  %0 = xegpu.create_nd_tdesc %a, shape: [24, 33], strides: [32] : ui64 -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%a: ui64, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides or the memref source.}}
  %0 = xegpu.create_nd_tdesc %a, shape: [33], strides: [32] : ui64 -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%a: memref<24x32xf32>, %i: index) {
  // expected-error@+1 {{expected ':'}}
  %0 = xegpu.create_nd_tdesc %a[%i, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%a: memref<24x32xf32>, %i: index) {
  // expected-error@+1 {{expected ':'}}
  %0 = xegpu.create_nd_tdesc %a[%i] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%a: memref<24x32xf32>, %i: index) {
  // expected-error@+1 {{invalid properties {const_shape = array<i64: 3>, operandSegmentSizes = array<i32: 1, 1, 0, 0>} for op xegpu.create_nd_tdesc: for `operandSegmentSizes`: size mismatch in attribute conversion: 4 vs 3}}
  %0 = "xegpu.create_nd_tdesc"(%a, %i) <{const_shape = array<i64: 3>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<24x32xf32>, index) -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%a: memref<24x32xf32>, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "xegpu.create_nd_tdesc"(%a) <{const_shape = array<i64: 3>}> : (memref<24x32xf32>) -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%a: memref<24x32xf32>, %i: index) {
  // expected-error@+1 {{unknown attribute `scatter_tdesc_attr` in dialect `xegpu`}}
  %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
  return
}

// -----

func.func @f(%a: memref<24xf32>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Memory space mismatch. Source: 0, TensorDesc: 3}}
  %0 = xegpu.create_nd_tdesc %a : memref<24xf32> -> !xegpu.tensor_desc<8xf32, #xegpu.block_tdesc_attr<memory_space = slm>>
  return
}

// -----

func.func @f(%a: memref<24xf32, 3>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Memory space mismatch. Source: 3, TensorDesc: 0}}
  %0 = xegpu.create_nd_tdesc %a : memref<24xf32, 3> -> !xegpu.tensor_desc<8xf32, #xegpu.block_tdesc_attr<memory_space = global>>
  return
}

// -----

// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse XeGPU_MemorySpaceAttr parameter 'value' which is to be a `::mlir::xegpu::MemorySpace`}}
func.func @f(%a: memref<24xf32, #xegpu.memory_space<"slm">>) {
  %0 = xegpu.create_nd_tdesc %a : memref<24xf32, #xegpu.memory_space<"slm">> -> !xegpu.tensor_desc<8xf32>
  return
}

// -----

func.func @f(%a: memref<24xf32, -1>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Memory space mismatch. Source: 4294967295, TensorDesc: 0}}
  %0 = xegpu.create_nd_tdesc %a : memref<24xf32, -1> -> !xegpu.tensor_desc<8xf32>
  return
}

// -----

func.func @f(%a: memref<*xf32>) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op operand #0 must be non-0-ranked.memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or f4E2M1FN type or f8E4M3FN type or f8E5M2 type or f8E8M0FNU type or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'memref<*xf32>'}}
  %0 = xegpu.create_nd_tdesc %a : memref<*xf32> -> !xegpu.tensor_desc<8xf32>
  return
}

// -----

func.func @f(%a: memref<24xi32>) {
  // expected-error@+1 {{unknown attribute `scatter_tdesc_attr` in dialect `xegpu`}}
  %0 = xegpu.create_nd_tdesc %a : memref<24xi32> -> !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>
  return
}

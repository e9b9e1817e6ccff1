// pass: normalize-memrefs
// finding: wrong
// arguments: []
// The memref becomes one of 8x4 elements, in the order of its layout, and memref.dim is
// then asked for the size of that: memref.dim gives the size of a dimension of its
// operand, which was 4.

func.func @main() -> index {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %n = memref.dim %a, %c0 : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  memref.dealloc %a : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %n : index
}

// RUN: %bridge-conform --run-lines %s

func.func @aligned(%o: index) -> i32 {
  %x = arith.constant 7 : i32
  %zero = arith.constant 0 : index
  %a = memref.alloc() {alignment = 64} : memref<64xi32>
  %v = memref.subview %a[%o] [4] [1] : memref<64xi32> to memref<4xi32, strided<[1], offset: ?>>
  %w = memref.assume_alignment %v, 16 : memref<4xi32, strided<[1], offset: ?>>
  memref.store %x, %w[%zero] : memref<4xi32, strided<[1], offset: ?>>
  %r = memref.load %v[%zero] : memref<4xi32, strided<[1], offset: ?>>
  memref.dealloc %a : memref<64xi32>
  return %r : i32
}
// run: @aligned(8) == 7
// trap: @aligned(3) "is no multiple of 16"

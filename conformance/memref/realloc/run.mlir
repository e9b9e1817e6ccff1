// RUN: %bridge-conform --run-lines %s

func.func @grow(%i: index) -> i32 {
  %x = arith.constant 7 : i32
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%one] : memref<2xi32>
  %b = memref.realloc %a(%four) : memref<2xi32> to memref<?xi32>
  %r = memref.load %b[%i] : memref<?xi32>
  memref.dealloc %b : memref<?xi32>
  return %r : i32
}
// judges: interpreter, compiled; upstream's order of passes leaves the op
// run: @grow(1) == 7
// trap: @grow(3) "memory is read that was not written"

// RUN: %bridge-conform --run-lines %s

func.func @apart(%m: memref<3xi32>) -> i32 {
  %c = bufferization.clone %m : memref<3xi32> to memref<3xi32>
  %c0 = arith.constant 0 : index
  %x = memref.load %c[%c0] : memref<3xi32>
  memref.dealloc %c : memref<3xi32>
  return %x : i32
}
// run: @apart([1, 2, 3]) == 1
// run: @apart(random())

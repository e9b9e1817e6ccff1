// RUN: %bridge-conform --run-lines %s

func.func @retained(%own: i1, %keeps: i1) -> (i1, i32) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %x, %m[%c0] : memref<1xi32>
  %o = bufferization.dealloc (%m : memref<1xi32>) if (%own) retain (%m : memref<1xi32>)
  %y = memref.load %m[%c0] : memref<1xi32>
  bufferization.dealloc (%m, %m : memref<1xi32>, memref<1xi32>) if (%keeps, %o)
  return %o, %y : i1, i32
}
// run: @retained(true, false) == (true, 7)
// run: @retained(true, true) == (true, 7)
// run: @retained(false, true) == (false, 7)

func.func @again(%own: i1) {
  %true = arith.constant true
  %m = memref.alloc() : memref<1xi32>
  bufferization.dealloc (%m : memref<1xi32>) if (%true)
  bufferization.dealloc (%m : memref<1xi32>) if (%own)
  return
}
// run: @again(false)
// trap: @again(true) "memory is freed that was freed before"

func.func @of_caller(%m: memref<1xi32>, %own: i1) {
  bufferization.dealloc (%m : memref<1xi32>) if (%own)
  return
}
// run: @of_caller([1], false)
// trap: @of_caller([1], true) "memory is freed that is an argument's"

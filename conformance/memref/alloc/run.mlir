// RUN: %bridge-conform --run-lines %s

func.func @alloc(%n: index, %i: index) -> i32 {
  %x = arith.constant 7 : i32
  %a = memref.alloc(%n) : memref<?x2xi32>
  %zero = arith.constant 0 : index
  memref.store %x, %a[%i, %zero] : memref<?x2xi32>
  %r = memref.load %a[%i, %zero] : memref<?x2xi32>
  memref.dealloc %a : memref<?x2xi32>
  return %r : i32
}
// run: @alloc(3, 2) == 7
// trap: @alloc(3, 3) "out of bounds: index 3 of dimension 0"
// trap: @alloc(-1, 0) "the size of dimension 0 is -1"

func.func @unwritten() -> i32 {
  %zero = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %r = memref.load %a[%zero] : memref<2xi32>
  return %r : i32
}
// trap: @unwritten() "memory is read that was not written"

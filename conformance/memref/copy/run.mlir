// RUN: %bridge-conform --run-lines %s

func.func @turned(%a: memref<2x3xi32>, %b: memref<3x2xi32>) {
  %t = memref.transpose %b (d0, d1) -> (d1, d0) : memref<3x2xi32> to memref<2x3xi32, strided<[1, 2]>>
  memref.copy %a, %t : memref<2x3xi32> to memref<2x3xi32, strided<[1, 2]>>
  return
}
// run: @turned(iota(), zeros())
// then: #1 == [[0, 3], [1, 4], [2, 5]]

func.func @overlap(%a: memref<4xi32>) {
  %x = memref.subview %a[0] [3] [1] : memref<4xi32> to memref<3xi32>
  %y = memref.subview %a[1] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
  memref.copy %x, %y : memref<3xi32> to memref<3xi32, strided<[1], offset: 1>>
  return
}
// trap: @overlap(iota()) "a memref is copied to one that overlaps it"

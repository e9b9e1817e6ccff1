// RUN: %bridge-conform --run-lines %s

memref.global "private" constant @fixed : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>

func.func @get(%i: index, %j: index) -> i32 {
  %a = memref.get_global @fixed : memref<2x2xi32>
  %r = memref.load %a[%i, %j] : memref<2x2xi32>
  return %r : i32
}
// run: @get(1, 0) == 3
// trap: @get(2, 0) "out of bounds"

func.func @set(%i: index, %x: i32) {
  %a = memref.get_global @fixed : memref<2x2xi32>
  memref.store %x, %a[%i, %i] : memref<2x2xi32>
  return
}
// trap: @set(0, 5) "memory is written that is constant"

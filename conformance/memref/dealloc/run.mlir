// RUN: %bridge-conform --run-lines %s

func.func @twice() {
  %a = memref.alloc() : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  return
}
// trap: @twice() "memory is freed that was freed before"

func.func @after() -> i32 {
  %x = arith.constant 7 : i32
  %zero = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%zero] : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  %r = memref.load %a[%zero] : memref<2xi32>
  return %r : i32
}
// trap: @after() "memory is used after it was freed"

func.func @argument(%a: memref<2xi32>) {
  memref.dealloc %a : memref<2xi32>
  return
}
// trap: @argument(zeros()) "memory is freed that is an argument's"

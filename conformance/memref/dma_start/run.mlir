// RUN: %bridge-conform --run-lines %s

// judges: interpreter; nothing else runs transfers
func.func @copy(%a: memref<4xi32>, %b: memref<4xi32, 1>) {
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  memref.dma_start %a[%c1], %b[%c0], %n, %t[%c0] : memref<4xi32>, memref<4xi32, 1>, memref<1xi32>
  memref.dma_wait %t[%c0], %n : memref<1xi32>
  memref.dealloc %t : memref<1xi32>
  return
}
// run: @copy([1, 2, 3, 4], zeros())
// then: #1 == [2, 3, 4, 0]

func.func @early(%a: memref<4xi32>, %b: memref<4xi32, 1>) -> i32 {
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %n = arith.constant 4 : index
  memref.dma_start %a[%c0], %b[%c0], %n, %t[%c0] : memref<4xi32>, memref<4xi32, 1>, memref<1xi32>
  %r = memref.load %b[%c0] : memref<4xi32, 1>
  memref.dma_wait %t[%c0], %n : memref<1xi32>
  return %r : i32
}
// trap: @early([1, 2, 3, 4], zeros()) "transfer"

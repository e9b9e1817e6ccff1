// RUN: %bridge-conform --run-lines %s

func.func @ended(%x: i32) {
  %zero = arith.constant 0 : index
  %a = memref.alloca_scope -> memref<1xi32> {
    %b = memref.alloca() : memref<1xi32>
    memref.alloca_scope.return %b : memref<1xi32>
  }
  memref.store %x, %a[%zero] : memref<1xi32>
  return
}
// trap: @ended(5) "memory is used whose stack frame has ended"

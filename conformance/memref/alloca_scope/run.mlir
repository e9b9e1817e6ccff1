// RUN: %bridge-conform --run-lines %s

func.func @scope(%x: i32) -> i32 {
  %r = memref.alloca_scope -> i32 {
    %zero = arith.constant 0 : index
    %a = memref.alloca() : memref<1xi32>
    memref.store %x, %a[%zero] : memref<1xi32>
    %y = memref.load %a[%zero] : memref<1xi32>
    memref.alloca_scope.return %y : i32
  }
  return %r : i32
}
// run: @scope(5) == 5

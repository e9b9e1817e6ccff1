// RUN: %bridge-conform --run-lines %s

func.func @reduce(%a: memref<5xi32>, %s: index) -> (i32, i32) {
  %zero = arith.constant 0 : index
  %five = arith.constant 5 : index
  %one = arith.constant 1 : i32
  %r:2 = scf.parallel (%i) = (%zero) to (%five) step (%s) init (%one, %one) -> (i32, i32) {
    %x = memref.load %a[%i] : memref<5xi32>
    scf.reduce(%x, %x : i32, i32) {
    ^bb0(%p: i32, %q: i32):
      %t = arith.addi %p, %q : i32
      scf.reduce.return %t : i32
    }, {
    ^bb0(%p: i32, %q: i32):
      %t = arith.muli %p, %q : i32
      scf.reduce.return %t : i32
    }
  }
  return %r#0, %r#1 : i32, i32
}
// run: @reduce([1, 5, -2, 4, 3], 1) == (12, -120)
// run: @reduce([1, 5, -2, 4, 3], 2) == (3, -6)
// trap: @reduce([1, 5, -2, 4, 3], 0) "the step of a loop is 0"

func.func @race(%a: memref<1xindex>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %five = arith.constant 5 : index
  scf.parallel (%i) = (%zero) to (%five) step (%one) {
    memref.store %i, %a[%zero] : memref<1xindex>
  }
  return
}
// trap: @race(zeros()) "depends on the order"

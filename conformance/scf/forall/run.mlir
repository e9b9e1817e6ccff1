// RUN: %bridge-conform --run-lines %s

func.func @fill(%a: memref<4xindex>, %n: index) {
  scf.forall (%i, %j) in (4, %n) {
    %v = arith.addi %i, %j : index
    memref.store %v, %a[%i] : memref<4xindex>
  }
  return
}
// run: @fill(zeros(), 1)
// then: #0 == [0, 1, 2, 3]
// trap: @fill(zeros(), 2) "depends on the order"

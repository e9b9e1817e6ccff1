// RUN: %bridge-conform --run-lines %s

func.func @dim(%a: memref<2x?xi32>, %d: index) -> index {
  %r = memref.dim %a, %d : memref<2x?xi32>
  return %r : index
}
// run: @dim(zeros(2, 5), 0) == 2
// run: @dim(zeros(2, 5), 1) == 5
// trap: @dim(zeros(2, 5), 2) "the size of dimension 2 of a memref of rank 2"

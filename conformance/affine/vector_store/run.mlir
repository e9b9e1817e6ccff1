// RUN: %bridge-conform --run-lines %s

func.func @f(%v: vector<2xi32>, %m: memref<6xi32>, %i: index) {
  affine.vector_store %v, %m[%i * 2] : memref<6xi32>, vector<2xi32>
  return
}
// run: @f([7, 8], zeros(), 1)
// then: #1 == [0, 0, 7, 8, 0, 0]
// run: @f([7, 8], zeros(), 2)
// then: #1 == [0, 0, 0, 0, 7, 8]
// trap: @f([7, 8], zeros(), 3) "out of bounds"

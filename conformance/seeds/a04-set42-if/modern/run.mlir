// RUN: %bridge-conform --run-lines %s

#set42 = affine_set<(d0, d1)[s0, s1]
   : (d0 >= 0, -d0 + s0 - 1 >= 0, d1 >= 0, -d1 + s1 - 1 >= 0)>
func.func @a04(%A: memref<?x?xf32>, %M: index, %N: index) {
  %cst = arith.constant 1.0 : f32
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.if #set42(%i, %j)[%M, %N] {
        affine.store %cst, %A[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
// run: @a04(zeros(3, 4), 2, 3)
// then: #0 == [[1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0]]
// run: @a04(zeros(3, 4), 0, 3)
// then: #0 == zeros(3, 4)
// run: @a04(random(16, 17), 16, 16)
// trap: @a04(zeros(3, 4), 3, 5) "out of bounds"

// RUN: %bridge-conform --run-lines %s
// syntax: legacy

func @v5(%A: memref<?x?x?x?xf32>, %expr1: index, %expr2: index, %expr3: index, %expr4: index) -> vector<3x4x5xf32> {
  %tmp = alloc() : memref<3x1x5xf32>
  %view_in_tmp = vector.type_cast %tmp : memref<3x1x5xf32>, memref<1xvector<3x1x5xf32>>
  affine.for %i = 0 to 3 {
    affine.for %k = 0 to 5 {
      %a = affine.load %A[%expr1 + %k, %expr2, %expr3 + %i, %expr4] : memref<?x?x?x?xf32>
      affine.store %a, %tmp[%i, 0, %k] : memref<3x1x5xf32>
  }}
  %c0 = constant 0 : index
  %tmpvec = load %view_in_tmp[%c0] : memref<1xvector<3x1x5xf32>>
  %vec = vector.broadcast %tmpvec : vector<3x1x5xf32> to vector<3x4x5xf32>
  return %vec : vector<3x4x5xf32>
}
// judges: interpreter; LLVM pads vectors of five elements, so that this text is wrong
// run: @v5(iota(6, 2, 4, 2), 1, 1, 1, 1) == [[[27.0, 43.0, 59.0, 75.0, 91.0], [27.0, 43.0, 59.0, 75.0, 91.0], [27.0, 43.0, 59.0, 75.0, 91.0], [27.0, 43.0, 59.0, 75.0, 91.0]], [[29.0, 45.0, 61.0, 77.0, 93.0], [29.0, 45.0, 61.0, 77.0, 93.0], [29.0, 45.0, 61.0, 77.0, 93.0], [29.0, 45.0, 61.0, 77.0, 93.0]], [[31.0, 47.0, 63.0, 79.0, 95.0], [31.0, 47.0, 63.0, 79.0, 95.0], [31.0, 47.0, 63.0, 79.0, 95.0], [31.0, 47.0, 63.0, 79.0, 95.0]]]
// trap: @v5(zeros(6, 2, 4, 2), 2, 1, 1, 1) "out of bounds"

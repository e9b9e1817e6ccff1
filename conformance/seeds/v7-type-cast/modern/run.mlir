// RUN: %bridge-conform --run-lines %s

func.func @v7() -> memref<1xvector<5x4x3xf32>> {
  %A  = memref.alloc() : memref<5x4x3xf32>
  %c = vector.type_cast %A : memref<5x4x3xf32> to memref<vector<5x4x3xf32>>
  %VA = memref.expand_shape %c [] output_shape [1] : memref<vector<5x4x3xf32>> into memref<1xvector<5x4x3xf32>>
  return %VA : memref<1xvector<5x4x3xf32>>
}

func.func @cell(%x: f32) -> f32 {
  %A = memref.alloc() : memref<5x4x3xf32>
  affine.store %x, %A[4, 3, 2] : memref<5x4x3xf32>
  %cast = vector.type_cast %A : memref<5x4x3xf32> to memref<vector<5x4x3xf32>>
  %VA = memref.expand_shape %cast [] output_shape [1] : memref<vector<5x4x3xf32>> into memref<1xvector<5x4x3xf32>>
  %y = affine.load %A[4, 3, 2] : memref<5x4x3xf32>
  return %y : f32
}
// run: @cell(2.5) == 2.5

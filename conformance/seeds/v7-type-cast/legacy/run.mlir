// RUN: %bridge-conform --run-lines %s
// syntax: legacy

func @v7() -> memref<1xvector<5x4x3xf32>> {
  %A  = alloc() : memref<5x4x3xf32>
  %VA = vector.type_cast %A : memref<5x4x3xf32>, memref<1xvector<5x4x3xf32>>
  return %VA : memref<1xvector<5x4x3xf32>>
}

func @cell(%x: f32) -> f32 {
  %A = alloc() : memref<5x4x3xf32>
  affine.store %x, %A[4, 3, 2] : memref<5x4x3xf32>
  %VA = vector.type_cast %A : memref<5x4x3xf32>, memref<1xvector<5x4x3xf32>>
  %y = affine.load %A[4, 3, 2] : memref<5x4x3xf32>
  return %y : f32
}
// run: @cell(2.5) == 2.5

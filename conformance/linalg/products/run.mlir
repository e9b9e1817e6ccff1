// RUN: %bridge-conform --run-lines %s
// Products of matrices and vectors.

func.func @batch_matvec(%a: memref<2x3x4xf32>, %b: memref<2x4xf32>, %c: memref<2x3xf32>) {
  linalg.batch_matvec ins(%a, %b : memref<2x3x4xf32>, memref<2x4xf32>) outs(%c : memref<2x3xf32>)
  return
}
// run: @batch_matvec(random(), random(), random())

func.func @batch_mmt4d(%a: memref<2x3x5x6x3xf32>, %b: memref<2x4x5x7x3xf32>, %c: memref<2x3x4x6x7xf32>) {
  linalg.batch_mmt4d ins(%a, %b : memref<2x3x5x6x3xf32>, memref<2x4x5x7x3xf32>) outs(%c : memref<2x3x4x6x7xf32>)
  return
}
// run: @batch_mmt4d(random(), random(), random())

func.func @batch_vecmat(%a: memref<2x4xf32>, %b: memref<2x4x3xf32>, %c: memref<2x3xf32>) {
  linalg.batch_vecmat ins(%a, %b : memref<2x4xf32>, memref<2x4x3xf32>) outs(%c : memref<2x3xf32>)
  return
}
// run: @batch_vecmat(random(), random(), random())

func.func @dot(%a: memref<2xf32>, %b: memref<2xf32>, %c: memref<f32>) {
  linalg.dot ins(%a, %b : memref<2xf32>, memref<2xf32>) outs(%c : memref<f32>)
  return
}
// run: @dot(random(), random(), random())

func.func @matvec(%a: memref<2x3xf32>, %b: memref<3xf32>, %c: memref<2xf32>) {
  linalg.matvec ins(%a, %b : memref<2x3xf32>, memref<3xf32>) outs(%c : memref<2xf32>)
  return
}
// run: @matvec(random(), random(), random())

func.func @mmt4d(%a: memref<2x4x5x7xf32>, %b: memref<3x4x6x7xf32>, %c: memref<2x3x5x6xf32>) {
  linalg.mmt4d ins(%a, %b : memref<2x4x5x7xf32>, memref<3x4x6x7xf32>) outs(%c : memref<2x3x5x6xf32>)
  return
}
// run: @mmt4d(random(), random(), random())

func.func @quantized_batch_matmul(%a: memref<2x3x5xi8>, %b: memref<2x5x4xi8>, %c: i32, %d: i32, %e: memref<2x3x4xi32>) {
  linalg.quantized_batch_matmul ins(%a, %b, %c, %d : memref<2x3x5xi8>, memref<2x5x4xi8>, i32, i32) outs(%e : memref<2x3x4xi32>)
  return
}
// run: @quantized_batch_matmul(random(), random(), random(), random(), random())

func.func @quantized_matmul(%a: memref<2x4xi8>, %b: memref<4x3xi8>, %c: i32, %d: i32, %e: memref<2x3xi32>) {
  linalg.quantized_matmul ins(%a, %b, %c, %d : memref<2x4xi8>, memref<4x3xi8>, i32, i32) outs(%e : memref<2x3xi32>)
  return
}
// run: @quantized_matmul(random(), random(), random(), random(), random())

func.func @vecmat(%a: memref<3xf32>, %b: memref<3x2xf32>, %c: memref<2xf32>) {
  linalg.vecmat ins(%a, %b : memref<3xf32>, memref<3x2xf32>) outs(%c : memref<2xf32>)
  return
}
// run: @vecmat(random(), random(), random())

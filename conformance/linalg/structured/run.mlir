// RUN: %bridge-conform --run-lines %s
// Products by their maps, and loops that say what they do.

func.func @batch_matmul(%a: memref<2x2x3xf32>, %b: memref<2x3x2xf32>, %c: memref<2x2x2xf32>) {
  linalg.batch_matmul ins(%a, %b : memref<2x2x3xf32>, memref<2x3x2xf32>) outs(%c : memref<2x2x2xf32>)
  return
}
// run: @batch_matmul(random(), random(), random())

func.func @batch_reduce_matmul(%a: memref<2x2x3xf32>, %b: memref<2x3x2xf32>, %c: memref<2x2xf32>) {
  linalg.batch_reduce_matmul ins(%a, %b : memref<2x2x3xf32>, memref<2x3x2xf32>) outs(%c : memref<2x2xf32>)
  return
}
// run: @batch_reduce_matmul(random(), random(), random())

func.func @matmul_transposed(%a: memref<3x2xi32>, %b: memref<3x2xi32>, %c: memref<2x2xi32>) {
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3x2xi32>, memref<3x2xi32>) outs(%c : memref<2x2xi32>)
  return
}
// run: @matmul_transposed([[1, 2], [3, 4], [5, 6]], [[1, 0], [0, 1], [1, 1]], zeros())
// then: #2 == [[6, 8], [8, 10]]

func.func @contract(%a: memref<2x3xi32>, %b: memref<3xi32>, %c: memref<2xi32>) {
  linalg.contract indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]
    ins(%a, %b : memref<2x3xi32>, memref<3xi32>) outs(%c : memref<2xi32>)
  return
}
// run: @contract([[1, 2, 3], [4, 5, 6]], [1, 10, 100], [1000, 2000])
// then: #2 == [1321, 2654]

func.func @elementwise(%a: memref<2x3xi32>, %b: memref<3xi32>, %c: memref<2x3xi32>) {
  linalg.elementwise kind = #linalg.elementwise_kind<mul> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>]
    ins(%a, %b : memref<2x3xi32>, memref<3xi32>) outs(%c : memref<2x3xi32>)
  return
}
// run: @elementwise([[1, 2, 3], [4, 5, 6]], [1, 10, 100], zeros())
// then: #2 == [[1, 20, 300], [4, 50, 600]]

func.func @broadcast(%a: memref<2xi32>, %b: memref<3x2xi32>) {
  linalg.broadcast ins(%a : memref<2xi32>) outs(%b : memref<3x2xi32>) dimensions = [0]
  return
}
// run: @broadcast([1, 2], zeros())
// then: #1 == [[1, 2], [1, 2], [1, 2]]

func.func @transpose(%a: memref<2x3xi32>, %b: memref<3x2xi32>) {
  linalg.transpose ins(%a : memref<2x3xi32>) outs(%b : memref<3x2xi32>) permutation = [1, 0]
  return
}
// run: @transpose([[1, 2, 3], [4, 5, 6]], zeros())
// then: #1 == [[1, 4], [2, 5], [3, 6]]

func.func @map(%a: memref<3xi32>, %b: memref<3xi32>, %c: memref<3xi32>) {
  linalg.map ins(%a, %b : memref<3xi32>, memref<3xi32>) outs(%c : memref<3xi32>)
    (%x: i32, %y: i32, %z: i32) {
      %d = arith.subi %x, %y : i32
      linalg.yield %d : i32
    }
  return
}
// run: @map([1, 2, 3], [3, 2, 1], zeros())
// then: #2 == [-2, 0, 2]

func.func @reduce(%a: memref<2x3xi32>, %b: memref<2xi32>) {
  linalg.reduce ins(%a : memref<2x3xi32>) outs(%b : memref<2xi32>) dimensions = [1]
    (%x: i32, %y: i32) {
      %m = arith.maxsi %x, %y : i32
      linalg.yield %m : i32
    }
  return
}
// run: @reduce([[1, 7, 3], [-4, -5, -6]], [2, -9])
// then: #1 == [7, -4]

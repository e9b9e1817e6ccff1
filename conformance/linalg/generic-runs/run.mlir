// RUN: %bridge-conform --run-lines %s

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @sums(%a: memref<2x3xi32>, %r: memref<2xi32>) {
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<2x3xi32>) outs(%r : memref<2xi32>) {
  ^bb0(%x: i32, %s: i32):
    %t = arith.addi %s, %x : i32
    linalg.yield %t : i32
  }
  return
}
// run: @sums([[1, 2, 3], [4, 5, 6]], [10, 20])
// then: #1 == [16, 35]
// run: @sums(random(), random())

func.func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
// run: @matmul([[1.0, 2.0], [3.0, 4.0]], [[5.0], [6.0]], [[0.5], [0.0]])
// then: #2 == [[17.5], [39.0]]
// run: @matmul(random(3, 5), random(5, 4), random(3, 4))

func.func @fill(%x: f32, %m: memref<2x2xf32>) {
  linalg.fill ins(%x : f32) outs(%m : memref<2x2xf32>)
  return
}
// run: @fill(1.5, zeros())
// then: #1 == full(1.5)

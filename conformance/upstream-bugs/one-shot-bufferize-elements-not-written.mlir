// pass: one-shot-bufferize
// finding: trap
// arguments: []
// The operation writes the first and the third element of what it is given, and so the
// second one stays. It does not read that one itself, and so nothing is copied into the
// memory it writes to; what is there then is anything.

#given = affine_map<(d0) -> (d0)>
#written = affine_map<(d0) -> (d0 * 2)>

func.func @main() -> f32 {
  %one = arith.constant 1 : index
  %numbers = arith.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %before = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %after = linalg.generic {
      indexing_maps = [#given, #written], iterator_types = ["parallel"]}
      ins(%numbers : tensor<2xf32>) outs(%before : tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<3xf32>
  %kept = tensor.extract %after[%one] : tensor<3xf32>
  return %kept : f32
}

// RUN: %bridge-conform --run-lines %s
// A convolution by Winograd's transforms gives what it gives directly.

// judges: interpreter, compiled; upstream's order of passes leaves them
func.func @directly(%x: tensor<1x6x6x1xf32>, %f: tensor<1x3x3x1xf32>) -> tensor<1x4x4x1xf32> {
  %z = arith.constant dense<0.0> : tensor<1x4x4x1xf32>
  %r = linalg.conv_2d_nhwc_fhwc ins(%x, %f : tensor<1x6x6x1xf32>, tensor<1x3x3x1xf32>)
    outs(%z : tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  return %r : tensor<1x4x4x1xf32>
}
// run: @directly(iota(), iota()) == within(1e-4, [[[[366.0], [402.0], [438.0], [474.0]], [[582.0], [618.0], [654.0], [690.0]], [[798.0], [834.0], [870.0], [906.0]], [[1014.0], [1050.0], [1086.0], [1122.0]]]])

func.func @transformed(%x: tensor<1x6x6x1xf32>, %f: tensor<1x3x3x1xf32>) -> tensor<1x4x4x1xf32> {
  %e0 = tensor.empty() : tensor<6x6x1x1xf32>
  %e1 = tensor.empty() : tensor<6x6x1x1x1x1xf32>
  %z = arith.constant 0.0 : f32
  %z1 = arith.constant dense<0.0> : tensor<1x4x4x1xf32>
  %tf = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<1x3x3x1xf32>)
    outs(%e0 : tensor<6x6x1x1xf32>) -> tensor<6x6x1x1xf32>
  %ti = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<1x6x6x1xf32>)
    outs(%e1 : tensor<6x6x1x1x1x1xf32>) -> tensor<6x6x1x1x1x1xf32>
  %cf = tensor.collapse_shape %tf [[0, 1], [2], [3]] : tensor<6x6x1x1xf32> into tensor<36x1x1xf32>
  %ci = tensor.collapse_shape %ti [[0, 1], [2, 3, 4], [5]] : tensor<6x6x1x1x1x1xf32> into tensor<36x1x1xf32>
  %e2 = tensor.empty() : tensor<36x1x1xf32>
  %z2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<36x1x1xf32>) -> tensor<36x1x1xf32>
  %p = linalg.batch_matmul ins(%ci, %cf : tensor<36x1x1xf32>, tensor<36x1x1xf32>)
    outs(%z2 : tensor<36x1x1xf32>) -> tensor<36x1x1xf32>
  %ep = tensor.expand_shape %p [[0, 1], [2, 3, 4], [5]] output_shape [6, 6, 1, 1, 1, 1]
    : tensor<36x1x1xf32> into tensor<6x6x1x1x1x1xf32>
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%ep : tensor<6x6x1x1x1x1xf32>)
    outs(%z1 : tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  return %r : tensor<1x4x4x1xf32>
}
// run: @transformed(iota(), iota()) == within(1e-4, [[[[366.0], [402.0], [438.0], [474.0]], [[582.0], [618.0], [654.0], [690.0]], [[798.0], [834.0], [870.0], [906.0]], [[1014.0], [1050.0], [1086.0], [1122.0]]]])

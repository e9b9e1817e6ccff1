// RUN: %bridge-conform --run-lines %s

func.func @swapped(%m: memref<2x3xf32>, %i: index, %j: index) -> f32 {
  %t = bufferization.to_tensor %m restrict : memref<2x3xf32> to tensor<2x3xf32>
  %a = tensor.extract %t[%i, %j] : tensor<2x3xf32>
  %c0 = arith.constant 0 : index
  %u = tensor.insert %a into %t[%c0, %c0] : tensor<2x3xf32>
  %b = tensor.extract %u[%c0, %c0] : tensor<2x3xf32>
  return %b : f32
}
// run: @swapped(iota(), 1, 2) == 5.0
// run: @swapped(random(), 1, 0)
// trap: @swapped(iota(), 2, 0) "out of bounds"

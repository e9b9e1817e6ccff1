// RUN: %bridge-conform --run-lines %s

func.func @slice(%m: memref<6xi32>, %i: index) -> (i32, index) {
  %t = bufferization.to_tensor %m restrict : memref<6xi32> to tensor<6xi32>
  %s = tensor.extract_slice %t[%i] [2] [2] : tensor<6xi32> to tensor<2xi32>
  %u = tensor.insert_slice %s into %t[0] [2] [1] : tensor<2xi32> into tensor<6xi32>
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %x = tensor.extract %u[%c1] : tensor<6xi32>
  %d = tensor.cast %u : tensor<6xi32> to tensor<?xi32>
  %n = tensor.dim %d, %c0 : tensor<?xi32>
  return %x, %n : i32, index
}
// run: @slice([1, 2, 3, 4, 5, 6], 1) == (4, 6)
// run: @slice(random(), 2)
// trap: @slice([1, 2, 3, 4, 5, 6], 4) "out of bounds"

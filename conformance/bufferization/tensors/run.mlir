// RUN: %bridge-conform --run-lines %s

func.func @copy(%m: memref<3xi32>) -> i32 {
  %t = bufferization.to_tensor %m restrict : memref<3xi32> to tensor<3xi32>
  %a = bufferization.alloc_tensor() copy(%t) : tensor<3xi32>
  %b = bufferization.to_buffer %a : tensor<3xi32> to memref<3xi32>
  %c1 = arith.constant 1 : index
  %x = memref.load %b[%c1] : memref<3xi32>
  return %x : i32
}
// run: @copy([1, 2, 3]) == 2
// run: @copy(random())

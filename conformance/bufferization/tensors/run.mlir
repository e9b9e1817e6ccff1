// RUN: %bridge-conform --run-lines %s
// Tensors in memory that somebody gives, or frees.

func.func @put(%a: tensor<3xi32>, %m: memref<3xi32>) {
  bufferization.materialize_in_destination %a in restrict writable %m : (tensor<3xi32>, memref<3xi32>) -> ()
  return
}
// run: @put([1, 2, 3], zeros())
// then: #1 == [1, 2, 3]

func.func @freed(%x: i32) -> i32 {
  %t = bufferization.alloc_tensor() : tensor<3xi32>
  %f = linalg.fill ins(%x : i32) outs(%t : tensor<3xi32>) -> tensor<3xi32>
  %c = arith.constant 1 : index
  %r = tensor.extract %f[%c] : tensor<3xi32>
  bufferization.dealloc_tensor %f : tensor<3xi32>
  return %r : i32
}
// run: @freed(7) == 7

func.func @buffer(%a: tensor<3xi32>) -> i32 {
  %m = bufferization.to_buffer %a read_only : tensor<3xi32> to memref<3xi32>
  %c = arith.constant 2 : index
  %r = memref.load %m[%c] : memref<3xi32>
  return %r : i32
}
// run: @buffer([1, 2, 3]) == 3

// pass: canonicalize
// finding: invalid
// arguments: []
// The write is made one into what was cast, and what it gives is cast: inside the mask,
// which may hold one operation.

func.func @main() {
  return
}
func.func private @write(%v: vector<4xf32>, %t: tensor<8xf32>, %m: vector<4xi1>) -> tensor<?xf32> {
  %zero = arith.constant 0 : index
  %c = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %r = vector.mask %m { vector.transfer_write %v, %c[%zero] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.dim` is refused; what keeps them all is not.

func.func @f(%t: tensor<f32>, %i: index) {
  // expected-error@+1 {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %r = tensor.dim %t, %i : tensor<f32>
  return
}

// -----

func.func @f(%t: memref<4xf32>, %i: index) {
  // expected-error@+1 {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'memref<4xf32>'}}
  %r = "tensor.dim"(%t, %i) : (memref<4xf32>, index) -> index
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  %i = arith.constant 9 : index
  %r = tensor.dim %t, %i : tensor<4xf32>
  return
}

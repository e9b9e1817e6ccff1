// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.dim` is refused; what keeps them all is not.

func.func @f(%m: memref<f32>, %i: index) {
  // expected-error@+1 {{'memref.dim' op operand #0 must be unranked.memref of any non-token type values or non-0-ranked.memref of any non-token type values, but got 'memref<f32>'}}
  %r = memref.dim %m, %i : memref<f32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>, %i: index) {
  // expected-error@+1 {{'memref.dim' op operand #0 must be unranked.memref of any non-token type values or non-0-ranked.memref of any non-token type values, but got 'tensor<4xf32>'}}
  %r = "memref.dim"(%m, %i) : (tensor<4xf32>, index) -> index
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %i = arith.constant 7 : index
  %r = memref.dim %m, %i : memref<4xf32>
  return
}

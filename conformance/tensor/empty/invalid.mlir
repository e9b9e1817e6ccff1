// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.empty` is refused; what keeps them all is not.

func.func @f() {
  // expected-error@+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1}}
  %r = tensor.empty() : tensor<4x?xf32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 0}}
  %r = tensor.empty(%n) : tensor<4xf32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'tensor.empty' op result #0 must be ranked tensor of any non-token type values, but got 'tensor<*xf32>'}}
  %r = "tensor.empty"(%n) : (index) -> tensor<*xf32>
  return
}

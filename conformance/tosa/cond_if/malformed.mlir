// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.cond_if` is refused.

func.func @f(%c: tensor<i1>, %a: tensor<f32>) {
  // expected-error@+1 {{expected SSA operand}}
  %0 = tosa.cond_if : tensor<i1> {}
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>) {
  // expected-error@+1 {{expected '='}}
  %0 = tosa.cond_if %c (%x : %a) : tensor<i1> {}
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'tensor<f32>' vs 'tensor<i1>'}}
  // expected-note@-2 {{prior use here}}
  %0 = tosa.cond_if %c : tensor<f32> -> tensor<f32> {}
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>) {
  // expected-error@+1 {{expected '{' to begin a region}}
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: tensor<f32>) {
  // expected-error@+1 {{expected '{' to begin a region}}
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {} else
  return
}

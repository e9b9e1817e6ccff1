// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.while_loop` is refused.

func.func @f(%a: tensor<i32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = tosa.while_loop (%x = %a) {} do {}
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error@+1 {{custom op 'tosa.while_loop' invalid kind of type specified: expected builtin.function, but found 'tensor<i32>'}}
  %0 = tosa.while_loop (%x = %a) : tensor<i32> {} do {}
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error@+1 {{expected '='}}
  %0 = tosa.while_loop (%x : %a) : (tensor<i32>) -> tensor<i32> {} do {}
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error@+1 {{custom op 'tosa.while_loop' expected as many input types as operands (expected 1 got 0)}}
  %0 = tosa.while_loop (%x = %a) : () -> tensor<i32> {} do {}
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error@+2 {{use of value '%a' expects different type than prior uses: 'tensor<f32>' vs 'tensor<i32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = tosa.while_loop (%x = %a) : (tensor<f32>) -> tensor<i32> {} do {}
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error@+1 {{custom op 'tosa.while_loop' expected 'do'}}
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<i32> {} {}
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error@+1 {{expected '{' to begin a region}}
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<i32> {} do
  return
}

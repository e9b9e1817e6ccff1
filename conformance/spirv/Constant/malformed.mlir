// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.Constant` is refused.

func.func @f() {
  // expected-error@+1 {{expected attribute value}}
  %0 = spirv.Constant
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected ':'}}
  %0 = spirv.Constant [1 : i32]
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected attribute value}}
  %0 = spirv.Constant : i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected ':'}}
  %0 = spirv.Constant dense<1> : tensor<2xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected non-function type}}
  %0 = spirv.Constant 1 : foo
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `linalg.yield` is refused.

func.func @f(%x: f32) {
  // expected-error@+1 {{expected ':'}}
  linalg.yield %x
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{custom op 'linalg.yield' number of operands and types do not match: got 1 operands and 2 types}}
  linalg.yield %x : f32, f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{expected ':'}}
  linalg.yield %x %x : f32, f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'f64' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  linalg.yield %x : f64
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{expected operation name in quotes}}
  linalg.yield 4 : f32
  return
}

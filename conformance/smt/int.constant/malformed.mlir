// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `smt.int.constant` is refused.

func.func @f() {
  // expected-error@+2 {{custom op 'smt.int.constant' expected integer value}}
  %0 = smt.int.constant
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'smt.int.constant' expected integer value}}
  %0 = smt.int.constant one
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'smt.int.constant' expected integer value}}
  %0 = smt.int.constant 1.0
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected operation name in quotes}}
  %0 = smt.int.constant 1 : i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected integer value}}
  %0 = smt.int.constant - {tag}
  return
}

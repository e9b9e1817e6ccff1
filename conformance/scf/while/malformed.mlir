// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `scf.while` is refused.

func.func @f(%w: i32) {
  // expected-error@+1 {{custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  scf.while (%a = %w) : i32 {} do {}
  return
}

// -----

func.func @f(%w: i32) {
  // expected-error@+1 {{custom op 'scf.while' expected as many input types as operands (expected 1 got 0)}}
  scf.while (%a = %w) : () -> () {} do {}
  return
}

// -----

func.func @f(%w: i32) {
  // expected-error@+2 {{use of value '%w' expects different type than prior uses: 'f32' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  scf.while (%a = %w) : (f32) -> () {} do {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'scf.while' expected 'do'}}
  scf.while : () -> () {} then {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected ':'}}
  scf.while () -> () {} do {}
  return
}

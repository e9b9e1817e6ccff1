// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `arith.select` is refused.

func.func @f(%i: index, %c: i1) {
  // expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
  %r = arith.select %c, %i : index
  return
}

// -----

func.func @f(%i: index, %n: index, %c: i1) {
  // expected-error@+1 {{unexpected delimiter}}
  %r = arith.select (%c, %i, %n) : index
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected operand}}
  %r = arith.select : index
  return
}

// -----

func.func @f(%i: index, %n: index) {
  // expected-error@+2 {{use of value '%i' expects different type than prior uses: 'i1' vs 'index'}}
  // expected-note@-2 {{prior use here}}
  %r = arith.select %i, %i, %n : index
  return
}

// -----

func.func @f(%i: index, %x: f32, %c: i1) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  %r = arith.select %c, %i, %x : index
  return
}

// -----

func.func @f(%i: index, %n: index, %c: i1) {
  // expected-error@+1 {{expected ':'}}
  %r = arith.select %c, %i, %n
  return
}

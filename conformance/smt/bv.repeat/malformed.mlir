// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `smt.bv.repeat` is refused.

func.func @f(%a: !smt.bv<8>, %b: !smt.bool) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' expected integer value}}
  %0 = smt.bv.repeat %a : !smt.bv<8>
  return
}

// -----

func.func @f(%a: !smt.bv<8>, %b: !smt.bool) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' expected 'times'}}
  %0 = smt.bv.repeat 4 of %a : !smt.bv<8>
  return
}

// -----

func.func @f(%a: !smt.bv<8>, %b: !smt.bool) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' integer must be positive}}
  %0 = smt.bv.repeat 0 times %a : !smt.bv<8>
  return
}

// -----

func.func @f(%a: !smt.bv<8>, %b: !smt.bool) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' integer must be positive}}
  %0 = smt.bv.repeat -1 times %a : !smt.bv<8>
  return
}

// -----

func.func @f(%a: !smt.bv<8>, %b: !smt.bool) {
  // expected-error@+1 {{expected ':'}}
  %0 = smt.bv.repeat 4 times %a
  return
}

// -----

func.func @f(%a: !smt.bv<8>, %b: !smt.bool) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' input must have bit-vector type}}
  %0 = smt.bv.repeat 4 times %b : !smt.bool
  return
}

// -----

func.func @f(%a: !smt.bv<8>, %b: !smt.bool) {
  // expected-error@+2 {{use of value '%a' expects different type than prior uses: '!smt.bv<4>' vs '!smt.bv<8>'}}
  // expected-note@-2 {{prior use here}}
  %0 = smt.bv.repeat 4 times %a : !smt.bv<4>
  return
}

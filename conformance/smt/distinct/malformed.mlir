// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `smt.distinct` is refused.

func.func @f(%a: !smt.bool) {
  // expected-error@+1 {{expected ':'}}
  %0 = smt.distinct %a, %a
  return
}

// -----

func.func @f(%a: !smt.bool) {
  // expected-error@+1 {{expected ':'}}
  %0 = smt.distinct %a %a : !smt.bool
  return
}

// -----

func.func @f(%a: !smt.bool) {
  // expected-error@+2 {{use of value '%a' expects different type than prior uses: '!smt.int' vs '!smt.bool'}}
  // expected-note@-2 {{prior use here}}
  %0 = smt.distinct %a, %a : !smt.int
  return
}

// -----

func.func @f(%a: !smt.bool) {
  // expected-error@+1 {{expected operation name in quotes}}
  %0 = smt.distinct %a, %a : !smt.bool, !smt.bool
  return
}

// -----

func.func @f(%a: !smt.bool) {
  // expected-error@+1 {{expected ':'}}
  %0 = smt.distinct 1, 2 : !smt.int
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `emitc.if` is refused.

func.func @f(%c: i1) {
  // expected-error@+1 {{expected SSA operand}}
  emitc.if {}
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{expected '{' to begin a region}}
  emitc.if %c
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{expected '{' to begin a region}}
  emitc.if %c {} else
  return
}

// -----

func.func @f(%c: i1, %n: i32) {
  // expected-error@+2 {{use of value '%n' expects different type than prior uses: 'i1' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  emitc.if %n {}
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{expected '{' to begin a region}}
  emitc.if %c {} else if %c {}
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{expected SSA operand}}
  emitc.if (%c) {}
  return
}

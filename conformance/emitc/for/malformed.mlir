// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `emitc.for` is refused.

func.func @f(%n: index) {
  // expected-error@+1 {{custom op 'emitc.for' expected 'step'}}
  emitc.for %k = %n to %n {}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{custom op 'emitc.for' expected 'to'}}
  emitc.for %k = %n step %n {}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{expected '='}}
  emitc.for %k : %n to %n step %n {}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{expected SSA operand}}
  emitc.for k = %n to %n step %n {}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+2 {{use of value '%n' expects different type than prior uses: 'i32' vs 'index'}}
  // expected-note@-2 {{prior use here}}
  emitc.for %k = %n to %n step %n : i32 {}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{expected '{' to begin a region}}
  emitc.for %k = %n to %n step %n
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+2 {{region entry argument '%n' is already in use}}
  // expected-note@-2 {{previously referenced here}}
  emitc.for %n = %n to %n step %n {}
  return
}

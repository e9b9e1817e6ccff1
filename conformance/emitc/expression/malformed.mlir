// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `emitc.expression` is refused.

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{custom op 'emitc.expression' expected function type}}
  %0 = emitc.expression %a, %b : i32 {}
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{custom op 'emitc.expression' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = emitc.expression %a, %b : (i32) -> i32 {}
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'i64' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  %0 = emitc.expression %a, %b : (i32, i64) -> i32 {}
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{custom op 'emitc.expression' expected single return type}}
  %0 = emitc.expression %a, %b : (i32, i32) -> (i32, i32) {}
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{expected '{' to begin a region}}
  %0 = emitc.expression %a, %b : (i32, i32) -> i32
  return
}

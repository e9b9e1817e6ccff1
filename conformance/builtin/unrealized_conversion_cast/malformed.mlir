// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `builtin.unrealized_conversion_cast` is refused.

func.func @f(%a: i32) {
  // expected-error@+1 {{expected ':'}}
  %0 = builtin.unrealized_conversion_cast %a
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected ':'}}
  %0 = builtin.unrealized_conversion_cast %a to f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+2 {{custom op 'builtin.unrealized_conversion_cast' expected 'to'}}
  %0 = builtin.unrealized_conversion_cast %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+2 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  %0 = builtin.unrealized_conversion_cast %a : f32 to i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'builtin.unrealized_conversion_cast' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = builtin.unrealized_conversion_cast %a : i32, i32 to f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'unrealized_conversion_cast' is unknown (tried 'func.unrealized_conversion_cast' as well)}}
  %0 = unrealized_conversion_cast %a : i32 to f32
  return
}

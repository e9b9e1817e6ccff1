// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `arith.scaling_truncf` is refused; what keeps them all is not.

func.func @f(%a: f32, %b: f8E8M0FNU) {
  %r = "arith.scaling_truncf"(%a, %b) : (f32, f8E8M0FNU) -> f8E4M3FN
  return
}

// -----

func.func @f(%a: f32, %b: f8E8M0FNU) {
  // expected-error@+1 {{'arith.scaling_truncf' op operand types 'f32', 'f8E8M0FNU' and result type 'f32' are cast incompatible}}
  %r = "arith.scaling_truncf"(%a, %b) : (f32, f8E8M0FNU) -> f32
  return
}

// -----

func.func @f(%a: f16, %b: f8E8M0FNU) {
  // expected-error@+1 {{'arith.scaling_truncf' op operand types 'f16', 'f8E8M0FNU' and result type 'f32' are cast incompatible}}
  %r = "arith.scaling_truncf"(%a, %b) : (f16, f8E8M0FNU) -> f32
  return
}

// -----

func.func @f(%a: i8, %b: f8E8M0FNU) {
  // expected-error@+1 {{'arith.scaling_truncf' op operand #0 must be floating-point-like, but got 'i8'}}
  %r = "arith.scaling_truncf"(%a, %b) : (i8, f8E8M0FNU) -> f16
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `arith.scaling_extf` is refused; what keeps them all is not.

func.func @f(%a: f4E2M1FN, %b: f8E8M0FNU) {
  %r = "arith.scaling_extf"(%a, %b) : (f4E2M1FN, f8E8M0FNU) -> f32
  return
}

// -----

func.func @f(%a: vector<2xf8E4M3FN>, %b: vector<2xf8E8M0FNU>) {
  %r = "arith.scaling_extf"(%a, %b) : (vector<2xf8E4M3FN>, vector<2xf8E8M0FNU>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f8E8M0FNU) {
  // expected-error@+1 {{'arith.scaling_extf' op operand types 'f32', 'f8E8M0FNU' and result type 'f32' are cast incompatible}}
  %r = "arith.scaling_extf"(%a, %b) : (f32, f8E8M0FNU) -> f32
  return
}

// -----

func.func @f(%a: f32, %b: f8E8M0FNU) {
  // expected-error@+1 {{'arith.scaling_extf' op operand types 'f32', 'f8E8M0FNU' and result type 'f16' are cast incompatible}}
  %r = "arith.scaling_extf"(%a, %b) : (f32, f8E8M0FNU) -> f16
  return
}

// -----

func.func @f(%a: i8, %b: f8E8M0FNU) {
  // expected-error@+1 {{'arith.scaling_extf' op operand #0 must be floating-point-like, but got 'i8'}}
  %r = "arith.scaling_extf"(%a, %b) : (i8, f8E8M0FNU) -> f16
  return
}

// -----

func.func @f(%a: f8E4M3FN, %b: i8) {
  // expected-error@+1 {{'arith.scaling_extf' op operand #1 must be floating-point-like, but got 'i8'}}
  %r = "arith.scaling_extf"(%a, %b) : (f8E4M3FN, i8) -> f16
  return
}

// -----

func.func @f(%a: vector<2xf8E4M3FN>, %b: vector<2xf8E8M0FNU>) {
  // expected-error@+1 {{'arith.scaling_extf' op operand types 'vector<2xf8E4M3FN>', 'vector<2xf8E8M0FNU>' and result type 'vector<3xf32>' are cast incompatible}}
  %r = "arith.scaling_extf"(%a, %b) : (vector<2xf8E4M3FN>, vector<2xf8E8M0FNU>) -> vector<3xf32>
  return
}

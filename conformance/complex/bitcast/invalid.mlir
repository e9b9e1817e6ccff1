// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `complex.bitcast` is refused; what keeps them all is not.

func.func @f(%a: complex<f32>) {
  %r = "complex.bitcast"(%a) : (complex<f32>) -> i64
  return
}

// -----

func.func @f(%a: f64) {
  %r = "complex.bitcast"(%a) : (f64) -> complex<f32>
  return
}

// -----

func.func @f(%a: i32) {
  %r = "complex.bitcast"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'complex.bitcast' op operand must be int/float/complex}}
  %r = "complex.bitcast"(%a) : (index) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error@+1 {{'complex.bitcast' op result must be int/float/complex}}
  %r = "complex.bitcast"(%a) : (complex<f32>) -> index
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error@+1 {{'complex.bitcast' op operand must be int/float/complex}}
  %r = "complex.bitcast"(%a) : (vector<2xf32>) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error@+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
  %r = "complex.bitcast"(%a) : (complex<f32>) -> complex<i32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
  %r = "complex.bitcast"(%a) : (f32) -> i32
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error@+1 {{'complex.bitcast' op casting bitwidths do not match}}
  %r = "complex.bitcast"(%a) : (complex<f32>) -> i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'complex.bitcast' op casting bitwidths do not match}}
  %r = "complex.bitcast"(%a) : (f32) -> complex<f32>
  return
}

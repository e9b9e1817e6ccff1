// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `complex.constant` is refused; what keeps them all is not.

func.func @f() {
  %r = "complex.constant"() <{value = [1.0 : f32, 2.0 : f32]}> : () -> complex<f32>
  return
}

// -----

func.func @f() {
  %r = "complex.constant"() <{value = [1 : i32, 2 : i32]}> : () -> complex<i32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'complex.constant' op requires attribute 'value'}}
  %r = "complex.constant"() : () -> complex<f32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {value = 1.000000e+00 : f32} for op complex.constant: Invalid attribute `value` in property conversion: 1.000000e+00 : f32}}
  %r = "complex.constant"() <{value = 1.0 : f32}> : () -> complex<f32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'complex.constant' op result #0 must be complex-type, but got 'f32'}}
  %r = "complex.constant"() <{value = [1.0 : f32, 2.0 : f32]}> : () -> f32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
  %r = "complex.constant"() <{value = [1.0 : f32]}> : () -> complex<f32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
  %r = "complex.constant"() <{value = [1.0 : f32, "a"]}> : () -> complex<f32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'complex.constant' op requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f32')}}
  %r = "complex.constant"() <{value = [1.0 : f32, 2.0 : f64]}> : () -> complex<f32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'complex.constant' op requires attribute's element types ('f32', 'f32') to match the element type of the op's return type ('f64')}}
  %r = "complex.constant"() <{value = [1.0 : f32, 2.0 : f32]}> : () -> complex<f64>
  return
}

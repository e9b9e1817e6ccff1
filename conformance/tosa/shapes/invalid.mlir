// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of operations on shapes is refused.

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %y = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.add_shape %x, %y : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %y = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error@+1 {{'tosa.add_shape' op operands don't have matching ranks}}
  %0 = tosa.add_shape %x, %y : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %y = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.add_shape' op result shape has different rank than operands}}
  %0 = tosa.add_shape %x, %y : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<3>
  return
}

// -----

func.func @f() {
  %x = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %y = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error@+1 {{'tosa.mul_shape' op operands don't have matching ranks}}
  %0 = tosa.mul_shape %x, %y : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.add_shape' op expected 2 operands, but found 0}}
  %0 = "tosa.add_shape"() : () -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.exp2_shape' op requires a single operand}}
  %0 = "tosa.exp2_shape"() : () -> !tosa.shape<2>
  return
}

// -----

func.func @f(%a: !tosa.shape<2>) {
  return
}

// -----

// expected-error@+1 {{invalid rank (must be >= 0): -1}}
func.func @f(%a: !tosa.shape<-1>) {
  return
}

// -----

// expected-error@+2 {{failed to parse Tosa_Shape parameter 'rank' which is to be a `int`}}
// expected-error@+1 {{integer value too large}}
func.func @f(%a: !tosa.shape<99999999999999999999>) {
  return
}

// -----

// expected-error@+2 {{failed to parse Tosa_Shape parameter 'rank' which is to be a `int`}}
// expected-error@+1 {{expected integer value}}
func.func @f(%a: !tosa.shape<x>) {
  return
}

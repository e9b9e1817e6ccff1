// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.const_shape` is refused; what keeps them all is not.

func.func @f() {
  %0 = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const_shape' op expect number of elements in attribute values (4) to be equal to the rank (3) for the result shape type}}
  %0 = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<3>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<0>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const_shape' op expect number of elements in attribute values (1) to be equal to the rank (3) for the result shape type}}
  %0 = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<3>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const_shape' op expect elements in attribute values with rank 1}}
  %0 = tosa.const_shape {values = dense<1> : tensor<2x2xindex>} : () -> !tosa.shape<4>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const_shape' op expect elements in attribute values with rank 1}}
  %0 = tosa.const_shape {values = dense<1> : tensor<index>} : () -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'tosa.const_shape' 'tosa.const_shape' op attribute 'values' failed to satisfy constraint: index elements attribute}}
  %0 = tosa.const_shape {values = dense<1> : tensor<4xi32>} : () -> !tosa.shape<4>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[]> : tensor<0xindex>} : () -> !tosa.shape<0>
  return
}

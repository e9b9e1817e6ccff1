// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.shape_cast` is refused; what keeps them all is not.

func.func @f(%a: vector<4x8xf32>) {
  %r = "vector.shape_cast"(%a) : (vector<4x8xf32>) -> vector<32xf32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  %r = "vector.shape_cast"(%a) : (vector<f32>) -> vector<1x1xf32>
  return
}

// -----

func.func @f(%a: vector<[4]x1xf32>) {
  %r = "vector.shape_cast"(%a) : (vector<[4]x1xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'vector.shape_cast' op operand #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.shape_cast"(%a) : (f32) -> vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<1xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op result #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.shape_cast"(%a) : (vector<1xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op source element type ('f32') does not match result element type ('i32')}}
  %r = "vector.shape_cast"(%a) : (vector<4xf32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different number of elements at source (32) and result (31)}}
  %r = "vector.shape_cast"(%a) : (vector<4x8xf32>) -> vector<31xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %r = "vector.shape_cast"(%a) : (vector<[4]xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[2]x[2]xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different number of scalable dims at source (2) and result (1)}}
  %r = "vector.shape_cast"(%a) : (vector<[2]x[2]xf32>) -> vector<[4]xf32>
  return
}

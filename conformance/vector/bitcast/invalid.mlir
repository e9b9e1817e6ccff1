// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.bitcast` is refused; what keeps them all is not.

func.func @f(%a: vector<4xf32>) {
  %r = "vector.bitcast"(%a) : (vector<4xf32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  %r = "vector.bitcast"(%a) : (vector<f32>) -> vector<i32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %r = "vector.bitcast"(%a) : (vector<[4]xf32>) -> vector<[2]xf64>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'vector.bitcast' op operand #0 must be vector of non-zero-bitwidth type values, but got 'f32'}}
  %r = "vector.bitcast"(%a) : (f32) -> vector<f32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  // expected-error@+1 {{'vector.bitcast' op result #0 must be vector of non-zero-bitwidth type values, but got 'vector<i0>'}}
  %r = "vector.bitcast"(%a) : (vector<f32>) -> vector<i0>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op result #0 must be vector of non-zero-bitwidth type values, but got 'f32'}}
  %r = "vector.bitcast"(%a) : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<3x4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %r = "vector.bitcast"(%a) : (vector<3x4xf32>) -> vector<12xf32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  // expected-error@+1 {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %r = "vector.bitcast"(%a) : (vector<f32>) -> vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<3x4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op dimension size mismatch at: 0}}
  %r = "vector.bitcast"(%a) : (vector<3x4xf32>) -> vector<4x3xf32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %r = "vector.bitcast"(%a) : (vector<f32>) -> vector<f64>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %r = "vector.bitcast"(%a) : (vector<4xf32>) -> vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %r = "vector.bitcast"(%a) : (vector<2x4xf32>) -> vector<2x3xi32>
  return
}

// -----

func.func @f(%a: vector<2xindex>) {
  %r = "vector.bitcast"(%a) : (vector<2xindex>) -> vector<2xi64>
  return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @f(%a: vector<2xindex>) {
    %r = "vector.bitcast"(%a) : (vector<2xindex>) -> vector<2xi32>
    return
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @f(%a: vector<2xindex>) {
    // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
    %r = "vector.bitcast"(%a) : (vector<2xindex>) -> vector<2xi64>
    return
  }
}

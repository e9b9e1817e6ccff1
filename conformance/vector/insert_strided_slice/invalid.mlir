// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.insert_strided_slice` is refused; what keeps them all is not.

func.func @f(%a: vector<2xf32>, %b: vector<4x8xf32>) {
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [1 : i64, 2 : i64], strides = [1 : i64]}> : (vector<2xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x8xf32>, %b: vector<4x8xf32>) {
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [2 : i64, 0 : i64], strides = [1 : i64, 1 : i64]}> : (vector<2x8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<2x[4]xf32>) {
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [1 : i64, 0 : i64], strides = [1 : i64]}> : (vector<[4]xf32>, vector<2x[4]xf32>) -> vector<2x[4]xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op operand #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [0 : i64], strides = []}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<f32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op operand #0 must be vector of any non-token type values, but got 'vector<f32>'}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [0 : i64], strides = []}> : (vector<f32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2xf64>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op failed to verify that operand #0 and result have same element type}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [0 : i64], strides = [1 : i64]}> : (vector<2xf64>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op failed to verify that all of {dest, result} have same type}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [0 : i64], strides = [1 : i64]}> : (vector<2xf32>, vector<4xf32>) -> vector<5xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [1 : i32], strides = [1 : i64]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op requires attribute 'strides'}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [1 : i64]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [1 : i64], strides = [1 : i64]}> : (vector<2xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [1 : i64], strides = [1 : i64, 1 : i64]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [1 : i64], strides = [1 : i64, 1 : i64]}> : (vector<2x2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [4 : i64], strides = [1 : i64]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [-1 : i64], strides = [1 : i64]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [1 : i64], strides = [2 : i64]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 0 to be confined to [1, 5)}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [3 : i64], strides = [1 : i64]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=0)}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [0 : i64], strides = [1 : i64]}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=0)}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [0 : i64], strides = [1 : i64]}> : (vector<[4]xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[2]xf32>, %b: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %r = "vector.insert_strided_slice"(%a, %b) <{offsets = [0 : i64], strides = [1 : i64]}> : (vector<[2]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.extract_strided_slice` is refused; what keeps them all is not.

func.func @f(%a: vector<4x8xf32>) {
  %r = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<[4]x8xf32>) {
  %r = "vector.extract_strided_slice"(%a) <{offsets = [0 : i64, 3 : i64], sizes = [4 : i64, 2 : i64], strides = [1 : i64, 1 : i64]}> : (vector<[4]x8xf32>) -> vector<[4]x2xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'vector.extract_strided_slice' op operand #0 must be vector of any non-token type values, but got 'f32'}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [], sizes = [], strides = []}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: vector<f32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op operand #0 must be vector of any non-token type values, but got 'vector<f32>'}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [], sizes = [], strides = []}> : (vector<f32>) -> vector<f32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op failed to verify that operand and result have same element type}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf64>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [1 : i32], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op requires attribute 'strides'}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64, 1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [1 : i64, 1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [0 : i64, 0 : i64], sizes = [4 : i64, 1 : i64], strides = [1 : i64, 1 : i64]}> : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [4 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [-1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [0 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [5 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [2 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [0 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [3 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<2x8xf32>'}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [1 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<4x8xf32>) -> vector<3x8xf32>
  return
}

// -----

func.func @f(%a: vector<[4]x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<[2]x8xf32>'}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [0 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<[4]x8xf32>) -> vector<2x8xf32>
  return
}

// -----

func.func @f(%a: vector<[4]x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %r = "vector.extract_strided_slice"(%a) <{offsets = [0 : i64], sizes = [2 : i64], strides = [1 : i64]}> : (vector<[4]x8xf32>) -> vector<[2]x8xf32>
  return
}

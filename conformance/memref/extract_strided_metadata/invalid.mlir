// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.extract_strided_metadata` is refused; what keeps them all is not.

func.func @f(%m: memref<4x4xf32>) {
  // expected-error@+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index'}}
  // expected-error@+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %r:5 = "memref.extract_strided_metadata"(%m) : (memref<4x4xf32>) -> (memref<f32>, index, index, index, index)
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  %r:6 = "memref.extract_strided_metadata"(%m) : (memref<4x4xf32>) -> (memref<f32>, index, index, index, index, index)
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error@+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index'}}
  // expected-error@+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %r:4 = "memref.extract_strided_metadata"(%m) : (memref<4x4xf32>) -> (memref<f32>, index, index, index)
  return
}

// -----

func.func @f(%m: memref<4xf32, 3>) {
  // expected-error@+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32, 3>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index'}}
  // expected-error@+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %r:4 = "memref.extract_strided_metadata"(%m) : (memref<4xf32, 3>) -> (memref<f32>, index, index, index)
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<i32>', 'index', 'index', 'index'}}
  // expected-error@+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %r:4 = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<i32>, index, index, index)
  return
}

// -----

func.func @f(%m: memref<4xf32, affine_map<(d) -> (d mod 2)>>) {
  // expected-error@+1 {{'memref.extract_strided_metadata' op operand #0 must be strided memref of any non-token type values, but got 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>'}}
  %r:4 = "memref.extract_strided_metadata"(%m) : (memref<4xf32, affine_map<(d) -> (d mod 2)>>) -> (memref<f32>, index, index, index)
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.dot` is refused; what keeps them all is not.

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<f32>) {
  linalg.dot ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<f32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<5xf32>, %c: memref<f32>) {
  // expected-error@+1 {{'linalg.dot' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  linalg.dot ins(%a, %b : memref<4xf32>, memref<5xf32>) outs(%c : memref<f32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<1xf32>) {
  // expected-error@+1 {{'linalg.dot' op expected operand #2 rank (1) to match the result rank of indexing_map (0)}}
  linalg.dot ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<1xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<f32>) {
  // expected-error@+1 {{expected op with 2 inputs and 1 output}}
  "linalg.dot"(%a, %c) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>]} : (memref<4xf32>, memref<f32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{expected add/mul op in the body}}
  "linalg.dot"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>]} : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<3xf32>, %c: memref<f32>) {
  // expected-error@+1 {{'linalg.dot' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 3}}
  "linalg.dot"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i - 0 + 0)>, affine_map<(i) -> ()>]} : (memref<4xf32>, memref<3xf32>, memref<f32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<7xf32>, %c: memref<f32>) {
  // expected-error@+1 {{expected indexing maps to be projected permutations}}
  "linalg.dot"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i * 2)>, affine_map<(i) -> ()>]} : (memref<4xf32>, memref<7xf32>, memref<f32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<f32>, %d: memref<f32>) {
  // expected-error@+1 {{expected op with 2 inputs and 1 output}}
  "linalg.dot"(%a, %b, %c, %d) <{operandSegmentSizes = array<i32: 2, 2>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    linalg.yield %z, %w : f32, f32
  }) {linalg.memoized_indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>]} : (memref<4xf32>, memref<4xf32>, memref<f32>, memref<f32>) -> ()
  return
}

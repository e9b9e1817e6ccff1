// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.fill` is refused; what keeps them all is not.

func.func @f(%a: f32, %b: tensor<4xf32>) {
  %0 = linalg.fill ins(%a : f32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: f32, %b: memref<4xf64>) {
  // expected-error@+1 {{'linalg.fill' op expected fill value type ('f32') to match output element type ('f64')}}
  linalg.fill ins(%a : f32) outs(%b : memref<4xf64>)
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4xf64>) {
  // expected-error@+1 {{'linalg.fill' op expected fill value type ('f32') to match output element type ('f64')}}
  %0 = linalg.fill ins(%a : f32) outs(%b : tensor<4xf64>) -> tensor<4xf64>
  return
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{expected op with scalar input}}
  %0 = linalg.fill ins(%a : tensor<f32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{expected op with scalar input}}
  linalg.fill ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @f(%a: i32, %b: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.fill' op expected fill value type ('i32') to match output element type ('f32')}}
  %0 = linalg.fill ins(%a : i32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: memref<4xvector<4xf32>>) {
  linalg.fill ins(%a : vector<4xf32>) outs(%b : memref<4xvector<4xf32>>)
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  // expected-error@+1 {{'linalg.fill' op operand #1 must be variadic of shaped of any non-token type values, but got 'f32'}}
  linalg.fill ins(%a : f32) outs(%b : f32)
  return
}

// -----

func.func @f(%a: f32, %b: memref<4xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{expected op with 1 input and 1 output}}
  "linalg.fill"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (f32, f32, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: f32, %b: memref<4xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{expected op with 1 input and 1 output}}
  "linalg.fill"(%a, %b, %c) <{operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x, %x : f32, f32
  }) : (f32, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{expected op with 1 input and 1 output}}
  "linalg.fill"(%a) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }) : (memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: i1, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.fill' op expected fill value type ('i1') to match output element type ('f32')}}
  "linalg.fill"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: i1, %y: f32):
    linalg.yield %y : f32
  }) : (i1, memref<4xf32>) -> ()
  return
}

// -----

// The value is not cast: its body yields what it was given.
func.func @f(%a: index, %b: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.fill' op expected fill value type ('index') to match output element type ('f32')}}
  %0 = linalg.fill ins(%a : index) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

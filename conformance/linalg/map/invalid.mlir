// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.map` is refused; what keeps them all is not.

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  %0 = linalg.map { arith.addf } ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 1}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) (%x: f32) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 3}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) (%x: f32, %y: f32, %z: f32) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.map' op expected element type of input 'f32' to match bbArg type 'f64'}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) (%x: f64, %y: f32) {
    linalg.yield %y : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.map' op expected type of bb argument #1 ('f64') to match element or self type of the corresponding operand ('f32')}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) (%x: f32, %y: f64) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error@+1 {{'linalg.map' op expected shape of input (4) to match shape of output (5)}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<5xf32>) (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4x1xf32>) {
  // expected-error@+1 {{'linalg.map' op expected shape of input (4) to match shape of output (4, 1)}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4x1xf32>) (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<?xf32>) {
  // expected-error@+1 {{'linalg.map' op expected shape of input (4) to match shape of output (-9223372036854775808)}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<?xf32>) (%x: f32, %y: f32) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) (%x: f32, %y: f32) {
    %1 = arith.extf %x : f32 to f64
    // expected-error@+1 {{'linalg.yield' op type of yield operand 1 ('f64') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
    linalg.yield %1 : f64
  }
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.map' op operand #0 must be variadic of memref of any non-token type values or ranked tensor of any non-token type values, but got 'vector<4xf32>'}}
  %0 = linalg.map { math.absf } ins(%a : vector<4xf32>) outs(%b : tensor<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.map outs(%a : memref<4xf32>) (%x: f32) {
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 1 and 0}}
  linalg.map outs(%a : memref<4xf32>) () {
    %x = arith.constant 0.0 : f32
    linalg.yield %x : f32
  }
  return
}

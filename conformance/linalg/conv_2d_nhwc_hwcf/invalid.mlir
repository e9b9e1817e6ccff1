// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.conv_2d_nhwc_hwcf` is refused; what keeps them all is not.

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %b : memref<1x8x8x3xf32>, memref<3x3x3x5xf32>) outs(%c : memref<1x6x6x5xf32>)
  return
}

// -----

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' 'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<3xi64>} ins(%a, %b : memref<1x8x8x3xf32>, memref<3x3x3x5xf32>) outs(%c : memref<1x6x6x5xf32>)
  return
}

// -----

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' 'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi32>} ins(%a, %b : memref<1x8x8x3xf32>, memref<3x3x3x5xf32>) outs(%c : memref<1x6x6x5xf32>)
  return
}

// -----

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.conv_2d_nhwc_hwcf <{strides = dense<1> : tensor<2xi32>}> ins(%a, %b : memref<1x8x8x3xf32>, memref<3x3x3x5xf32>) outs(%c : memref<1x6x6x5xf32>)
  return
}

// -----

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_hwcf' op attribute 'dilations' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.conv_2d_nhwc_hwcf <{dilations = dense<1> : tensor<3xi64>}> ins(%a, %b : memref<1x8x8x3xf32>, memref<3x3x3x5xf32>) outs(%c : memref<1x6x6x5xf32>)
  return
}

// -----

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  // expected-error@+1 {{invalid properties {dilations = dense<1.000000e+00> : tensor<2xf32>, operandSegmentSizes = array<i32: 2, 1>} for op linalg.conv_2d_nhwc_hwcf: Invalid attribute `dilations` in property conversion: dense<1.000000e+00> : tensor<2xf32>}}
  linalg.conv_2d_nhwc_hwcf <{dilations = dense<1.0> : tensor<2xf32>}> ins(%a, %b : memref<1x8x8x3xf32>, memref<3x3x3x5xf32>) outs(%c : memref<1x6x6x5xf32>)
  return
}

// -----

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  // expected-error@+1 {{invalid properties {dilations = [1, 1], operandSegmentSizes = array<i32: 2, 1>} for op linalg.conv_2d_nhwc_hwcf: Invalid attribute `dilations` in property conversion: [1, 1]}}
  linalg.conv_2d_nhwc_hwcf <{dilations = [1, 1]}> ins(%a, %b : memref<1x8x8x3xf32>, memref<3x3x3x5xf32>) outs(%c : memref<1x6x6x5xf32>)
  return
}

// -----

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_hwcf' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 13, but found 8}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%a, %b : memref<1x8x8x3xf32>, memref<3x3x3x5xf32>) outs(%c : memref<1x6x6x5xf32>)
  return
}

// -----

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_hwcf' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 10, but found 8}}
  linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>} ins(%a, %b : memref<1x8x8x3xf32>, memref<3x3x3x5xf32>) outs(%c : memref<1x6x6x5xf32>)
  return
}

// -----

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x4x5xf32>, %c: memref<1x6x6x5xf32>) {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_hwcf' op inferred input/output operand #1 has shape's dimension #2 to be 3, but found 4}}
  linalg.conv_2d_nhwc_hwcf ins(%a, %b : memref<1x8x8x3xf32>, memref<3x3x4x5xf32>) outs(%c : memref<1x6x6x5xf32>)
  return
}

// -----

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi32>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) : (memref<1x8x8x3xf32>, memref<3x3x3x5xf32>, memref<1x6x6x5xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : vector<2xi64>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) : (memref<1x8x8x3xf32>, memref<3x3x3x5xf32>, memref<1x6x6x5xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1x2xi64>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) : (memref<1x8x8x3xf32>, memref<3x3x3x5xf32>, memref<1x6x6x5xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<1x8x8x3xf32>, %b: memref<3x3x3x5xf32>, %c: memref<1x6x6x5xf32>) {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  "linalg.conv_2d_nhwc_hwcf"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) : (memref<1x8x8x3xf32>, memref<3x3x3x5xf32>, memref<1x6x6x5xf32>) -> ()
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.conv2d_block_scaled` is refused.

func.func @f(%a: tensor<1x4x4x64xf8E4M3FN>, %b: tensor<1x4x4x2xf8E8M0FNU>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{expected ':'}}
  %0 = tosa.conv2d_block_scaled %a, %b, %a, %b, %c, %p, %s, %s
  return
}

// -----

func.func @f(%a: tensor<1x4x4x64xf8E4M3FN>, %b: tensor<1x4x4x2xf8E8M0FNU>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{custom op 'tosa.conv2d_block_scaled' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = tosa.conv2d_block_scaled %a, %b, %a, %b, %c, %p, %s, %s : f32
  return
}

// -----

func.func @f(%a: tensor<1x4x4x64xf8E4M3FN>, %b: tensor<1x4x4x2xf8E8M0FNU>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{custom op 'tosa.conv2d_block_scaled' invalid block_size value: FOO}}
  %0 = tosa.conv2d_block_scaled %a, %b, %a, %b, %c, %p, %s, %s {block_size = FOO} : (tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x64xf8E4M3FN>, %b: tensor<1x4x4x2xf8E8M0FNU>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{expected '='}}
  %0 = tosa.conv2d_block_scaled %a, %b, %a, %b, %c, %p, %s, %s {block_size BLOCK_SIZE_32} : (tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x64xf8E4M3FN>, %b: tensor<1x4x4x2xf8E8M0FNU>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{expected '}'}}
  %0 = tosa.conv2d_block_scaled %a, %b, %a, %b, %c, %p, %s, %s {block_size = BLOCK_SIZE_32 : (tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1x4x4x64xf8E4M3FN>, tensor<1x4x4x2xf8E8M0FNU>, tensor<1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x64xf8E4M3FN>, %b: tensor<1x4x4x2xf8E8M0FNU>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+2 {{custom op 'tosa.conv2d_block_scaled' number of operands and types do not match: got 8 operands and 0 types}}
  %0 = tosa.conv2d_block_scaled %a, %b, %a, %b, %c, %p, %s, %s : () -> f32
  return
}

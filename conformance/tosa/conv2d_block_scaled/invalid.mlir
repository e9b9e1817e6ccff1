// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.conv2d_block_scaled` is refused; what keeps them all is not.

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E5M2>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expect input_data and weight_data to have same element type, got 'f8E4M3FN' and 'f8E5M2'}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E5M2>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf16>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expect bias and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<2x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expected batch size of input_scale to match size 1, got 2}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<2x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x5x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expected input height of input_scale to match size 6, got 5}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x5x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x7x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expected input width of input_scale to match size 8, got 7}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x7x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x32xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expected input channels of weight_data to match size 64, got 32}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x32xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x1xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expected input channel blocks of weight_scale to match size 2, got 1}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x1xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<5x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expected output channels of weight_scale to match size 4, got 5}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<5x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x4x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expected kernel height of weight_scale to match size 3, got 4}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x4x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x3x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expected kernel width of weight_scale to match size 2, got 3}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x3x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expect block size to be 32, got 1}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_1} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x48xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x48xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expect IC to be a multiple of block size, got IC=48, block_size=32}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x48xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x48xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x4xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x4xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expect scale operands dimension 2 to equal IC/block_size (64/32), got 4}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x4xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x4xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<-1> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expect all padding values to be >= 0, got -1, -1, -1, -1}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expect all stride values to be >= 1, got 0, 0}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expect all dilation values to be >= 1, got 0, 0}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (6 - 1 + 0 + 0 - (3 - 1) * 1) / 2}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op calculated output height did not match expected: calculated=4, expected=5}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x5x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<4xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op calculated output width did not match expected: calculated=7, expected=8}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x6x8x64xf8E4M3FN>, %b: tensor<1x6x8x2xf8E8M0FNU>, %c: tensor<4x3x2x64xf8E4M3FN>, %d: tensor<4x3x2x2xf8E8M0FNU>, %e: tensor<2xf32>) {
  %pad = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %stride = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %dilation = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.conv2d_block_scaled' op bias channels expected to be equal to output channels (4) or 1, got 2}}
  %0 = tosa.conv2d_block_scaled %a, %b, %c, %d, %e, %pad, %stride, %dilation {block_size = BLOCK_SIZE_32} : (tensor<1x6x8x64xf8E4M3FN>, tensor<1x6x8x2xf8E8M0FNU>, tensor<4x3x2x64xf8E4M3FN>, tensor<4x3x2x2xf8E8M0FNU>, tensor<2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x7x4xf32>
  return
}

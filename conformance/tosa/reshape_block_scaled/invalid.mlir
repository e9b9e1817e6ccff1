// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.reshape_block_scaled` is refused; what keeps them all is not.

%v:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf32>)
%s = tosa.const_shape {values = dense<[32, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect block size to be 1, got 32}}
%r:1 = tosa.reshape_block_scaled %v#0, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf32>, !tosa.shape<2>) -> (tensor<32x4xf32>)

// -----

%v:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf32>)
%s = tosa.const_shape {values = dense<[32, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r:1 = tosa.reshape_block_scaled %v#0, %s {block_size = #tosa.block_size<BLOCK_SIZE_1>} : (tensor<4x32xf32>, !tosa.shape<2>) -> (tensor<32x4xf32>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[64, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect last dimension of new shape (2) to be divisible by block_size (32)}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<64x2xf8E4M3FN>, tensor<64x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op result scale shape is inconsistent with new shape}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x3xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op result scale shape is inconsistent with new shape}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<3x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 32]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op cannot reshape 128 elements into 64}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x32xf8E4M3FN>, tensor<2x1xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op requires number of results to match inputs}}
%r:1 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>)

// -----

%v:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op requires number of results to match inputs}}
%r:2 = tosa.reshape_block_scaled %v#0, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op requires at most two inputs}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %v#2, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op requires at most two inputs}}
%r:3 = tosa.reshape_block_scaled %v#0, %v#1, %v#2, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>)

// -----

%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{expected named operation to have at least 1 result}}
%r:0 = tosa.reshape_block_scaled %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (!tosa.shape<2>) -> ()

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect input and output to have same element type, got 'f8E4M3FN' and 'f32'}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf32>, tensor<2x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect input and output to have same element type, got 'f8E8M0FNU' and 'f32'}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf32>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect last dimension of scale_data (2) to be 32/32}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x2xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<5x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op input shapes for data and scale do not match on dimension 0}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<5x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op input shapes do not have same rank}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op result scale does not match new shape rank}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2x1xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect last dimension of new shape (-1) to be divisible by block_size (32)}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect last dimension of new shape (-1) to be divisible by block_size (32)}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[-2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op result shape is inconsistent with new shape}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect last dimension of new shape (1) to be divisible by block_size (32)}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<3>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[4, 32]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op result shape is inconsistent with new shape}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf32>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf32>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf32>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x33xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 66]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect last dimension of input_data (33) to be divisible by block_size (32)}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x33xf8E4M3FN>, tensor<4x2xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x66xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<?x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<?x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<?x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x?xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x?xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<?x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)

// -----

%v:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[4, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect input and output to have same element type, got 'f8E8M0FNU' and 'f32'}}
%r:1 = tosa.reshape_block_scaled %v#0, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<4x1xf32>)

// -----

%v:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[5, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect input and output to have same element type, got 'f8E8M0FNU' and 'f32'}}
%r:1 = tosa.reshape_block_scaled %v#0, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<5x1xf32>)

// -----

%v:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>)
%s = tosa.const_shape {values = dense<[5, 32]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect block size to be 1, got 32}}
%r:1 = tosa.reshape_block_scaled %v#0, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, !tosa.shape<2>) -> (tensor<5x32xf8E4M3FN>)

// -----

%v:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>)
%s = tosa.const_shape {values = dense<[5, 32]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect block size to be 1, got 32}}
%r:1 = tosa.reshape_block_scaled %v#0, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf8E4M3FN>, !tosa.shape<2>) -> (tensor<4x32xf8E4M3FN>)

// -----

%v:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<f32>)
%s = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect block size to be 1, got 32}}
%r:1 = tosa.reshape_block_scaled %v#0, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<f32>, !tosa.shape<1>) -> (tensor<1xf32>)

// -----

%v:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<f32>)
%s = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect block size to be 1, got 32}}
%r:1 = tosa.reshape_block_scaled %v#0, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<f32>, !tosa.shape<0>) -> (tensor<f32>)

// -----

%v:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<*xf32>)
%s = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
%r:1 = tosa.reshape_block_scaled %v#0, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<*xf32>, !tosa.shape<0>) -> (tensor<f32>)

// -----

%v:1 = "builtin.unrealized_conversion_cast"() : () -> (tensor<f32>)
%s = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect block size to be 1, got 32}}
%r:1 = tosa.reshape_block_scaled %v#0, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<f32>, !tosa.shape<0>) -> (tensor<*xf32>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<f32>, tensor<f8E8M0FNU>)
%s = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
// expected-error@+1 {{'tosa.reshape_block_scaled' op requires all input shapes have a rank greater than 0}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<f32>, tensor<f8E8M0FNU>, !tosa.shape<0>) -> (tensor<f32>, tensor<f8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+1 {{'tosa.reshape_block_scaled' op expect block size to be 32, got 1}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_1>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x64xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
%s = tosa.const_shape {values = dense<[2, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
// expected-error@+2 {{failed to parse Tosa_BlockSizeAttr parameter 'value' which is to be a `::mlir::tosa::BlockSize`}}
// expected-error@+1 {{expected ::mlir::tosa::BlockSize to be one of: BLOCK_SIZE_1, BLOCK_SIZE_32}}
%r:2 = tosa.reshape_block_scaled %v#0, %v#1, %s {block_size = #tosa.block_size<BLOCK_SIZE_16>} : (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>, !tosa.shape<2>) -> (tensor<2x64xf8E4M3FN>, tensor<2x4xf8E8M0FNU>)

// -----

func.func @f(%a: tensor<32xf8E4M3FN>, %s: tensor<1xf8E8M0FNU>) {
  %0 = tosa.const_shape {values = dense<[]> : tensor<0xindex>} : () -> !tosa.shape<0>
  // expected-error@+1 {{'tosa.reshape_block_scaled' op requires all result shapes have a rank greater than 0}}
  %1:2 = "tosa.reshape_block_scaled"(%a, %s, %0) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<32xf8E4M3FN>, tensor<1xf8E8M0FNU>, !tosa.shape<0>) -> (tensor<f8E4M3FN>, tensor<f8E8M0FNU>)
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.reshape_block_scaled' op requires at least one input}}
  %1 = "tosa.reshape_block_scaled"(%0) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (!tosa.shape<1>) -> tensor<4xf32>
  return
}

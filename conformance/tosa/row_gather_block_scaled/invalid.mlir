// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.row_gather_block_scaled` is refused; what keeps them all is not.

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op requires block_size to be BLOCK_SIZE_1 when values tensor list length is 1}}
%r:1 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>)

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x3xi32>, tensor<1xi32>)
%r:1 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2 {block_size = #tosa.block_size<BLOCK_SIZE_1>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expects output tensor list length to match values tensor list length, got 1 results for 2 input tensors}}
%r:1 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>)

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expects output tensor list length to match values tensor list length, got 2 results for 1 input tensors}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:5 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expects values tensor list length to be 1 or 2, got 3}}
%r:3 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3, %v#4 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+2 {{failed to parse Tosa_BlockSizeAttr parameter 'value' which is to be a `::mlir::tosa::BlockSize`}}
// expected-error@+1 {{expected ::mlir::tosa::BlockSize to be one of: BLOCK_SIZE_1, BLOCK_SIZE_32}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_16>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op requires block_size to not be BLOCK_SIZE_1 when values tensor list length is 2}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_1>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<i32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op operand #3 must be tosa-conformant scalar tensor of 32-bit signless integer values, but got 'tensor<i32>'}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<i32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<3x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expected batch of indices to match size 2, got 3}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<3x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x4xi32>, tensor<1xi32>)
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x4xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expected batch of output[0] to match size 2, got 3}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<3x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expected channels of output[0] to match size 64, got 32}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x32xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x4x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x6x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expect values[0] and output[0] to have same element type, got 'f8E4M3FN' and 'f32'}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf32>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expect values[1] and output[1] to have same element type, got 'f8E8M0FNU' and 'f32'}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf32>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x3xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expected channels of output[1] to match size 3, got 2}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x3xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<3x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expected batch of values[1] to match size 2, got 3}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<3x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expected rows of values[1] to match size 4, got 5}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expected batch of output[1] to match size 2, got 3}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<3x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expected channels of output[1] to match size 2, got 4}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x4xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x65xf8E4M3FN>, tensor<2x4x3xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{'tosa.row_gather_block_scaled' op expects channels of values[0] (65) to be divisible by block_size (32)}}
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x65xf8E4M3FN>, tensor<2x4x3xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x65xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf32>, tensor<2x3xi32>, tensor<1xi32>)
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf8E4M3FN>, tensor<2x4x2xf32>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf32>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x64xf32>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x64xf32>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf32>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x3xi32>, tensor<1xi32>)
// expected-error@+1 {{expected named operation to have at least 1 result}}
%r:0 = tosa.row_gather_block_scaled %v#0, %v#1 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x3xi32>, tensor<1xi32>) -> ()

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<*xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<*xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (tensor<2x4x?xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>)
%r:2 = tosa.row_gather_block_scaled %v#0, %v#1, %v#2, %v#3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x4x?xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x3xi32>, tensor<1xi32>) -> (tensor<?x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>)

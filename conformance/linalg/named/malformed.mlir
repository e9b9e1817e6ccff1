// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of the named ops is refused; they share one.

// What is not the syntax of `linalg.abs` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.abs ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.abs' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.abs ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.abs ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.abs' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.abs outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.abs' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.abs outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.abs ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.add` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.add ins(%a, %b) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.add' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.add' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.add outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.add' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.add outs(%c : tensor<4x8xf32>) ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.batch_matvec` is refused.

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x4xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.batch_matvec ins(%a, %b) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x4xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+1 {{custom op 'linalg.batch_matvec' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.batch_matvec ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4xf32>, tensor<2x3x4xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x4xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.batch_matvec ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%c : vector<4xi1>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x4xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+2 {{custom op 'linalg.batch_matvec' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.batch_matvec outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x4xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+1 {{custom op 'linalg.batch_matvec' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.batch_matvec outs(%c : tensor<2x3xf32>) ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x4xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.batch_matvec ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%c : tensor<2x3xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.batch_mmt4d` is refused.

func.func @f(%a: tensor<2x3x5x6x3xf32>, %b: tensor<2x4x5x7x3xf32>, %c: tensor<2x3x4x6x7xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.batch_mmt4d ins(%a, %b) outs(%c : tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5x6x3xf32>, %b: tensor<2x4x5x7x3xf32>, %c: tensor<2x3x4x6x7xf32>) {
  // expected-error@+1 {{custom op 'linalg.batch_mmt4d' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.batch_mmt4d ins(%a, %b : tensor<2x3x5x6x3xf32>, tensor<2x4x5x7x3xf32>, tensor<2x3x5x6x3xf32>) outs(%c : tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5x6x3xf32>, %b: tensor<2x4x5x7x3xf32>, %c: tensor<2x3x4x6x7xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x6x7xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.batch_mmt4d ins(%a, %b : tensor<2x3x5x6x3xf32>, tensor<2x4x5x7x3xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x6x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5x6x3xf32>, %b: tensor<2x4x5x7x3xf32>, %c: tensor<2x3x4x6x7xf32>) {
  // expected-error@+2 {{custom op 'linalg.batch_mmt4d' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.batch_mmt4d outs(%c : tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5x6x3xf32>, %b: tensor<2x4x5x7x3xf32>, %c: tensor<2x3x4x6x7xf32>) {
  // expected-error@+1 {{custom op 'linalg.batch_mmt4d' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.batch_mmt4d outs(%c : tensor<2x3x4x6x7xf32>) ins(%a, %b : tensor<2x3x5x6x3xf32>, tensor<2x4x5x7x3xf32>) -> tensor<2x3x4x6x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5x6x3xf32>, %b: tensor<2x4x5x7x3xf32>, %c: tensor<2x3x4x6x7xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.batch_mmt4d ins(%a, %b : tensor<2x3x5x6x3xf32>, tensor<2x4x5x7x3xf32>) outs(%c : tensor<2x3x4x6x7xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.batch_vecmat` is refused.

func.func @f(%a: tensor<2x4xf32>, %b: tensor<2x4x3xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.batch_vecmat ins(%a, %b) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4xf32>, %b: tensor<2x4x3xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+1 {{custom op 'linalg.batch_vecmat' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.batch_vecmat ins(%a, %b : tensor<2x4xf32>, tensor<2x4x3xf32>, tensor<2x4xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4xf32>, %b: tensor<2x4x3xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.batch_vecmat ins(%a, %b : tensor<2x4xf32>, tensor<2x4x3xf32>) outs(%c : vector<4xi1>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4xf32>, %b: tensor<2x4x3xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+2 {{custom op 'linalg.batch_vecmat' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.batch_vecmat outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4xf32>, %b: tensor<2x4x3xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+1 {{custom op 'linalg.batch_vecmat' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.batch_vecmat outs(%c : tensor<2x3xf32>) ins(%a, %b : tensor<2x4xf32>, tensor<2x4x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4xf32>, %b: tensor<2x4x3xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.batch_vecmat ins(%a, %b : tensor<2x4xf32>, tensor<2x4x3xf32>) outs(%c : tensor<2x3xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.ceil` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.ceil ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.ceil' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.ceil ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.ceil ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.ceil' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.ceil outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.ceil' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.ceil outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.ceil ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_1d` is refused.

func.func @f(%a: tensor<4xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_1d ins(%a, %b) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_1d' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.conv_1d ins(%a, %b : tensor<4xf32>, tensor<3xf32>, tensor<4xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_1d ins(%a, %b : tensor<4xf32>, tensor<3xf32>) outs(%c : vector<4xi1>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error@+2 {{custom op 'linalg.conv_1d' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_1d outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_1d' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_1d outs(%c : tensor<2xf32>) ins(%a, %b : tensor<4xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_1d ins(%a, %b : tensor<4xf32>, tensor<3xf32>) outs(%c : tensor<2xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_1d_ncw_fcw` is refused.

func.func @f(%a: tensor<2x5x9xf32>, %b: tensor<3x5x6xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_1d_ncw_fcw ins(%a, %b) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x9xf32>, %b: tensor<3x5x6xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_1d_ncw_fcw' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.conv_1d_ncw_fcw ins(%a, %b : tensor<2x5x9xf32>, tensor<3x5x6xf32>, tensor<2x5x9xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x9xf32>, %b: tensor<3x5x6xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_1d_ncw_fcw ins(%a, %b : tensor<2x5x9xf32>, tensor<3x5x6xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x9xf32>, %b: tensor<3x5x6xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{custom op 'linalg.conv_1d_ncw_fcw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_1d_ncw_fcw outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x9xf32>, %b: tensor<3x5x6xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_1d_ncw_fcw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_1d_ncw_fcw outs(%c : tensor<2x3x4xf32>) ins(%a, %b : tensor<2x5x9xf32>, tensor<3x5x6xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x9xf32>, %b: tensor<3x5x6xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_1d_ncw_fcw ins(%a, %b : tensor<2x5x9xf32>, tensor<3x5x6xf32>) outs(%c : tensor<2x3x4xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_1d_nwc_wcf` is refused.

func.func @f(%a: tensor<2x7x6xf32>, %b: tensor<5x6x4xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_1d_nwc_wcf ins(%a, %b) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x6xf32>, %b: tensor<5x6x4xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_1d_nwc_wcf' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.conv_1d_nwc_wcf ins(%a, %b : tensor<2x7x6xf32>, tensor<5x6x4xf32>, tensor<2x7x6xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x6xf32>, %b: tensor<5x6x4xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_1d_nwc_wcf ins(%a, %b : tensor<2x7x6xf32>, tensor<5x6x4xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x6xf32>, %b: tensor<5x6x4xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{custom op 'linalg.conv_1d_nwc_wcf' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_1d_nwc_wcf outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x6xf32>, %b: tensor<5x6x4xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_1d_nwc_wcf' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_1d_nwc_wcf outs(%c : tensor<2x3x4xf32>) ins(%a, %b : tensor<2x7x6xf32>, tensor<5x6x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x6xf32>, %b: tensor<5x6x4xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_1d_nwc_wcf ins(%a, %b : tensor<2x7x6xf32>, tensor<5x6x4xf32>) outs(%c : tensor<2x3x4xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_2d` is refused.

func.func @f(%a: tensor<5x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_2d ins(%a, %b) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<5x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.conv_2d ins(%a, %b : tensor<5x7xf32>, tensor<4x5xf32>, tensor<5x7xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<5x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_2d ins(%a, %b : tensor<5x7xf32>, tensor<4x5xf32>) outs(%c : vector<4xi1>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<5x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+2 {{custom op 'linalg.conv_2d' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<5x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d outs(%c : tensor<2x3xf32>) ins(%a, %b : tensor<5x7xf32>, tensor<4x5xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<5x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x3xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_2d ins(%a, %b : tensor<5x7xf32>, tensor<4x5xf32>) outs(%c : tensor<2x3xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_2d_nchw_fchw` is refused.

func.func @f(%a: tensor<2x6x10x7xf32>, %b: tensor<3x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_2d_nchw_fchw ins(%a, %b) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6x10x7xf32>, %b: tensor<3x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nchw_fchw' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.conv_2d_nchw_fchw ins(%a, %b : tensor<2x6x10x7xf32>, tensor<3x6x7x3xf32>, tensor<2x6x10x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6x10x7xf32>, %b: tensor<3x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_2d_nchw_fchw ins(%a, %b : tensor<2x6x10x7xf32>, tensor<3x6x7x3xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6x10x7xf32>, %b: tensor<3x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{custom op 'linalg.conv_2d_nchw_fchw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d_nchw_fchw outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6x10x7xf32>, %b: tensor<3x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nchw_fchw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d_nchw_fchw outs(%c : tensor<2x3x4x5xf32>) ins(%a, %b : tensor<2x6x10x7xf32>, tensor<3x6x7x3xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6x10x7xf32>, %b: tensor<3x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_2d_nchw_fchw ins(%a, %b : tensor<2x6x10x7xf32>, tensor<3x6x7x3xf32>) outs(%c : tensor<2x3x4x5xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_2d_nchw_fchw_q` is refused.

func.func @f(%a: tensor<2x6x10x7xi8>, %b: tensor<3x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_2d_nchw_fchw_q ins(%a, %b, %c, %d) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x6x10x7xi8>, %b: tensor<3x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nchw_fchw_q' number of operands and types do not match: got 4 operands and 5 types}}
  %0 = linalg.conv_2d_nchw_fchw_q ins(%a, %b, %c, %d : tensor<2x6x10x7xi8>, tensor<3x6x7x3xi8>, i32, i32, tensor<2x6x10x7xi8>) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x6x10x7xi8>, %b: tensor<3x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+2 {{use of value '%e' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_2d_nchw_fchw_q ins(%a, %b, %c, %d : tensor<2x6x10x7xi8>, tensor<3x6x7x3xi8>, i32, i32) outs(%e : vector<4xi1>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x6x10x7xi8>, %b: tensor<3x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+2 {{custom op 'linalg.conv_2d_nchw_fchw_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.conv_2d_nchw_fchw_q outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x6x10x7xi8>, %b: tensor<3x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nchw_fchw_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.conv_2d_nchw_fchw_q outs(%e : tensor<2x3x4x5xi32>) ins(%a, %b, %c, %d : tensor<2x6x10x7xi8>, tensor<3x6x7x3xi8>, i32, i32) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x6x10x7xi8>, %b: tensor<3x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_2d_nchw_fchw_q ins(%a, %b, %c, %d : tensor<2x6x10x7xi8>, tensor<3x6x7x3xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_2d_ngchw_fgchw` is refused.

func.func @f(%a: tensor<2x3x7x7x7xf32>, %b: tensor<4x3x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_2d_ngchw_fgchw ins(%a, %b) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xf32>, %b: tensor<4x3x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_ngchw_fgchw' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.conv_2d_ngchw_fgchw ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<4x3x7x3x2xf32>, tensor<2x3x7x7x7xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xf32>, %b: tensor<4x3x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x6xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_2d_ngchw_fgchw ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<4x3x7x3x2xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xf32>, %b: tensor<4x3x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.conv_2d_ngchw_fgchw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d_ngchw_fgchw outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xf32>, %b: tensor<4x3x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_ngchw_fgchw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d_ngchw_fgchw outs(%c : tensor<2x3x4x5x6xf32>) ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<4x3x7x3x2xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xf32>, %b: tensor<4x3x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_2d_ngchw_fgchw ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<4x3x7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_2d_ngchw_gfchw` is refused.

func.func @f(%a: tensor<2x3x7x7x7xf32>, %b: tensor<3x4x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_2d_ngchw_gfchw ins(%a, %b) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xf32>, %b: tensor<3x4x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_ngchw_gfchw' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.conv_2d_ngchw_gfchw ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<3x4x7x3x2xf32>, tensor<2x3x7x7x7xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xf32>, %b: tensor<3x4x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x6xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_2d_ngchw_gfchw ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<3x4x7x3x2xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xf32>, %b: tensor<3x4x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.conv_2d_ngchw_gfchw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d_ngchw_gfchw outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xf32>, %b: tensor<3x4x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_ngchw_gfchw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d_ngchw_gfchw outs(%c : tensor<2x3x4x5x6xf32>) ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<3x4x7x3x2xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xf32>, %b: tensor<3x4x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_2d_ngchw_gfchw ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<3x4x7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_2d_ngchw_gfchw_q` is refused.

func.func @f(%a: tensor<2x3x7x7x7xi8>, %b: tensor<3x4x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_2d_ngchw_gfchw_q ins(%a, %b, %c, %d) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xi8>, %b: tensor<3x4x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_ngchw_gfchw_q' number of operands and types do not match: got 4 operands and 5 types}}
  %0 = linalg.conv_2d_ngchw_gfchw_q ins(%a, %b, %c, %d : tensor<2x3x7x7x7xi8>, tensor<3x4x7x3x2xi8>, i32, i32, tensor<2x3x7x7x7xi8>) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xi8>, %b: tensor<3x4x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+2 {{use of value '%e' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x6xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_2d_ngchw_gfchw_q ins(%a, %b, %c, %d : tensor<2x3x7x7x7xi8>, tensor<3x4x7x3x2xi8>, i32, i32) outs(%e : vector<4xi1>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xi8>, %b: tensor<3x4x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+2 {{custom op 'linalg.conv_2d_ngchw_gfchw_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.conv_2d_ngchw_gfchw_q outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xi8>, %b: tensor<3x4x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_ngchw_gfchw_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.conv_2d_ngchw_gfchw_q outs(%e : tensor<2x3x4x5x6xi32>) ins(%a, %b, %c, %d : tensor<2x3x7x7x7xi8>, tensor<3x4x7x3x2xi8>, i32, i32) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x7x7x7xi8>, %b: tensor<3x4x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_2d_ngchw_gfchw_q ins(%a, %b, %c, %d : tensor<2x3x7x7x7xi8>, tensor<3x4x7x3x2xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_2d_nhwc_fhwc` is refused.

func.func @f(%a: tensor<2x8x10x3xf32>, %b: tensor<5x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %b) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xf32>, %b: tensor<5x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwc_fhwc' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %b : tensor<2x8x10x3xf32>, tensor<5x6x7x3xf32>, tensor<2x8x10x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xf32>, %b: tensor<5x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %b : tensor<2x8x10x3xf32>, tensor<5x6x7x3xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xf32>, %b: tensor<5x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{custom op 'linalg.conv_2d_nhwc_fhwc' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d_nhwc_fhwc outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xf32>, %b: tensor<5x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwc_fhwc' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d_nhwc_fhwc outs(%c : tensor<2x3x4x5xf32>) ins(%a, %b : tensor<2x8x10x3xf32>, tensor<5x6x7x3xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xf32>, %b: tensor<5x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %b : tensor<2x8x10x3xf32>, tensor<5x6x7x3xf32>) outs(%c : tensor<2x3x4x5xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_2d_nhwc_fhwc_q` is refused.

func.func @f(%a: tensor<2x8x10x3xi8>, %b: tensor<5x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a, %b, %c, %d) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xi8>, %b: tensor<5x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwc_fhwc_q' number of operands and types do not match: got 4 operands and 5 types}}
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<5x6x7x3xi8>, i32, i32, tensor<2x8x10x3xi8>) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xi8>, %b: tensor<5x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+2 {{use of value '%e' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<5x6x7x3xi8>, i32, i32) outs(%e : vector<4xi1>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xi8>, %b: tensor<5x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+2 {{custom op 'linalg.conv_2d_nhwc_fhwc_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.conv_2d_nhwc_fhwc_q outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xi8>, %b: tensor<5x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwc_fhwc_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.conv_2d_nhwc_fhwc_q outs(%e : tensor<2x3x4x5xi32>) ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<5x6x7x3xi8>, i32, i32) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xi8>, %b: tensor<5x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<5x6x7x3xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_2d_nhwc_hwcf` is refused.

func.func @f(%a: tensor<2x8x10x3xf32>, %b: tensor<6x7x3x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xf32>, %b: tensor<6x7x3x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<2x8x10x3xf32>, tensor<6x7x3x5xf32>, tensor<2x8x10x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xf32>, %b: tensor<6x7x3x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<2x8x10x3xf32>, tensor<6x7x3x5xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xf32>, %b: tensor<6x7x3x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{custom op 'linalg.conv_2d_nhwc_hwcf' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d_nhwc_hwcf outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xf32>, %b: tensor<6x7x3x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d_nhwc_hwcf outs(%c : tensor<2x3x4x5xf32>) ins(%a, %b : tensor<2x8x10x3xf32>, tensor<6x7x3x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xf32>, %b: tensor<6x7x3x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<2x8x10x3xf32>, tensor<6x7x3x5xf32>) outs(%c : tensor<2x3x4x5xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_2d_nhwc_hwcf_q` is refused.

func.func @f(%a: tensor<2x8x10x3xi8>, %b: tensor<6x7x3x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%a, %b, %c, %d) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xi8>, %b: tensor<6x7x3x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwc_hwcf_q' number of operands and types do not match: got 4 operands and 5 types}}
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<6x7x3x5xi8>, i32, i32, tensor<2x8x10x3xi8>) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xi8>, %b: tensor<6x7x3x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+2 {{use of value '%e' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<6x7x3x5xi8>, i32, i32) outs(%e : vector<4xi1>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xi8>, %b: tensor<6x7x3x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+2 {{custom op 'linalg.conv_2d_nhwc_hwcf_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.conv_2d_nhwc_hwcf_q outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xi8>, %b: tensor<6x7x3x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwc_hwcf_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.conv_2d_nhwc_hwcf_q outs(%e : tensor<2x3x4x5xi32>) ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<6x7x3x5xi8>, i32, i32) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x3xi8>, %b: tensor<6x7x3x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<6x7x3x5xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_2d_nhwgc_gfhwc` is refused.

func.func @f(%a: tensor<2x9x6x5x2xf32>, %b: tensor<5x6x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%a, %b) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5x2xf32>, %b: tensor<5x6x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwgc_gfhwc' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%a, %b : tensor<2x9x6x5x2xf32>, tensor<5x6x7x3x2xf32>, tensor<2x9x6x5x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5x2xf32>, %b: tensor<5x6x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x6xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%a, %b : tensor<2x9x6x5x2xf32>, tensor<5x6x7x3x2xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5x2xf32>, %b: tensor<5x6x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.conv_2d_nhwgc_gfhwc' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d_nhwgc_gfhwc outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5x2xf32>, %b: tensor<5x6x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwgc_gfhwc' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_2d_nhwgc_gfhwc outs(%c : tensor<2x3x4x5x6xf32>) ins(%a, %b : tensor<2x9x6x5x2xf32>, tensor<5x6x7x3x2xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5x2xf32>, %b: tensor<5x6x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%a, %b : tensor<2x9x6x5x2xf32>, tensor<5x6x7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_2d_nhwgc_gfhwc_q` is refused.

func.func @f(%a: tensor<2x9x6x5x2xi8>, %b: tensor<5x6x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%a, %b, %c, %d) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5x2xi8>, %b: tensor<5x6x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwgc_gfhwc_q' number of operands and types do not match: got 4 operands and 5 types}}
  %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%a, %b, %c, %d : tensor<2x9x6x5x2xi8>, tensor<5x6x7x3x2xi8>, i32, i32, tensor<2x9x6x5x2xi8>) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5x2xi8>, %b: tensor<5x6x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+2 {{use of value '%e' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x6xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%a, %b, %c, %d : tensor<2x9x6x5x2xi8>, tensor<5x6x7x3x2xi8>, i32, i32) outs(%e : vector<4xi1>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5x2xi8>, %b: tensor<5x6x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+2 {{custom op 'linalg.conv_2d_nhwgc_gfhwc_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.conv_2d_nhwgc_gfhwc_q outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5x2xi8>, %b: tensor<5x6x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwgc_gfhwc_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.conv_2d_nhwgc_gfhwc_q outs(%e : tensor<2x3x4x5x6xi32>) ins(%a, %b, %c, %d : tensor<2x9x6x5x2xi8>, tensor<5x6x7x3x2xi8>, i32, i32) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5x2xi8>, %b: tensor<5x6x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%a, %b, %c, %d : tensor<2x9x6x5x2xi8>, tensor<5x6x7x3x2xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_3d` is refused.

func.func @f(%a: tensor<6x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_3d ins(%a, %b) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<6x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_3d' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.conv_3d ins(%a, %b : tensor<6x8x10xf32>, tensor<5x6x7xf32>, tensor<6x8x10xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<6x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_3d ins(%a, %b : tensor<6x8x10xf32>, tensor<5x6x7xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<6x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{custom op 'linalg.conv_3d' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_3d outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<6x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_3d' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_3d outs(%c : tensor<2x3x4xf32>) ins(%a, %b : tensor<6x8x10xf32>, tensor<5x6x7xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<6x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_3d ins(%a, %b : tensor<6x8x10xf32>, tensor<5x6x7xf32>) outs(%c : tensor<2x3x4xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_3d_ncdhw_fcdhw` is refused.

func.func @f(%a: tensor<2x7x6x6x8xf32>, %b: tensor<3x7x3x2x3xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_3d_ncdhw_fcdhw ins(%a, %b) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x6x6x8xf32>, %b: tensor<3x7x3x2x3xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_3d_ncdhw_fcdhw' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.conv_3d_ncdhw_fcdhw ins(%a, %b : tensor<2x7x6x6x8xf32>, tensor<3x7x3x2x3xf32>, tensor<2x7x6x6x8xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x6x6x8xf32>, %b: tensor<3x7x3x2x3xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x6xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_3d_ncdhw_fcdhw ins(%a, %b : tensor<2x7x6x6x8xf32>, tensor<3x7x3x2x3xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x6x6x8xf32>, %b: tensor<3x7x3x2x3xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.conv_3d_ncdhw_fcdhw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_3d_ncdhw_fcdhw outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x6x6x8xf32>, %b: tensor<3x7x3x2x3xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_3d_ncdhw_fcdhw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_3d_ncdhw_fcdhw outs(%c : tensor<2x3x4x5x6xf32>) ins(%a, %b : tensor<2x7x6x6x8xf32>, tensor<3x7x3x2x3xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x6x6x8xf32>, %b: tensor<3x7x3x2x3xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_3d_ncdhw_fcdhw ins(%a, %b : tensor<2x7x6x6x8xf32>, tensor<3x7x3x2x3xf32>) outs(%c : tensor<2x3x4x5x6xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_3d_ndhwc_dhwcf` is refused.

func.func @f(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%a, %b) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_3d_ndhwc_dhwcf' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>, tensor<2x9x6x6x3xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x6xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.conv_3d_ndhwc_dhwcf' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_3d_ndhwc_dhwcf outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_3d_ndhwc_dhwcf' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.conv_3d_ndhwc_dhwcf outs(%c : tensor<2x3x4x5x6xf32>) ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%c : tensor<2x3x4x5x6xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.conv_3d_ndhwc_dhwcf_q` is refused.

func.func @f(%a: tensor<2x9x6x6x3xi8>, %b: tensor<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %b, %c, %d) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xi8>, %b: tensor<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{custom op 'linalg.conv_3d_ndhwc_dhwcf_q' number of operands and types do not match: got 4 operands and 5 types}}
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %b, %c, %d : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32, tensor<2x9x6x6x3xi8>) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xi8>, %b: tensor<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+2 {{use of value '%e' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x6xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %b, %c, %d : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%e : vector<4xi1>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xi8>, %b: tensor<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+2 {{custom op 'linalg.conv_3d_ndhwc_dhwcf_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.conv_3d_ndhwc_dhwcf_q outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xi8>, %b: tensor<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{custom op 'linalg.conv_3d_ndhwc_dhwcf_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.conv_3d_ndhwc_dhwcf_q outs(%e : tensor<2x3x4x5x6xi32>) ins(%a, %b, %c, %d : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xi8>, %b: tensor<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %b, %c, %d : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.copy` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.copy ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.copy' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.copy ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.copy' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.copy outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.copy' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.copy outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.depthwise_conv_1d_ncw_cw` is refused.

func.func @f(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a, %b) outs(%c : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_1d_ncw_cw' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a, %b : tensor<2x4x7xf32>, tensor<4x5xf32>, tensor<2x4x7xf32>) outs(%c : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x4x3xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a, %b : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%c : vector<4xi1>) -> tensor<2x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  // expected-error@+2 {{custom op 'linalg.depthwise_conv_1d_ncw_cw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_1d_ncw_cw outs(%c : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_1d_ncw_cw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_1d_ncw_cw outs(%c : tensor<2x4x3xf32>) ins(%a, %b : tensor<2x4x7xf32>, tensor<4x5xf32>) -> tensor<2x4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a, %b : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%c : tensor<2x4x3xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.depthwise_conv_1d_nwc_wc` is refused.

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5x4xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%a, %b) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5x4xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_1d_nwc_wc' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%a, %b : tensor<2x7x4xf32>, tensor<5x4xf32>, tensor<2x7x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5x4xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%a, %b : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5x4xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{custom op 'linalg.depthwise_conv_1d_nwc_wc' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_1d_nwc_wc outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5x4xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_1d_nwc_wc' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_1d_nwc_wc outs(%c : tensor<2x3x4xf32>) ins(%a, %b : tensor<2x7x4xf32>, tensor<5x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5x4xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%a, %b : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%c : tensor<2x3x4xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.depthwise_conv_1d_nwc_wcm` is refused.

func.func @f(%a: tensor<2x8x4xf32>, %b: tensor<6x4x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%a, %b) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x4xf32>, %b: tensor<6x4x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_1d_nwc_wcm' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%a, %b : tensor<2x8x4xf32>, tensor<6x4x5xf32>, tensor<2x8x4xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x4xf32>, %b: tensor<6x4x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%a, %b : tensor<2x8x4xf32>, tensor<6x4x5xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x4xf32>, %b: tensor<6x4x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{custom op 'linalg.depthwise_conv_1d_nwc_wcm' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_1d_nwc_wcm outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x4xf32>, %b: tensor<6x4x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_1d_nwc_wcm' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_1d_nwc_wcm outs(%c : tensor<2x3x4x5xf32>) ins(%a, %b : tensor<2x8x4xf32>, tensor<6x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x4xf32>, %b: tensor<6x4x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%a, %b : tensor<2x8x4xf32>, tensor<6x4x5xf32>) outs(%c : tensor<2x3x4x5xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.depthwise_conv_2d_nchw_chw` is refused.

func.func @f(%a: tensor<2x5x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x5x3x4xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%a, %b) outs(%c : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x5x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_2d_nchw_chw' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%a, %b : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>, tensor<2x5x8x10xf32>) outs(%c : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x5x3x4xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x5x3x4xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%a, %b : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>) outs(%c : vector<4xi1>) -> tensor<2x5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x5x3x4xf32>) {
  // expected-error@+2 {{custom op 'linalg.depthwise_conv_2d_nchw_chw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_2d_nchw_chw outs(%c : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x5x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_2d_nchw_chw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_2d_nchw_chw outs(%c : tensor<2x5x3x4xf32>) ins(%a, %b : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>) -> tensor<2x5x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x5x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x5x3x4xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%a, %b : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>) outs(%c : tensor<2x5x3x4xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.depthwise_conv_2d_nhwc_hwc` is refused.

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %b) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_2d_nhwc_hwc' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>, tensor<2x8x10x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{custom op 'linalg.depthwise_conv_2d_nhwc_hwc' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_2d_nhwc_hwc' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc outs(%c : tensor<2x3x4x5xf32>) ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7x5xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>) outs(%c : tensor<2x3x4x5xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.depthwise_conv_2d_nhwc_hwc_q` is refused.

func.func @f(%a: tensor<2x8x10x5xi8>, %b: tensor<6x7x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %b, %c, %d) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi8>, %b: tensor<6x7x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_2d_nhwc_hwc_q' number of operands and types do not match: got 4 operands and 5 types}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %b, %c, %d : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>, i32, i32, tensor<2x8x10x5xi8>) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi8>, %b: tensor<6x7x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+2 {{use of value '%e' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %b, %c, %d : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>, i32, i32) outs(%e : vector<4xi1>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi8>, %b: tensor<6x7x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+2 {{custom op 'linalg.depthwise_conv_2d_nhwc_hwc_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi8>, %b: tensor<6x7x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_2d_nhwc_hwc_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q outs(%e : tensor<2x3x4x5xi32>) ins(%a, %b, %c, %d : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>, i32, i32) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi8>, %b: tensor<6x7x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %b, %c, %d : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.depthwise_conv_2d_nhwc_hwcm` is refused.

func.func @f(%a: tensor<2x9x6x5xf32>, %b: tensor<7x3x5x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5xf32>, %b: tensor<7x3x5x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_2d_nhwc_hwcm' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b : tensor<2x9x6x5xf32>, tensor<7x3x5x6xf32>, tensor<2x9x6x5xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5xf32>, %b: tensor<7x3x5x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x6xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b : tensor<2x9x6x5xf32>, tensor<7x3x5x6xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5xf32>, %b: tensor<7x3x5x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.depthwise_conv_2d_nhwc_hwcm' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5xf32>, %b: tensor<7x3x5x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_2d_nhwc_hwcm' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm outs(%c : tensor<2x3x4x5x6xf32>) ins(%a, %b : tensor<2x9x6x5xf32>, tensor<7x3x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5xf32>, %b: tensor<7x3x5x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b : tensor<2x9x6x5xf32>, tensor<7x3x5x6xf32>) outs(%c : tensor<2x3x4x5x6xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.depthwise_conv_2d_nhwc_hwcm_q` is refused.

func.func @f(%a: tensor<2x9x6x5xi8>, %b: tensor<7x3x5x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %b, %c, %d) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5xi8>, %b: tensor<7x3x5x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_2d_nhwc_hwcm_q' number of operands and types do not match: got 4 operands and 5 types}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %b, %c, %d : tensor<2x9x6x5xi8>, tensor<7x3x5x6xi8>, i32, i32, tensor<2x9x6x5xi8>) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5xi8>, %b: tensor<7x3x5x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+2 {{use of value '%e' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x6xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %b, %c, %d : tensor<2x9x6x5xi8>, tensor<7x3x5x6xi8>, i32, i32) outs(%e : vector<4xi1>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5xi8>, %b: tensor<7x3x5x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+2 {{custom op 'linalg.depthwise_conv_2d_nhwc_hwcm_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5xi8>, %b: tensor<7x3x5x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_2d_nhwc_hwcm_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q outs(%e : tensor<2x3x4x5x6xi32>) ins(%a, %b, %c, %d : tensor<2x9x6x5xi8>, tensor<7x3x5x6xi8>, i32, i32) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x5xi8>, %b: tensor<7x3x5x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %b, %c, %d : tensor<2x9x6x5xi8>, tensor<7x3x5x6xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.depthwise_conv_3d_ncdhw_cdhw` is refused.

func.func @f(%a: tensor<2x2x8x10x7xf32>, %b: tensor<2x6x7x3xf32>, %c: tensor<2x2x3x4x5xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %b) outs(%c : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x10x7xf32>, %b: tensor<2x6x7x3xf32>, %c: tensor<2x2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_3d_ncdhw_cdhw' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %b : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>, tensor<2x2x8x10x7xf32>) outs(%c : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x10x7xf32>, %b: tensor<2x6x7x3xf32>, %c: tensor<2x2x3x4x5xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x2x3x4x5xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %b : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%c : vector<4xi1>) -> tensor<2x2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x10x7xf32>, %b: tensor<2x6x7x3xf32>, %c: tensor<2x2x3x4x5xf32>) {
  // expected-error@+2 {{custom op 'linalg.depthwise_conv_3d_ncdhw_cdhw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw outs(%c : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x10x7xf32>, %b: tensor<2x6x7x3xf32>, %c: tensor<2x2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_3d_ncdhw_cdhw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw outs(%c : tensor<2x2x3x4x5xf32>) ins(%a, %b : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) -> tensor<2x2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x2x8x10x7xf32>, %b: tensor<2x6x7x3xf32>, %c: tensor<2x2x3x4x5xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %b : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%c : tensor<2x2x3x4x5xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.depthwise_conv_3d_ndhwc_dhwc` is refused.

func.func @f(%a: tensor<2x8x10x7x2xf32>, %b: tensor<6x7x3x2xf32>, %c: tensor<2x3x4x5x2xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a, %b) outs(%c : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x7x2xf32>, %b: tensor<6x7x3x2xf32>, %c: tensor<2x3x4x5x2xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_3d_ndhwc_dhwc' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a, %b : tensor<2x8x10x7x2xf32>, tensor<6x7x3x2xf32>, tensor<2x8x10x7x2xf32>) outs(%c : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x7x2xf32>, %b: tensor<6x7x3x2xf32>, %c: tensor<2x3x4x5x2xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x2xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a, %b : tensor<2x8x10x7x2xf32>, tensor<6x7x3x2xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x7x2xf32>, %b: tensor<6x7x3x2xf32>, %c: tensor<2x3x4x5x2xf32>) {
  // expected-error@+2 {{custom op 'linalg.depthwise_conv_3d_ndhwc_dhwc' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc outs(%c : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x7x2xf32>, %b: tensor<6x7x3x2xf32>, %c: tensor<2x3x4x5x2xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_3d_ndhwc_dhwc' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc outs(%c : tensor<2x3x4x5x2xf32>) ins(%a, %b : tensor<2x8x10x7x2xf32>, tensor<6x7x3x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x7x2xf32>, %b: tensor<6x7x3x2xf32>, %c: tensor<2x3x4x5x2xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a, %b : tensor<2x8x10x7x2xf32>, tensor<6x7x3x2xf32>) outs(%c : tensor<2x3x4x5x2xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.depthwise_conv_3d_ndhwc_dhwcm` is refused.

func.func @f(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x3x6xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a, %b) outs(%c : tensor<2x3x4x5x3x6xf32>) -> tensor<2x3x4x5x3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x3x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_3d_ndhwc_dhwcm' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>, tensor<2x9x6x6x3xf32>) outs(%c : tensor<2x3x4x5x3x6xf32>) -> tensor<2x3x4x5x3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x3x6xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x3x6xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5x3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x3x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.depthwise_conv_3d_ndhwc_dhwcm' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm outs(%c : tensor<2x3x4x5x3x6xf32>) -> tensor<2x3x4x5x3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x3x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.depthwise_conv_3d_ndhwc_dhwcm' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm outs(%c : tensor<2x3x4x5x3x6xf32>) ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) -> tensor<2x3x4x5x3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x3x6xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%c : tensor<2x3x4x5x3x6xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.div` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.div ins(%a, %b) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.div' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.div ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.div ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.div' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.div outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.div' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.div outs(%c : tensor<4x8xf32>) ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.div ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.div_unsigned` is refused.

func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %c: tensor<4x8xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.div_unsigned ins(%a, %b) outs(%c : tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %c: tensor<4x8xi32>) {
  // expected-error@+1 {{custom op 'linalg.div_unsigned' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.div_unsigned ins(%a, %b : tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) outs(%c : tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %c: tensor<4x8xi32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.div_unsigned ins(%a, %b : tensor<4x8xi32>, tensor<4x8xi32>) outs(%c : vector<4xi1>) -> tensor<4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %c: tensor<4x8xi32>) {
  // expected-error@+2 {{custom op 'linalg.div_unsigned' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.div_unsigned outs(%c : tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %c: tensor<4x8xi32>) {
  // expected-error@+1 {{custom op 'linalg.div_unsigned' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.div_unsigned outs(%c : tensor<4x8xi32>) ins(%a, %b : tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %c: tensor<4x8xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.div_unsigned ins(%a, %b : tensor<4x8xi32>, tensor<4x8xi32>) outs(%c : tensor<4x8xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.dot` is refused.

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.dot ins(%a, %b) outs(%c : tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{custom op 'linalg.dot' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.dot ins(%a, %b : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<f32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<f32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.dot ins(%a, %b : tensor<2xf32>, tensor<2xf32>) outs(%c : vector<4xi1>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<f32>) {
  // expected-error@+2 {{custom op 'linalg.dot' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.dot outs(%c : tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{custom op 'linalg.dot' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.dot outs(%c : tensor<f32>) ins(%a, %b : tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.dot ins(%a, %b : tensor<2xf32>, tensor<2xf32>) outs(%c : tensor<f32>) ->
  return
}

// -----

// What is not the syntax of `linalg.erf` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.erf ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.erf' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.erf ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.erf ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.erf' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.erf outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.erf' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.erf outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.erf ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.exp` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.exp ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.exp' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.exp ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.exp' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.exp outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.exp' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.exp outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.fill` is refused.

func.func @f(%a: f32, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.fill ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.fill' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.fill ins(%a : f32, f32) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.fill ins(%a : f32) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.fill outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.fill outs(%b : tensor<4x8xf32>) ins(%a : f32) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.fill ins(%a : f32) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.fill_rng_2d` is refused.

func.func @f(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.fill_rng_2d ins(%a, %b, %c) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.fill_rng_2d' number of operands and types do not match: got 3 operands and 4 types}}
  %0 = linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32, f64) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%d' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32) outs(%d : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.fill_rng_2d' [parseNamedStructuredOpRegion] ods-gen generated region expects 4 args, got 1}}
  %0 = linalg.fill_rng_2d outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.fill_rng_2d' [parseNamedStructuredOpRegion] ods-gen generated region expects 4 args, got 1}}
  %0 = linalg.fill_rng_2d outs(%d : tensor<4x8xf32>) ins(%a, %b, %c : f64, f64, i32) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32) outs(%d : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.floor` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.floor ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.floor' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.floor ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.floor ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.floor' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.floor outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.floor' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.floor outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.floor ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.log` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.log ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.log' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.log ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.log ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.log' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.log outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.log' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.log outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.log ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.matvec` is refused.

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.matvec ins(%a, %b) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error@+1 {{custom op 'linalg.matvec' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.matvec ins(%a, %b : tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.matvec ins(%a, %b : tensor<2x3xf32>, tensor<3xf32>) outs(%c : vector<4xi1>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error@+2 {{custom op 'linalg.matvec' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.matvec outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error@+1 {{custom op 'linalg.matvec' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.matvec outs(%c : tensor<2xf32>) ins(%a, %b : tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.matvec ins(%a, %b : tensor<2x3xf32>, tensor<3xf32>) outs(%c : tensor<2xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.max` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.max ins(%a, %b) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.max' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.max ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.max ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.max' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.max outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.max' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.max outs(%c : tensor<4x8xf32>) ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.max ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.min` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.min ins(%a, %b) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.min' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.min ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.min ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.min' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.min outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.min' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.min outs(%c : tensor<4x8xf32>) ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.min ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.mmt4d` is refused.

func.func @f(%a: tensor<2x4x5x7xf32>, %b: tensor<3x4x6x7xf32>, %c: tensor<2x3x5x6xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.mmt4d ins(%a, %b) outs(%c : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x5x7xf32>, %b: tensor<3x4x6x7xf32>, %c: tensor<2x3x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.mmt4d' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.mmt4d ins(%a, %b : tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>, tensor<2x4x5x7xf32>) outs(%c : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x5x7xf32>, %b: tensor<3x4x6x7xf32>, %c: tensor<2x3x5x6xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x5x6xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.mmt4d ins(%a, %b : tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x5x7xf32>, %b: tensor<3x4x6x7xf32>, %c: tensor<2x3x5x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.mmt4d' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.mmt4d outs(%c : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x5x7xf32>, %b: tensor<3x4x6x7xf32>, %c: tensor<2x3x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.mmt4d' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.mmt4d outs(%c : tensor<2x3x5x6xf32>) ins(%a, %b : tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>) -> tensor<2x3x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x5x7xf32>, %b: tensor<3x4x6x7xf32>, %c: tensor<2x3x5x6xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.mmt4d ins(%a, %b : tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>) outs(%c : tensor<2x3x5x6xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.mul` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.mul ins(%a, %b) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.mul' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.mul ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.mul ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.mul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.mul outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.mul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.mul outs(%c : tensor<4x8xf32>) ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.mul ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.negf` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.negf ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.negf' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.negf ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.negf ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.negf' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.negf outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.negf' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.negf outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.negf ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_nchw_max` is refused.

func.func @f(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_nchw_max ins(%a, %b) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nchw_max' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_nchw_max ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>, tensor<2x3x9x11xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_nchw_max ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_nchw_max' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nchw_max outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nchw_max' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nchw_max outs(%c : tensor<2x3x4x5xf32>) ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_nchw_max ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_nchw_sum` is refused.

func.func @f(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_nchw_sum ins(%a, %b) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nchw_sum' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_nchw_sum ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>, tensor<2x3x9x11xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_nchw_sum ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_nchw_sum' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nchw_sum outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nchw_sum' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nchw_sum outs(%c : tensor<2x3x4x5xf32>) ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_nchw_sum ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_ncw_max` is refused.

func.func @f(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_ncw_max ins(%a, %b) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_ncw_max' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_ncw_max ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>, tensor<2x3x8xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_ncw_max ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_ncw_max' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_ncw_max outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_ncw_max' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_ncw_max outs(%c : tensor<2x3x4xf32>) ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_ncw_max ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_ncw_sum` is refused.

func.func @f(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_ncw_sum ins(%a, %b) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_ncw_sum' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_ncw_sum ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>, tensor<2x3x8xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_ncw_sum ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_ncw_sum' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_ncw_sum outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_ncw_sum' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_ncw_sum outs(%c : tensor<2x3x4xf32>) ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_ncw_sum ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_ndhwc_max` is refused.

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_ndhwc_max ins(%a, %b) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_ndhwc_max' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_ndhwc_max ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>, tensor<2x9x6x6x6xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x6xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_ndhwc_max ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_ndhwc_max' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_ndhwc_max outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_ndhwc_max' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_ndhwc_max outs(%c : tensor<2x3x4x5x6xf32>) ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_ndhwc_max ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_ndhwc_min` is refused.

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_ndhwc_min ins(%a, %b) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_ndhwc_min' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_ndhwc_min ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>, tensor<2x9x6x6x6xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x6xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_ndhwc_min ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_ndhwc_min' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_ndhwc_min outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_ndhwc_min' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_ndhwc_min outs(%c : tensor<2x3x4x5x6xf32>) ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_ndhwc_min ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_ndhwc_sum` is refused.

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_ndhwc_sum ins(%a, %b) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_ndhwc_sum' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_ndhwc_sum ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>, tensor<2x9x6x6x6xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5x6xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_ndhwc_sum ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_ndhwc_sum' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_ndhwc_sum outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_ndhwc_sum' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_ndhwc_sum outs(%c : tensor<2x3x4x5x6xf32>) ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_ndhwc_sum ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_nhwc_max` is refused.

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_nhwc_max ins(%a, %b) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_max' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_nhwc_max ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>, tensor<2x8x10x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_nhwc_max ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_nhwc_max' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nhwc_max outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_max' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nhwc_max outs(%c : tensor<2x3x4x5xf32>) ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_nhwc_max ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_nhwc_max_unsigned` is refused.

func.func @f(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %b) outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_max_unsigned' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>, tensor<2x8x10x5xi32>) outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_nhwc_max_unsigned' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nhwc_max_unsigned outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_max_unsigned' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nhwc_max_unsigned outs(%c : tensor<2x3x4x5xi32>) ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%c : tensor<2x3x4x5xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_nhwc_min` is refused.

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_nhwc_min ins(%a, %b) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_min' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_nhwc_min ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>, tensor<2x8x10x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_nhwc_min ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_nhwc_min' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nhwc_min outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_min' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nhwc_min outs(%c : tensor<2x3x4x5xf32>) ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_nhwc_min ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_nhwc_min_unsigned` is refused.

func.func @f(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a, %b) outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_min_unsigned' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>, tensor<2x8x10x5xi32>) outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_nhwc_min_unsigned' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nhwc_min_unsigned outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_min_unsigned' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nhwc_min_unsigned outs(%c : tensor<2x3x4x5xi32>) ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%c : tensor<2x3x4x5xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_nhwc_sum` is refused.

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_nhwc_sum ins(%a, %b) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_sum' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_nhwc_sum ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>, tensor<2x8x10x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4x5xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_nhwc_sum ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_nhwc_sum' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nhwc_sum outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nhwc_sum' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nhwc_sum outs(%c : tensor<2x3x4x5xf32>) ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_nhwc_sum ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_nwc_max` is refused.

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_nwc_max ins(%a, %b) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_max' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_nwc_max ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>, tensor<2x7x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_nwc_max ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_nwc_max' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nwc_max outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_max' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nwc_max outs(%c : tensor<2x3x4xf32>) ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_nwc_max ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_nwc_max_unsigned` is refused.

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_nwc_max_unsigned ins(%a, %b) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_max_unsigned' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_nwc_max_unsigned ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>, tensor<2x7x4xi32>) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_nwc_max_unsigned ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) outs(%c : vector<4xi1>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_nwc_max_unsigned' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nwc_max_unsigned outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_max_unsigned' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nwc_max_unsigned outs(%c : tensor<2x3x4xi32>) ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_nwc_max_unsigned ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) outs(%c : tensor<2x3x4xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_nwc_min` is refused.

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_nwc_min ins(%a, %b) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_min' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_nwc_min ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>, tensor<2x7x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_nwc_min ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_nwc_min' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nwc_min outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_min' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nwc_min outs(%c : tensor<2x3x4xf32>) ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_nwc_min ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_nwc_min_unsigned` is refused.

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_min_unsigned' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>, tensor<2x7x4xi32>) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) outs(%c : vector<4xi1>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_nwc_min_unsigned' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nwc_min_unsigned outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_min_unsigned' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nwc_min_unsigned outs(%c : tensor<2x3x4xi32>) ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) outs(%c : tensor<2x3x4xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.pooling_nwc_sum` is refused.

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.pooling_nwc_sum ins(%a, %b) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_sum' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.pooling_nwc_sum ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>, tensor<2x7x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.pooling_nwc_sum ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : vector<4xi1>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+2 {{custom op 'linalg.pooling_nwc_sum' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nwc_sum outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_sum' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.pooling_nwc_sum outs(%c : tensor<2x3x4xf32>) ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.pooling_nwc_sum ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.powf` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.powf ins(%a, %b) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.powf' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.powf ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.powf ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.powf' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.powf outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.powf' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.powf outs(%c : tensor<4x8xf32>) ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.powf ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.quantized_batch_matmul` is refused.

func.func @f(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.quantized_batch_matmul ins(%a, %b, %c, %d) outs(%e : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  // expected-error@+1 {{custom op 'linalg.quantized_batch_matmul' number of operands and types do not match: got 4 operands and 5 types}}
  %0 = linalg.quantized_batch_matmul ins(%a, %b, %c, %d : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32, tensor<2x3x5xi8>) outs(%e : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  // expected-error@+2 {{use of value '%e' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3x4xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.quantized_batch_matmul ins(%a, %b, %c, %d : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32) outs(%e : vector<4xi1>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  // expected-error@+2 {{custom op 'linalg.quantized_batch_matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.quantized_batch_matmul outs(%e : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  // expected-error@+1 {{custom op 'linalg.quantized_batch_matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.quantized_batch_matmul outs(%e : tensor<2x3x4xi32>) ins(%a, %b, %c, %d : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32) -> tensor<2x3x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.quantized_batch_matmul ins(%a, %b, %c, %d : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32) outs(%e : tensor<2x3x4xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.quantized_matmul` is refused.

func.func @f(%a: tensor<2x4xi8>, %b: tensor<4x3xi8>, %c: i32, %d: i32, %e: tensor<2x3xi32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.quantized_matmul ins(%a, %b, %c, %d) outs(%e : tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%a: tensor<2x4xi8>, %b: tensor<4x3xi8>, %c: i32, %d: i32, %e: tensor<2x3xi32>) {
  // expected-error@+1 {{custom op 'linalg.quantized_matmul' number of operands and types do not match: got 4 operands and 5 types}}
  %0 = linalg.quantized_matmul ins(%a, %b, %c, %d : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32, tensor<2x4xi8>) outs(%e : tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%a: tensor<2x4xi8>, %b: tensor<4x3xi8>, %c: i32, %d: i32, %e: tensor<2x3xi32>) {
  // expected-error@+2 {{use of value '%e' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2x3xi32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.quantized_matmul ins(%a, %b, %c, %d : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%e : vector<4xi1>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%a: tensor<2x4xi8>, %b: tensor<4x3xi8>, %c: i32, %d: i32, %e: tensor<2x3xi32>) {
  // expected-error@+2 {{custom op 'linalg.quantized_matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.quantized_matmul outs(%e : tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%a: tensor<2x4xi8>, %b: tensor<4x3xi8>, %c: i32, %d: i32, %e: tensor<2x3xi32>) {
  // expected-error@+1 {{custom op 'linalg.quantized_matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 1}}
  %0 = linalg.quantized_matmul outs(%e : tensor<2x3xi32>) ins(%a, %b, %c, %d : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%a: tensor<2x4xi8>, %b: tensor<4x3xi8>, %c: i32, %d: i32, %e: tensor<2x3xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.quantized_matmul ins(%a, %b, %c, %d : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%e : tensor<2x3xi32>) ->
  return
}

// -----

// What is not the syntax of `linalg.reciprocal` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.reciprocal ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.reciprocal' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.reciprocal ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.reciprocal ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.reciprocal' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.reciprocal outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.reciprocal' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.reciprocal outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.reciprocal ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.round` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.round ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.round' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.round ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.round ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.round' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.round outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.round' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.round outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.round ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.rsqrt` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.rsqrt ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.rsqrt' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.rsqrt ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.rsqrt ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.rsqrt' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.rsqrt outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.rsqrt' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.rsqrt outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.rsqrt ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.select` is refused.

func.func @f(%a: tensor<4x8xi1>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %d: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.select ins(%a, %b, %c) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %d: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.select' number of operands and types do not match: got 3 operands and 4 types}}
  %0 = linalg.select ins(%a, %b, %c : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %d: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%d' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.select ins(%a, %b, %c : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%d : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %d: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.select' [parseNamedStructuredOpRegion] ods-gen generated region expects 4 args, got 1}}
  %0 = linalg.select outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %d: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.select' [parseNamedStructuredOpRegion] ods-gen generated region expects 4 args, got 1}}
  %0 = linalg.select outs(%d : tensor<4x8xf32>) ins(%a, %b, %c : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xi1>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %d: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.select ins(%a, %b, %c : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%d : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.sqrt` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.sqrt ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.sqrt' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.sqrt ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.sqrt ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.sqrt' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.sqrt outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.sqrt' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.sqrt outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.sqrt ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.square` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.square ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.square' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.square ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.square ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.square' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.square outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.square' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.square outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.square ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.sub` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.sub ins(%a, %b) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.sub' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.sub ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.sub ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.sub' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.sub outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.sub' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.sub outs(%c : tensor<4x8xf32>) ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.sub ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.tanh` is refused.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.tanh ins(%a) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.tanh' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.tanh ins(%a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.tanh ins(%a : tensor<4x8xf32>) outs(%b : vector<4xi1>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+2 {{custom op 'linalg.tanh' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.tanh outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{custom op 'linalg.tanh' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  %0 = linalg.tanh outs(%b : tensor<4x8xf32>) ins(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.tanh ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) ->
  return
}

// -----

// What is not the syntax of `linalg.vecmat` is refused.

func.func @f(%a: tensor<3xf32>, %b: tensor<3x2xf32>, %c: tensor<2xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = linalg.vecmat ins(%a, %b) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<3x2xf32>, %c: tensor<2xf32>) {
  // expected-error@+1 {{custom op 'linalg.vecmat' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = linalg.vecmat ins(%a, %b : tensor<3xf32>, tensor<3x2xf32>, tensor<3xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<3x2xf32>, %c: tensor<2xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<2xf32>'}}
  // expected-note@-2 {{prior use here}}
  %0 = linalg.vecmat ins(%a, %b : tensor<3xf32>, tensor<3x2xf32>) outs(%c : vector<4xi1>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<3x2xf32>, %c: tensor<2xf32>) {
  // expected-error@+2 {{custom op 'linalg.vecmat' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.vecmat outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<3x2xf32>, %c: tensor<2xf32>) {
  // expected-error@+1 {{custom op 'linalg.vecmat' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  %0 = linalg.vecmat outs(%c : tensor<2xf32>) ins(%a, %b : tensor<3xf32>, tensor<3x2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<3xf32>, %b: tensor<3x2xf32>, %c: tensor<2xf32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = linalg.vecmat ins(%a, %b : tensor<3xf32>, tensor<3x2xf32>) outs(%c : tensor<2xf32>) ->
  return
}

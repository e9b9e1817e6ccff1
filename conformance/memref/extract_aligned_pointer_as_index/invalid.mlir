// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.extract_aligned_pointer_as_index` is refused; what keeps them all is not.

func.func @f(%x: memref<4xf32>) {
  // expected-error@+1 {{'memref.extract_aligned_pointer_as_index' op result #0 must be index, but got 'i64'}}
  %r = "memref.extract_aligned_pointer_as_index"(%x) : (memref<4xf32>) -> i64
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'memref.extract_aligned_pointer_as_index' op operand #0 must be ranked or unranked memref of any non-token type values, but got 'f32'}}
  %r = "memref.extract_aligned_pointer_as_index"(%x) : (f32) -> index
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.dealloc` is refused; what keeps them all is not.

func.func @f(%x: f32) {
  // expected-error@+1 {{'memref.dealloc' op operand #0 must be ranked or unranked memref of any non-token type values, but got 'f32'}}
  "memref.dealloc"(%x) : (f32) -> ()
  return
}

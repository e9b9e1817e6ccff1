// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.comdat` is refused; what keeps them all is not.

llvm.comdat @c {
  llvm.comdat_selector @any any
  llvm.comdat_selector @largest largest
}

// -----

llvm.comdat @c {
  // expected-error@+1 {{'llvm.mlir.global' op must appear at the module level}}
  llvm.mlir.global external @g() : i32
}

// -----

// expected-error@+1 {{'llvm.comdat' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
llvm.comdat @c {
}

// -----

llvm.comdat @c {
  // expected-error@+1 {{only comdat selector symbols can appear in a comdat region}}
  func.func private @g()
}

// -----

llvm.comdat @c {
  // expected-error@+1 {{only comdat selector symbols can appear in a comdat region}}
  %0 = arith.constant 1 : i32
}

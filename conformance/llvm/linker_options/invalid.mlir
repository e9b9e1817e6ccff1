// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.linker_options` is refused; what keeps them all is not.

llvm.linker_options ["-l", "m"]

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.linker_options' op must appear at the module level}}
  llvm.linker_options ["-l", "m"]
  llvm.return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `memref.alloca_scope` is refused.

func.func @f() {
  // expected-error@+1 {{expected '{' to begin a region}}
  memref.alloca_scope -> i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected non-function type}}
  memref.alloca_scope -> {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected '{' to begin a region}}
  memref.alloca_scope (%i) {}
  return
}

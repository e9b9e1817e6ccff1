// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `memref.generic_atomic_rmw` is refused.

func.func @f(%m: memref<4x5xf32>, %i: index) {
  // expected-error@+1 {{expected ':'}}
  %r = memref.generic_atomic_rmw %m[%i, %i] {}
  return
}

// -----

func.func @f(%m: memref<4x5xf32>) {
  // expected-error@+1 {{expected '[' in operand list}}
  %r = memref.generic_atomic_rmw %m : memref<4x5xf32> {}
  return
}

// -----

func.func @f(%m: memref<4x5xf32>, %i: index) {
  // expected-error@+1 {{expected '{' to begin a region}}
  %r = memref.generic_atomic_rmw %m[%i, %i] : memref<4x5xf32>
  return
}

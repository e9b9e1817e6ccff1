// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.atomic_yield` is refused; what keeps them all is not.

func.func @f(%m: memref<4xf32>, %i: index, %x: i32) {
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%y: f32):
    // expected-error@+1 {{'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'}}
    memref.atomic_yield %x : i32
  }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
  memref.atomic_yield %x : f32
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.generic_atomic_rmw` is refused; what keeps them all is not.

func.func @f(%m: memref<4x4xf32>, %i: index) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op invalid number of indices for accessed memref, expected 2 but got 1}}
  %r = memref.generic_atomic_rmw %m[%i] : memref<4x4xf32> {
  ^bb0(%y: f32):
    memref.atomic_yield %y : f32
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%y: f32, %z: f32):
    memref.atomic_yield %y : f32
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%y: i32):
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%y: f32):
    // expected-error@+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    memref.store %y, %m[%i] : memref<4xf32>
    memref.atomic_yield %y : f32
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  %c = arith.constant true
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%y: f32):
    scf.if %c {
      // expected-error@+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
      %a = memref.alloc() : memref<f32>
    }
    memref.atomic_yield %y : f32
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  %c = arith.constant true
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%y: f32):
    %z = scf.if %c -> f32 {
      scf.yield %y : f32
    } else {
      %w = arith.addf %y, %y : f32
      scf.yield %w : f32
    }
    memref.atomic_yield %z : f32
  }
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'memref<4xvector<4xf32>>'}}
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xvector<4xf32>> {
  ^bb0(%y: vector<4xf32>):
    memref.atomic_yield %y : vector<4xf32>
  }
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.atomic_rmw` is refused; what keeps them all is not.

func.func @f(%m: memref<4x4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'memref.atomic_rmw' op invalid number of indices for accessed memref, expected 2 but got 1}}
  %r = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<4x4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %r = memref.atomic_rmw addi %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %r = memref.atomic_rmw addf %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'mulf' expects a floating-point type}}
  %r = memref.atomic_rmw mulf %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'maximumf' expects a floating-point type}}
  %r = memref.atomic_rmw maximumf %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'minimumf' expects a floating-point type}}
  %r = memref.atomic_rmw minimumf %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {
  %r = memref.atomic_rmw maxnumf %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {
  %r = memref.atomic_rmw minnumf %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {
  %r = memref.atomic_rmw assign %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {
  %r = memref.atomic_rmw xori %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'andi' expects an integer type}}
  %r = memref.atomic_rmw andi %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'maxs' expects an integer type}}
  %r = memref.atomic_rmw maxs %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'maxu' expects an integer type}}
  %r = memref.atomic_rmw maxu %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'mins' expects an integer type}}
  %r = memref.atomic_rmw mins %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'minu' expects an integer type}}
  %r = memref.atomic_rmw minu %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'muli' expects an integer type}}
  %r = memref.atomic_rmw muli %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'ori' expects an integer type}}
  %r = memref.atomic_rmw ori %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'xori' expects an integer type}}
  %r = memref.atomic_rmw xori %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  %r = memref.atomic_rmw maxnumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  %r = memref.atomic_rmw minnumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  %r = memref.atomic_rmw assign %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %x: i32) {
  // expected-error@+1 {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
  %r = "memref.atomic_rmw"(%x, %m, %i) <{kind = 0 : i64}> : (i32, memref<4xf32>, index) -> i32
  return
}

// -----

func.func @f(%m: memref<4xindex>, %i: index) {
  // expected-error@+1 {{'memref.atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'index'}}
  %r = memref.atomic_rmw addi %i, %m[%i] : (index, memref<4xindex>) -> index
  return
}

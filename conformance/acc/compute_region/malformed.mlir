// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `acc.compute_region` is refused.

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected '{' to begin a region}}
  acc.compute_region
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected '{' to begin a region}}
  acc.compute_region <{origin = "k"}> {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+2 {{Dialect `' not found for custom op 'origin'  (tried '.origin' as well)}}
  // expected-note@+1 {{Available dialects: }}
  acc.compute_region {origin = "k"} {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+2 {{Dialect `' not found for custom op 'yield'  (tried '.yield' as well)}}
  // expected-note@+1 {{Available dialects: }}
  acc.compute_region { yield } {origin = "k"}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{custom op 'acc.compute_region' expected '('}}
  acc.compute_region launch %x {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected SSA operand}}
  acc.compute_region launch(x = %n) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{result number not allowed in argument list}}
  acc.compute_region launch(%x#0 = %n) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected '='}}
  acc.compute_region launch(%x, %n) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected ',' or ')'}}
  acc.compute_region launch(%x = %n : index) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected ',' or ')'}}
  acc.compute_region launch(%x = %n {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  acc.compute_region launch(%x = %nothing) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+2 {{use of value '%m' expects different type than prior uses: 'index' vs 'memref<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  acc.compute_region launch(%x = %m) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+2 {{region entry argument '%x' is already in use}}
  // expected-note@+1 {{previously referenced here}}
  acc.compute_region launch(%x = %n, %x = %n) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+2 {{region entry argument '%n' is already in use}}
  // expected-note@-2 {{previously referenced here}}
  acc.compute_region launch(%n = %n) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{invalid block name in region with named arguments}}
  acc.compute_region launch(%x = %n) { ^bb0(%q : index): acc.yield }
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected '{' to begin a region}}
  acc.compute_region launch(%x = %n) stream(%s : !gpu.async.token) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected '{' to begin a region}}
  acc.compute_region ins(%y = %m) : (memref<4xf32>) launch(%x = %n) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected ':'}}
  acc.compute_region ins(%y = %m) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected non-function type}}
  acc.compute_region ins() : () {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected '('}}
  acc.compute_region ins(%y = %m) : memref<4xf32> {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+2 {{use of value '%m' expects different type than prior uses: 'i32' vs 'memref<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  acc.compute_region ins(%y = %m) : (i32) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+2 {{use of value '%m' expects different type than prior uses: '<<NULL TYPE>>' vs 'memref<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  acc.compute_region ins(%x = %m, %y = %m) : (memref<4xf32>) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  acc.compute_region ins(%x = %m, %y = %nothing) : (memref<4xf32>) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected ')'}}
  acc.compute_region ins(%y = %m) : (memref<4xf32> {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected '('}}
  acc.compute_region stream %s : !gpu.async.token {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected SSA operand}}
  acc.compute_region stream() {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected ':'}}
  acc.compute_region stream(%s) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+2 {{use of value '%s' expects different type than prior uses: 'i32' vs '!gpu.async.token'}}
  // expected-note@-2 {{prior use here}}
  acc.compute_region stream(%s : i32) {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected ')'}}
  acc.compute_region stream(%s : !gpu.async.token {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected non-function type}}
  acc.compute_region -> {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{expected '{' to begin a region}}
  acc.compute_region -> i32, i32 {}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{cannot name an operation with no results}}
  %r = acc.compute_region {} {origin = "k"}
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>, %s: !gpu.async.token) {
  // expected-error@+1 {{custom op 'acc.compute_region' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  acc.compute_region {} {origin = "k", operandSegmentSizes = array<i32: 0, 0, 0>}
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.load` is refused.

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{expected ']' in affine map}}
  %r = affine.load %m[%i, 0 : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  %r = affine.load %m[%x, 0] : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index, %n: index) {
  // expected-error@+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
  %r = affine.load %m[%i * %n, 0] : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{missing right operand of binary operator}}
  %r = affine.load %m[%i + , 0] : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{expected '[' in affine map}}
  %r = affine.load %m(%i, 0) : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  %r = affine.load %m[%i, 0] : f32
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+2 {{use of value '%m' expects different type than prior uses: 'memref<8x8xf32>' vs 'memref<?x8xf32>'}}
  // expected-note@-2 {{prior use here}}
  %r = affine.load %m[%i, 0] : memref<8x8xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected SSA operand}}
  %r = affine.load [%i, 0] : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{expected ':'}}
  %r = affine.load %m[%i, 0]
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index) {
  // expected-error@+1 {{expected '(' at start of SSA symbol}}
  %r = affine.load %m[symbol %i, 0] : memref<?x8xf32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %r = affine.load %m[%unknown, 0] : memref<?x8xf32>
  return
}

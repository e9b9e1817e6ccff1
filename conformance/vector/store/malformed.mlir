// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.store` is refused.

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.store %x %r[%i] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%r: memref<?xf32>, %x: vector<4xf32>) {
  // expected-error@+1 {{expected '['}}
  vector.store %x, %r : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>) {
  // expected-error@+1 {{expected SSA operand}}
  vector.store %x, %r[%i, : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %r: memref<?xf32>, %x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.store %x, %r[%f] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.store %x, %r[%i] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.store' invalid kind of type specified: expected builtin.memref, but found 'vector<4xf32>'}}
  vector.store %x, %r[%i] : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>) {
  // expected-error@+1 {{cannot name an operation with no results}}
  %0 = vector.store %x, %r[%i] : memref<?xf32>, vector<4xf32>
  return
}

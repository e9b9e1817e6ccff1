// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.transfer_write` is refused.

func.func @f(%i: index, %j: index, %m: memref<?x?xf32>, %x: vector<4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.transfer_write %x %m[%i, %j] : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: vector<4xf32>) {
  // expected-error@+1 {{expected '[' in operand list}}
  vector.transfer_write %x, %m : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %j: index, %m: memref<?x?xf32>, %x: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.transfer_write' requires two types}}
  vector.transfer_write %x, %m[%i, %j] : vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %j: index, %m: memref<?x?xf32>, %x: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %x, %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %j: index, %m: memref<?x?xf32>, %x: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %x, %m[%i, %j] : vector<4xf32>, f32
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %p: vector<2x4xf32>) {
  // expected-error@+1 {{custom op 'vector.transfer_write' expected a custom permutation_map when rank(source) != rank(destination)}}
  vector.transfer_write %p, %r[%i] : vector<2x4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %l: vector<2x4xi1>) {
  // expected-error@+2 {{use of value '%l' expects different type than prior uses: 'vector<4xi1>' vs 'vector<2x4xi1>'}}
  // expected-note@-2 {{prior use here}}
  vector.transfer_write %x, %r[%i], %l : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %c: vector<2xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xf32>' vs 'vector<2xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.transfer_write %c, %r[%i] : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>) {
  // expected-error@+1 {{expected SSA operand}}
  vector.transfer_write %x, %r[%i], true : vector<4xf32>, memref<?xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.transfer_read` is refused.

func.func @f(%i: index, %j: index, %m: memref<?x?xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.transfer_read %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %m: memref<?x?xf32>) {
  // expected-error@+1 {{expected '[' in operand list}}
  vector.transfer_read %m, %f : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %j: index, %f: f32, %m: memref<?x?xf32>) {
  // expected-error@+1 {{custom op 'vector.transfer_read' requires two types}}
  vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>
  return
}

// -----

func.func @f(%i: index, %j: index, %f: f32, %m: memref<?x?xf32>) {
  // expected-error@+1 {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  vector.transfer_read %m[%i, %j], %f : f32, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %j: index, %f: f32, %m: memref<?x?xf32>) {
  // expected-error@+1 {{custom op 'vector.transfer_read' requires vector type}}
  vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, f32
  return
}

// -----

func.func @f(%i: index, %f: f32, %r: memref<?xf32>) {
  // expected-error@+1 {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  vector.transfer_read %r[%i], %f : memref<?xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%i: index, %f: f32, %m: memref<?x?xf32>) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.transfer_read %m[%i, %f], %f : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %j: index, %m: memref<?x?xf32>) {
  // expected-error@+2 {{use of value '%i' expects different type than prior uses: 'f32' vs 'index'}}
  // expected-note@-2 {{prior use here}}
  vector.transfer_read %m[%i, %j], %i : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %f: f32, %r: memref<?xf32>, %l: vector<2x4xi1>) {
  // expected-error@+2 {{use of value '%l' expects different type than prior uses: 'vector<4xi1>' vs 'vector<2x4xi1>'}}
  // expected-note@-2 {{prior use here}}
  vector.transfer_read %r[%i], %f, %l : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %j: index, %f: f32, %m: memref<?x?xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{custom op 'vector.transfer_read' expected the same rank for the vector and the results of the permutation map}}
  vector.transfer_read %m[%i, %j], %f, %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

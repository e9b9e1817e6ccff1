// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.compressstore` is refused.

func.func @f(%r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{expected '['}}
  vector.compressstore %r, %k, %x : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{expected ','}}
  vector.compressstore %r[%i] %k, %x : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{expected ','}}
  vector.compressstore %r[%i], %k : memref<?xf32>, vector<4xi1>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{expected ','}}
  vector.compressstore %r[%i], %k, %x : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.compressstore %r[%f], %k, %x : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+2 {{use of value '%k' expects different type than prior uses: 'vector<4xf32>' vs 'vector<4xi1>'}}
  // expected-note@-2 {{prior use here}}
  vector.compressstore %r[%i], %k, %x : memref<?xf32>, vector<4xf32>, vector<4xf32>
  return
}

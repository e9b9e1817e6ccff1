// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.maskedstore` is refused.

func.func @f(%i: index, %r: memref<?xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{expected ','}}
  vector.maskedstore %r[%i], %k : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{expected ','}}
  vector.maskedstore %r[%i], %k, %x : memref<?xf32>, vector<4xi1>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{expected ':'}}
  vector.maskedstore %r[%i], %k, %x memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{expected '['}}
  vector.maskedstore %r, %k, %x : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %k: vector<4xi1>, %c: vector<2xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xf32>' vs 'vector<2xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.maskedstore %r[%i], %k, %c : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

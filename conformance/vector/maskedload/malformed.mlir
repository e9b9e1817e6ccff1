// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.maskedload` is refused.

func.func @f(%i: index, %r: memref<?xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{expected ','}}
  vector.maskedload %r[%i], %k : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+2 {{custom op 'vector.maskedload' expected 'into'}}
  vector.maskedload %r[%i], %k, %x : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{expected ','}}
  vector.maskedload %r[%i], %k, %x : memref<?xf32>, vector<4xi1> into vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{expected ','}}
  vector.maskedload %r[%i] %k, %x : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'vector<4xi1>' vs 'vector<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.maskedload %r[%i], %x, %x : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

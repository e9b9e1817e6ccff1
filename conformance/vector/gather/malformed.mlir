// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.gather` is refused.

func.func @f(%r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  // expected-error@+1 {{expected '['}}
  vector.gather %r [%o], %k, %x : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  // expected-error@+1 {{expected '['}}
  vector.gather %r[%i] %o, %k, %x : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  // expected-error@+1 {{expected ','}}
  vector.gather %r[%i] [%o], %k : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  // expected-error@+1 {{expected ','}}
  vector.gather %r[%i] [%o], %k, %x : memref<?xf32>, vector<4xindex>, vector<4xi1> into vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.gather %r[%f] [%o], %k, %x : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'vector<4xindex>' vs 'vector<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.gather %r[%i] [%x], %k, %x : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

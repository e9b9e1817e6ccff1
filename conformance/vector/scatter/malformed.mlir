// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.scatter` is refused.

func.func @f(%r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  // expected-error@+1 {{expected '['}}
  vector.scatter %r [%o], %k, %x : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  // expected-error@+1 {{expected '['}}
  vector.scatter %r[%i] %o, %k, %x : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  // expected-error@+1 {{expected ','}}
  vector.scatter %r[%i] [%o], %k : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  // expected-error@+1 {{expected ','}}
  vector.scatter %r[%i] [%o], %k, %x : memref<?xf32>, vector<4xindex>, vector<4xi1>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>, %o: vector<4xindex>) {
  // expected-error@+1 {{custom op 'to' is unknown (tried 'func.to' as well)}}
  vector.scatter %r[%i] [%o], %k, %x : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> to tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+2 {{use of value '%k' expects different type than prior uses: 'vector<4xindex>' vs 'vector<4xi1>'}}
  // expected-note@-2 {{prior use here}}
  vector.scatter %r[%i] [%k], %k, %x : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.type_cast` is refused.

func.func @f(%u: memref<4x3xf32>) {
  // expected-error@+1 {{expected ':'}}
  vector.type_cast %u memref<4x3xf32> to memref<vector<4x3xf32>>
  return
}

// -----

func.func @f(%u: memref<4x3xf32>) {
  // expected-error@+1 {{custom op 'vector.type_cast' expected 'to'}}
  vector.type_cast %u : memref<4x3xf32>, memref<vector<4x3xf32>>
  return
}

// -----

func.func @f(%u: memref<4x3xf32>) {
  // expected-error@+2 {{custom op 'vector.type_cast' expected 'to'}}
  vector.type_cast %u : memref<4x3xf32>
  return
}

// -----

func.func @f(%r: memref<?xf32>) {
  // expected-error@+2 {{use of value '%r' expects different type than prior uses: 'memref<4x3xf32>' vs 'memref<?xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.type_cast %r : memref<4x3xf32> to memref<vector<4x3xf32>>
  return
}

// -----

func.func @f(%u: memref<4x3xf32>) {
  // expected-error@+1 {{custom op 'vector.type_cast' invalid kind of type specified: expected builtin.memref, but found 'vector<4x3xf32>'}}
  vector.type_cast %u : vector<4x3xf32> to memref<vector<4x3xf32>>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.load` is refused.

func.func @f(%r: memref<?xf32>) {
  // expected-error@+1 {{expected '['}}
  vector.load %r : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>) {
  // expected-error@+1 {{expected ']'}}
  vector.load %r[%i : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%r: memref<?xf32>) {
  // expected-error@+1 {{expected ']'}}
  vector.load %r[0] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %r: memref<?xf32>) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.load %r[%f] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.load %r[%i] : memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>) {
  // expected-error@+1 {{custom op 'vector.load' invalid kind of type specified: expected builtin.memref, but found 'vector<4xf32>'}}
  vector.load %r[%i] : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%i: index, %r: memref<?xf32>) {
  // expected-error@+1 {{expected ':'}}
  vector.load %r[%i] memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+2 {{use of value '%i' expects different type than prior uses: 'memref<?xf32>' vs 'index'}}
  // expected-note@-2 {{prior use here}}
  vector.load %i[%i] : memref<?xf32>, vector<4xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.scan` is refused.

func.func @f(%x: vector<4xf32>, %p: vector<2x4xf32>) {
  // expected-error@+1 {{expected '<'}}
  vector.scan add, %p, %x {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %p: vector<2x4xf32>) {
  // expected-error@+2 {{custom op 'vector.scan' failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
  // expected-error@+1 {{custom op 'vector.scan' expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
  vector.scan <plus>, %p, %x {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<2x4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.scan <add>, %p {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %p: vector<2x4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.scan <add>, %p, %x {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %p: vector<2x4xf32>) {
  // expected-error@+1 {{expected '}' in attribute dictionary}}
  vector.scan <add>, %p, %x {inclusive = true reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %p: vector<2x4xf32>) {
  // expected-error@+1 {{operation defines 2 results but was provided 3 to bind}}
  %0, %1, %2 = vector.scan <add>, %p, %x {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<2x4xf32>, %c: vector<2xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xf32>' vs 'vector<2xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.scan <add>, %p, %c {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  return
}

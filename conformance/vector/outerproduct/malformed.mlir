// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.outerproduct` is refused.

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.outerproduct' expected at least 2 operands}}
  vector.outerproduct %x : vector<4xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %c: vector<2xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.outerproduct %x, %c : vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %c: vector<2xf32>) {
  // expected-error@+1 {{custom op 'vector.outerproduct' expected vector type for operand #1}}
  vector.outerproduct %f, %c : f32, vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %c: vector<2xf32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'vector<4x2xf32>' vs 'vector<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.outerproduct %x, %c, %x : vector<4xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'vector<2xf32>' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.outerproduct %x, %f : vector<4xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %c: vector<2xf32>) {
  // expected-error@+1 {{expected ':'}}
  vector.outerproduct %x, %c vector<4xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %c: vector<2xf32>) {
  // expected-error@+2 {{failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
  // expected-error@+1 {{expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
  vector.outerproduct %x, %c {kind = #vector.kind<plus>} : vector<4xf32>, vector<2xf32>
  return
}

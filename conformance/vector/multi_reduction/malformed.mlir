// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.multi_reduction` is refused.

func.func @f(%x: vector<4xf32>, %p: vector<2x4xf32>) {
  // expected-error@+1 {{expected '<'}}
  vector.multi_reduction add, %p, %x [0] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %p: vector<2x4xf32>) {
  // expected-error@+2 {{custom op 'vector.multi_reduction' failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
  // expected-error@+1 {{custom op 'vector.multi_reduction' expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
  vector.multi_reduction <plus>, %p, %x [0] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %p: vector<2x4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.multi_reduction <add> %p, %x [0] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<2x4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.multi_reduction <add>, %p [0] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %p: vector<2x4xf32>) {
  // expected-error@+1 {{expected '['}}
  vector.multi_reduction <add>, %p, %x : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %p: vector<2x4xf32>) {
  // expected-error@+2 {{expected ']'}}
  // expected-error@+1 {{custom op 'vector.multi_reduction' expected integer value}}
  vector.multi_reduction <add>, %p, %x [a] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %p: vector<2x4xf32>) {
  // expected-error@+2 {{custom op 'vector.multi_reduction' expected 'to'}}
  vector.multi_reduction <add>, %p, %x [0] : vector<2x4xf32>
  return
}

// -----

func.func @f(%f: f32, %p: vector<2x4xf32>) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'vector<4xf32>' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.multi_reduction <add>, %p, %f [0] : vector<2x4xf32> to vector<4xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.mask` is refused.

func.func @f() {
  // expected-error@+1 {{expected SSA operand}}
  vector.mask { } : vector<4xi1>
  return
}

// -----

func.func @f(%k: vector<4xi1>) {
  // expected-error@+1 {{expected ':'}}
  vector.mask %k { }
  return
}

// -----

func.func @f(%k: vector<4xi1>) {
  // expected-error@+1 {{expected SSA operand}}
  vector.mask %k, { } : vector<4xi1>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %k, %x { } : vector<4xi1>
  return
}

// -----

func.func @f(%k: vector<4xi1>) {
  // expected-error@+1 {{expected '{' to begin a region}}
  vector.mask %k : vector<4xi1>
  return
}

// -----

func.func @f(%k: vector<4xi1>) {
  // expected-error@+2 {{use of value '%k' expects different type than prior uses: 'vector<8xi1>' vs 'vector<4xi1>'}}
  // expected-note@-2 {{prior use here}}
  vector.mask %k { } : vector<8xi1>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'f32' vs 'vector<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.mask %k, %x { } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%f: f32, %k: vector<4xi1>) {
  // expected-error@+1 {{expected ','}}
  vector.mask %k { arith.addf %f : f32 } : vector<4xi1>
  return
}

// -----

func.func @f(%k: vector<4xi1>) {
  // expected-error@+1 {{expected non-function type}}
  vector.mask %k { } : vector<4xi1> ->
  return
}

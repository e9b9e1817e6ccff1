// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.bitcast` is refused.

func.func @f() {
  // expected-error@+1 {{expected SSA operand}}
  vector.bitcast : vector<4xf32> to vector<2xf64>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{expected ':'}}
  vector.bitcast %x vector<4xf32> to vector<2xf64>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.bitcast' expected 'to'}}
  vector.bitcast %x : vector<4xf32>, vector<2xf64>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.bitcast' expected 'to'}}
  vector.bitcast %x : vector<4xf32> into vector<2xf64>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'vector<4xi32>' vs 'vector<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.bitcast %x : vector<4xi32> to vector<2xf64>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{expected non-function type}}
  vector.bitcast %x : vector<4xf32> to
  return
}

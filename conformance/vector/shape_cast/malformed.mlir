// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.shape_cast` is refused.

func.func @f(%b: vector<8xf32>) {
  // expected-error@+1 {{expected ':'}}
  vector.shape_cast %b vector<8xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%b: vector<8xf32>) {
  // expected-error@+1 {{custom op 'vector.shape_cast' expected 'to'}}
  vector.shape_cast %b : vector<8xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%b: vector<8xf32>) {
  // expected-error@+2 {{custom op 'vector.shape_cast' expected 'to'}}
  vector.shape_cast %b : vector<8xf32>
  return
}

// -----

func.func @f(%b: vector<8xf32>) {
  // expected-error@+2 {{use of value '%b' expects different type than prior uses: 'vector<4xf32>' vs 'vector<8xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.shape_cast %b : vector<4xf32> to vector<2x2xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected SSA operand}}
  vector.shape_cast : vector<8xf32> to vector<2x4xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.create_mask` is refused.

func.func @f() {
  // expected-error@+1 {{expected ':'}}
  vector.create_mask 3 : vector<4xi1>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.create_mask %f : vector<4xi1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  vector.create_mask %i vector<4xi1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected SSA operand}}
  vector.create_mask %i, : vector<4xi1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected non-function type}}
  vector.create_mask %i : vector<4xi1>,
  return
}

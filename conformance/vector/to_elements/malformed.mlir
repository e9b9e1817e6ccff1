// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.to_elements` is refused.

func.func @f() {
  // expected-error@+1 {{expected SSA operand}}
  vector.to_elements : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{operation defines 4 results but was provided 1 to bind}}
  %0 = vector.to_elements %x : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{expected ':'}}
  vector.to_elements %x
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'vector<2xf32>' vs 'vector<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.to_elements %x : vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected ':'}}
  vector.to_elements %x, %y : vector<4xf32>
  return
}

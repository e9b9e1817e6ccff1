// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.step` is refused.

func.func @f() {
  // expected-error@+1 {{expected ':'}}
  vector.step
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected ':'}}
  vector.step vector<4xindex>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected operation name in quotes}}
  vector.step : vector<4xindex>, vector<4xindex>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  vector.step %i : vector<4xindex>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected non-function type}}
  vector.step : 4
  return
}

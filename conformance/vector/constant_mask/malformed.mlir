// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.constant_mask` is refused.

func.func @f() {
  // expected-error@+1 {{expected '['}}
  vector.constant_mask : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '['}}
  vector.constant_mask 3 : vector<4xi1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+2 {{expected ']'}}
  // expected-error@+1 {{custom op 'vector.constant_mask' expected integer value}}
  vector.constant_mask [%i] : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected ']'}}
  vector.constant_mask [3 : vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected ':'}}
  vector.constant_mask [3] vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected non-function type}}
  vector.constant_mask [3] :
  return
}

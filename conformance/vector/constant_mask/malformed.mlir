// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics=only-expected %s
// What is not the syntax of `vector.constant_mask` is refused. Upstream says more of some of it.

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

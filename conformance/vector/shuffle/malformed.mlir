// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.shuffle` is refused.

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected '['}}
  vector.shuffle %x, %y : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.shuffle' number of operands and types do not match: got 1 operands and 2 types}}
  vector.shuffle %x [0, 1] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+2 {{expected ']'}}
  // expected-error@+1 {{custom op 'vector.shuffle' expected integer value}}
  vector.shuffle %x, %y [0, a] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected ']'}}
  vector.shuffle %x, %y [0, 1 : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.shuffle' number of operands and types do not match: got 2 operands and 1 types}}
  vector.shuffle %x, %y [0, 1] : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %c: vector<2xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xf32>' vs 'vector<2xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.shuffle %x, %c [0, 1] : vector<4xf32>, vector<4xf32>
  return
}

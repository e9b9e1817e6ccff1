// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.transpose` is refused.

func.func @f(%p: vector<2x4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.transpose %p [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%p: vector<2x4xf32>) {
  // expected-error@+1 {{expected '['}}
  vector.transpose %p, 1 : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%p: vector<2x4xf32>) {
  // expected-error@+2 {{expected ']'}}
  // expected-error@+1 {{custom op 'vector.transpose' expected integer value}}
  vector.transpose %p, [1, x] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%p: vector<2x4xf32>) {
  // expected-error@+2 {{custom op 'vector.transpose' expected 'to'}}
  vector.transpose %p, [1, 0] : vector<2x4xf32>
  return
}

// -----

func.func @f(%p: vector<2x4xf32>) {
  // expected-error@+1 {{custom op 'vector.transpose' expected 'to'}}
  vector.transpose %p, [1, 0] : vector<2x4xf32> -> vector<4x2xf32>
  return
}

// -----

func.func @f(%q: vector<4x2xf32>) {
  // expected-error@+2 {{use of value '%q' expects different type than prior uses: 'vector<2x4xf32>' vs 'vector<4x2xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.transpose %q, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return
}

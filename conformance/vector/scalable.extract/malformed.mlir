// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.scalable.extract` is refused.

func.func @f(%s: vector<[4]xf32>) {
  // expected-error@+1 {{expected '['}}
  vector.scalable.extract %s : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @f(%i: index, %s: vector<[4]xf32>) {
  // expected-error@+1 {{expected attribute value}}
  vector.scalable.extract %s[%i] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  // expected-error@+1 {{expected ']'}}
  vector.scalable.extract %s[0 : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  // expected-error@+1 {{custom op 'vector.scalable.extract' expected 'from'}}
  vector.scalable.extract %s[0] : vector<4xf32> to vector<[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  // expected-error@+2 {{custom op 'vector.scalable.extract' expected 'from'}}
  vector.scalable.extract %s[0] : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'vector<[4]xf32>' vs 'vector<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.scalable.extract %x[0] : vector<4xf32> from vector<[4]xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.scalable.insert` is refused.

func.func @f(%x: vector<4xf32>, %s: vector<[4]xf32>) {
  // expected-error@+1 {{expected '['}}
  vector.scalable.insert %x, %s : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %s: vector<[4]xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.scalable.insert %x %s[0] : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %s: vector<[4]xf32>) {
  // expected-error@+1 {{expected attribute value}}
  vector.scalable.insert %x, %s[a] : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %s: vector<[4]xf32>) {
  // expected-error@+1 {{custom op 'vector.scalable.insert' expected 'into'}}
  vector.scalable.insert %x, %s[0] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %s: vector<[4]xf32>) {
  // expected-error@+2 {{custom op 'vector.scalable.insert' expected 'into'}}
  vector.scalable.insert %x, %s[0] : vector<[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>, %c: vector<2xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xf32>' vs 'vector<2xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.scalable.insert %c, %s[0] : vector<4xf32> into vector<[4]xf32>
  return
}

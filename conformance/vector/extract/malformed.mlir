// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.extract` is refused.

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.extract' expected SSA value or integer}}
  // expected-error@+1 {{expected '[' in dynamic index list}}
  vector.extract %x : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.extract' expected SSA value or integer}}
  // expected-error@+1 {{expected '[' in dynamic index list}}
  vector.extract %x(1) : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.extract' expected SSA value or integer}}
  // expected-error@+1 {{expected ']' in dynamic index list}}
  vector.extract %x[1 : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.extract' expected SSA value or integer}}
  // expected-error@+1 {{custom op 'vector.extract' expected integer value}}
  vector.extract %x[x] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.extract %x[%f] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.extract' expected 'from'}}
  vector.extract %x[1] : f32, vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.extract' expected 'from'}}
  vector.extract %x[1] : f32 of vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.extract' expected 'from'}}
  vector.extract %x[1] : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'vector<8xf32>' vs 'vector<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.extract %x[1] : f32 from vector<8xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.insert` is refused.

func.func @f(%f: f32, %x: vector<4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.insert %f %x [1] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.insert' expected SSA value or integer}}
  // expected-error@+1 {{expected '[' in dynamic index list}}
  vector.insert %f, %x : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.insert' expected SSA value or integer}}
  // expected-error@+1 {{custom op 'vector.insert' expected integer value}}
  vector.insert %f, %x [y] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.insert %f, %x [%f] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.insert' expected 'into'}}
  vector.insert %f, %x [1] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.insert' expected 'into'}}
  vector.insert %f, %x [1] : vector<4xf32>
  return
}

// -----

func.func @f(%n: i32, %x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%n' expects different type than prior uses: 'f32' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  vector.insert %n, %x [1] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{expected SSA operand}}
  vector.insert 1.0, %x [1] : f32 into vector<4xf32>
  return
}

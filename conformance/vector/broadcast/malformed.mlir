// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.broadcast` is refused.

func.func @f(%f: f32) {
  // expected-error@+1 {{expected ':'}}
  vector.broadcast %f, f32 to vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'vector.broadcast' expected 'to'}}
  vector.broadcast %f : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+2 {{custom op 'vector.broadcast' expected 'to'}}
  vector.broadcast %f : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.broadcast %f : i32 to vector<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected SSA operand}}
  vector.broadcast 1.0 : f32 to vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'vector.broadcast' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  vector.broadcast %f : f32 to f32
  return
}

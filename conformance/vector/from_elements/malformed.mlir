// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.from_elements` is refused.

func.func @f(%f: f32, %g: f32) {
  // expected-error@+1 {{expected ':'}}
  vector.from_elements %f, %g vector<2xf32>
  return
}

// -----

func.func @f(%f: f32, %g: f32) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'f64' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.from_elements %f, %g : vector<2xf64>
  return
}

// -----

func.func @f(%f: f32, %g: f32) {
  // expected-error@+1 {{custom op 'vector.from_elements' number of operands and types do not match: got 2 operands and 4 types}}
  vector.from_elements %f, %g : vector<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'vector.from_elements' number of operands and types do not match: got 0 operands and 1 types}}
  vector.from_elements : vector<1xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{expected SSA operand}}
  vector.from_elements %f, 2.0 : vector<2xf32>
  return
}

// -----

func.func @f(%f: f32, %g: f32) {
  // expected-error@+1 {{custom op 'vector.from_elements' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  vector.from_elements %f, %g : f32
  return
}

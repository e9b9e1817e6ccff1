// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.yield` is refused.

func.func @f(%f: f32) {
  // expected-error@+1 {{expected ':'}}
  vector.yield %f
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected operation name in quotes}}
  vector.yield : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'f64' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.yield %f : f64
  return
}

// -----

func.func @f(%f: f32, %g: f32) {
  // expected-error@+1 {{custom op 'vector.yield' number of operands and types do not match: got 2 operands and 1 types}}
  vector.yield %f, %g : f32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'f32' is unknown (tried 'func.f32' as well)}}
  vector.yield f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{expected ':'}}
  vector.yield %f {tag} : f32
  return
}

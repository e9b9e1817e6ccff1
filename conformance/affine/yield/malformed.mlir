// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.yield` is refused.

func.func @f(%x: f32) {
  // expected-error@+1 {{expected ':'}}
  affine.for %k = 0 to 8 { affine.yield %x }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected operation name in quotes}}
  affine.for %k = 0 to 8 { affine.yield : f32 }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{custom op 'affine.yield' number of operands and types do not match: got 1 operands and 2 types}}
  affine.for %k = 0 to 8 { affine.yield %x : f32, f32 }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  affine.for %k = 0 to 8 { affine.yield %x : i32 }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{expected ':'}}
  affine.for %k = 0 to 8 { affine.yield %x {tag} : f32 }
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.if` is refused.

func.func @f(%i: index) {
  // expected-error@+1 {{expected attribute value}}
  affine.if %i {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'affine.if' invalid kind of attribute specified}}
  affine.if affine_map<() -> (0)>() {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'affine.if' dim operand count and integer set dim count must match}}
  affine.if affine_set<(d) : (d >= 0)>() {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(d)[s] : (d - s >= 0)>(%i) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
  affine.if affine_set<(d) : (d)>(%i) {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '{' to begin a region}}
  affine.if affine_set<() : (1 == 0)>() {} else
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected non-function type}}
  affine.if affine_set<() : (1 == 0)>() -> {}
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  affine.if affine_set<(d) : (d >= 0)>(%x) {}
  return
}

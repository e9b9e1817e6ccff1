// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.max` is refused.

func.func @f(%i: index) {
  // expected-error@+1 {{expected attribute value}}
  %r = affine.max %i
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected '(' in operand list}}
  %r = affine.max affine_map<(d) -> (d)>[%i]
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ')' in operand list}}
  %r = affine.max affine_map<(d) -> (d)>(%i
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'affine.max' invalid kind of attribute specified}}
  %r = affine.max affine_set<() : (1 == 0)>()
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  %r = affine.max affine_map<(d) -> (d)>(%x)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %r, %s = affine.max affine_map<(d) -> (d)>(%i)
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `affine.for` is refused.

func.func @f() {
  // expected-error@+1 {{expected SSA operand}}
  affine.for 0 to 8 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{result number not allowed in argument list}}
  affine.for %k#1 = 0 to 8 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '='}}
  affine.for %k 0 to 8 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'affine.for' expected 'to' between bounds}}
  affine.for %k = 0 upto 8 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %k = 0 to 8 step -1 {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected attribute value}}
  affine.for %k = 0 to 8 step %i {}
  return
}

// -----

func.func @f(%i: index, %n: index) {
  // expected-error@+1 {{custom op 'affine.for' expected only one loop bound operand}}
  affine.for %k = %i, %n to 8 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{floating point value not valid for specified type}}
  affine.for %k = 1.0 to 8 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
  affine.for %k = @f to 8 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'affine.for' dim operand count and affine map dim count must match}}
  affine.for %k = affine_map<(d) -> (d)>() to 8 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
  affine.for %k = affine_map<()[s] -> (s)>() to 8 {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.for' lower loop bound affine map with multiple results requires 'max' prefix}}
  affine.for %k = affine_map<(d) -> (d, 3)>(%i) to 8 {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %k = 0 to affine_map<(d) -> (d, 3)>(%i) {}
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{expected '->'}}
  affine.for %k = 0 to 8 iter_args(%a = %x) {}
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
  affine.for %k = 0 to 8 iter_args(%a = %x) -> (f32, f32) {}
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  affine.for %k = 0 to 8 iter_args(%a = %x) -> i32 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '='}}
  affine.for %k = 0 to 8 iter_args(%a) -> f32 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '{' to begin a region}}
  affine.for %k = 0 to 8
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+2 {{region entry argument '%i' is already in use}}
  // expected-note@-2 {{previously referenced here}}
  affine.for %i = 0 to 8 {}
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  affine.for %k = %x to 8 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %i = 0 to 10 step 0 {
  }
  return
}

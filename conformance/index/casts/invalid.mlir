// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `index.casts` is refused; what keeps them all is not.

func.func @f(%a: index) {
  %r = "index.casts"(%a) : (index) -> i64
  return
}

// -----

func.func @f(%a: i1) {
  %r = "index.casts"(%a) : (i1) -> index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'index.casts' op operand type 'index' and result type 'index' are cast incompatible}}
  %r = "index.casts"(%a) : (index) -> index
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'index.casts' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %r = "index.casts"(%a) : (i32) -> i64
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'index.casts' op operand #0 must be integer or index, but got 'f32'}}
  %r = "index.casts"(%a) : (f32) -> index
  return
}

// -----

func.func @f(%a: vector<2xindex>) {
  // expected-error@+1 {{'index.casts' op operand #0 must be integer or index, but got 'vector<2xindex>'}}
  %r = "index.casts"(%a) : (vector<2xindex>) -> i64
  return
}

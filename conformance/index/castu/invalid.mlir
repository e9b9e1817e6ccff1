// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `index.castu` is refused; what keeps them all is not.

func.func @f(%a: index) {
  %r = "index.castu"(%a) : (index) -> i64
  return
}

// -----

func.func @f(%a: i1) {
  %r = "index.castu"(%a) : (i1) -> index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'index.castu' op operand type 'index' and result type 'index' are cast incompatible}}
  %r = "index.castu"(%a) : (index) -> index
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'index.castu' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %r = "index.castu"(%a) : (i32) -> i64
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'index.castu' op operand #0 must be integer or index, but got 'f32'}}
  %r = "index.castu"(%a) : (f32) -> index
  return
}

// -----

func.func @f(%a: vector<2xindex>) {
  // expected-error@+1 {{'index.castu' op operand #0 must be integer or index, but got 'vector<2xindex>'}}
  %r = "index.castu"(%a) : (vector<2xindex>) -> i64
  return
}

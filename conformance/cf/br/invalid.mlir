// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `cf.br` is refused; what keeps them all is not.

func.func @f(%a: i32, %b: f32, %c: i1) {
  cf.br ^x
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  cf.br ^x(%a : i32)
^x(%p: i32):
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
  cf.br ^x
^x(%p: i32):
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{branch has 1 operands for successor #0, but target block has 0}}
  cf.br ^x(%a : i32)
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^x(%b : f32)
^x(%p: i32):
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{'cf.br' op requires 1 successor but found 2}}
  "cf.br"()[^x, ^x] : () -> ()
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{'cf.br' op requires zero results}}
  %r = "cf.br"()[^x] : () -> i32
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{operation with block successors must terminate its parent block}}
  cf.br ^x
  cf.br ^x
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{'cf.br' op requires 1 successor but found 0}}
  "cf.br"() : () -> ()
^x:
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `cf.cond_br` is refused; what keeps them all is not.

func.func @f(%a: i32, %b: f32, %c: i1) {
  cf.cond_br %c, ^x, ^x
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  cf.cond_br %c, ^x(%a : i32), ^x(%a : i32)
^x(%p: i32):
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{'cf.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "cf.cond_br"(%a)[^x, ^x] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{'cf.cond_br' op requires 2 successors but found 1}}
  "cf.cond_br"(%c)[^x] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^x, ^x] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
  cf.cond_br %c, ^x, ^x(%a : i32)
^x(%p: i32):
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{branch has 0 operands for successor #1, but target block has 1}}
  cf.cond_br %c, ^x(%a : i32), ^x
^x(%p: i32):
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #1}}
  cf.cond_br %c, ^x(%a : i32), ^x(%b : f32)
^x(%p: i32):
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  cf.cond_br %c weights([1]), ^x, ^x
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{branch weights cannot all be zero}}
  cf.cond_br %c weights([0, 0]), ^x, ^x
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  cf.cond_br %c weights([1, 2]), ^x, ^x
^x:
  return
}

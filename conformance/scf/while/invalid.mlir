// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `scf.while` is refused; what keeps them all is not.

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.while"() ({
  ^b:
    scf.condition(%c)
  }, {
  ^b:
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  %r = "scf.while"(%v) ({
  ^b(%x: i32):
    scf.condition(%c) %f : f32
  }, {
  ^b(%y: f32):
    scf.yield %v : i32
  }) : (i32) -> f32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.while' op region #0 ('before') failed to verify constraint: region with 1 blocks}}
  "scf.while"() ({
  }, {
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  "scf.while"() ({
  ^b:
    // expected-note@+1 {{terminator here}}
    scf.yield
  }, {
  ^b:
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  "scf.while"() ({
  ^b:
    scf.condition(%c)
  }, {
  ^b:
    // expected-note@+1 {{terminator here}}
    scf.condition(%c)
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  "scf.while"() ({
  ^b:
    scf.condition(%c)
  }, {
  ^b:
    // expected-note@+1 {{terminator here}}
    %x = arith.addi %v, %v : i32
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+2 {{'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  // expected-note@+1 {{region branch point}}
  %r = "scf.while"(%f) ({
  ^b(%x: i32):
    scf.condition(%c) %f : f32
  }, {
  ^b(%y: f32):
    scf.yield %v : i32
  }) : (f32) -> f32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.condition to Operation scf.while: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %r = "scf.while"(%v) ({
  ^b(%x: i32):
    // expected-note@+1 {{region branch point}}
    scf.condition(%c) %f : f32
  }, {
  ^b(%y: f32):
    scf.yield %v : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %r = "scf.while"(%v) ({
  ^b(%x: i32):
    // expected-note@+1 {{region branch point}}
    scf.condition(%c) %f : f32
  }, {
  ^b(%y: i32):
    scf.yield %v : i32
  }) : (i32) -> f32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %r = "scf.while"(%v) ({
  ^b(%x: i32):
    scf.condition(%c) %f : f32
  }, {
  ^b(%y: f32):
    // expected-note@+1 {{region branch point}}
    scf.yield %f : f32
  }) : (i32) -> f32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = "scf.while"(%v) ({
  ^b(%x: i32):
    scf.condition(%c) %f : f32
  }, {
  ^b(%y: f32):
    // expected-note@+1 {{region branch point}}
    scf.yield
  }) : (i32) -> f32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+2 {{'scf.while' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note@+1 {{region branch point}}
  "scf.while"(%v) ({
  ^b:
    scf.condition(%c)
  }, {
  ^b:
    scf.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.condition to Operation scf.while: region branch point has 1 operands, but region successor needs 0 inputs}}
  "scf.while"() ({
  ^b:
    // expected-note@+1 {{region branch point}}
    scf.condition(%c) %f : f32
  }, {
  ^b:
    scf.yield
  }) : () -> ()
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `scf.if` is refused; what keeps them all is not.

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.if"(%c) ({
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.if"(%c) ({
    scf.yield
  }, {
    scf.yield
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  %r = "scf.if"(%c) ({
    scf.yield %v : i32
  }, {
    scf.yield %v : i32
  }) : (i1) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.if' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "scf.if"(%v) ({
    scf.yield
  }, {
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "scf.if"(%c) ({
  }, {
    scf.yield
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.if' op must have an else block if defining values}}
  %r = "scf.if"(%c) ({
    scf.yield %v : i32
  }, {
  }) : (i1) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to Operation scf.if: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = "scf.if"(%c) ({
    scf.yield %v : i32
  }, {
    // expected-note@+1 {{region branch point}}
    scf.yield
  }) : (i1) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to Operation scf.if: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = "scf.if"(%c) ({
    // expected-note@+1 {{region branch point}}
    scf.yield
  }, {
    scf.yield %v : i32
  }) : (i1) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to Operation scf.if: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %r = "scf.if"(%c) ({
    scf.yield %v : i32
  }, {
    // expected-note@+1 {{region branch point}}
    scf.yield %f : f32
  }) : (i1) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to Operation scf.if: region branch point has 1 operands, but region successor needs 0 inputs}}
  "scf.if"(%c) ({
    // expected-note@+1 {{region branch point}}
    scf.yield %v : i32
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%c) ({
    ^b(%x: i32):
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.if' op expects region #0 to have 0 or 1 blocks}}
  "scf.if"(%c) ({
    cf.br ^c
  ^c:
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.if"(%c) ({
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }, {
  }) : (i1) -> ()
  return
}

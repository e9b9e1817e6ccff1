// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `scf.for` is refused; what keeps them all is not.

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.for"(%i, %i, %i) ({
  ^b(%j: index):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  %r = "scf.for"(%i, %i, %i, %v) ({
  ^b(%j: index, %w: i32):
    scf.yield %w : i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
  "scf.for"(%f, %f, %f) ({
  ^b(%j: f32):
    scf.yield
  }) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%i, %i, %v) ({
  ^b(%j: index):
    scf.yield
  }) : (index, index, i32) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "scf.for"(%i, %i, %i) ({
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op expected body to have at least 1 argument(s) for the induction variable, but got 0}}
  "scf.for"(%i, %i, %i) ({
  ^b:
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%i, %i, %i, %v) ({
  ^b(%j: index):
    scf.yield
  }) : (index, index, index, i32) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  %r = "scf.for"(%i, %i, %i) ({
  ^b(%j: index):
    scf.yield
  }) : (index, index, index) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op different number of inits and region iter_args: 0 != 1}}
  "scf.for"(%i, %i, %i) ({
  ^b(%j: index, %w: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op different number of region iter_args and yielded values: 1 != 2}}
  %r = "scf.for"(%i, %i, %i, %v) ({
  ^b(%j: index, %w: i32):
    scf.yield %w, %w : i32, i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = "scf.for"(%i, %i, %i, %v) ({
  ^b(%j: index, %w: i32):
    // expected-note@+1 {{region branch point}}
    scf.yield
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op 0-th induction variable has invalid type: 'f32'}}
  "scf.for"(%i, %i, %i) ({
  ^b(%j: f32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op 0-th induction variable has invalid type: 'si32'}}
  "scf.for"(%i, %i, %i) ({
  ^b(%j: si32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%i, %i, %i) ({
  ^b(%j: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'i32' should match successor input type #0 'i64'}}
  %r = "scf.for"(%i, %i, %i, %v) ({
  ^b(%j: index, %w: i64):
    // expected-note@+1 {{region branch point}}
    scf.yield %v : i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %r = "scf.for"(%i, %i, %i, %v) ({
  ^b(%j: index, %w: i32):
    // expected-note@+1 {{region branch point}}
    scf.yield %f : f32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+2 {{'scf.for' op along control flow edge from parent to Operation scf.for: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  // expected-note@+1 {{region branch point}}
  %r = "scf.for"(%i, %i, %i, %v) ({
  ^b(%j: index, %w: i32):
    scf.yield %w : i32
  }) : (index, index, index, i32) -> f32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.for"(%i, %i, %i) ({
  ^b(%j: index):
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.for"(%i, %i, %i) ({
  ^b(%j: index):
    // expected-error@+1 {{block with no terminator, has %0 = "arith.addi"(%arg5, %arg5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index}}
    %x = arith.addi %j, %j : index
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op expects region #0 to have 0 or 1 blocks}}
  "scf.for"(%i, %i, %i) ({
  ^b(%j: index):
    cf.br ^c
  ^c:
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.for' op expects a non-empty block}}
  "scf.for"(%i, %i, %i) ({
  ^b(%j: index):
    
  }) : (index, index, index) -> ()
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.alloca_scope` is refused; what keeps them all is not.

func.func @f(%x: f32) {
  // expected-error@+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to Operation memref.alloca_scope: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = memref.alloca_scope -> (f32) {
    // expected-note@+1 {{region branch point}}
    memref.alloca_scope.return
  }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to Operation memref.alloca_scope: region branch point has 2 operands, but region successor needs 1 inputs}}
  %r = memref.alloca_scope -> (f32) {
    // expected-note@+1 {{region branch point}}
    memref.alloca_scope.return %x, %x : f32, f32
  }
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to Operation memref.alloca_scope: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %r = memref.alloca_scope -> (f32) {
    // expected-note@+1 {{region branch point}}
    memref.alloca_scope.return %x : i32
  }
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+1 {{'memref.alloca_scope' op region should have no arguments}}
  "memref.alloca_scope"() ({
  ^bb0(%y: i32):
    memref.alloca_scope.return
  }) : () -> ()
  return
}

// -----

func.func @f(%x: i32) {
  "memref.alloca_scope"() ({
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }) : () -> ()
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+1 {{'memref.alloca_scope' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
  "memref.alloca_scope"() ({
  }) : () -> ()
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+1 {{'memref.alloca_scope' op expects region #0 to have 0 or 1 blocks}}
  "memref.alloca_scope"() ({
    cf.br ^bb1
  ^bb1:
    memref.alloca_scope.return
  }) : () -> ()
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `scf.yield` is refused; what keeps them all is not.

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^b(%j: index):
    // expected-note@+1 {{terminator here}}
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.if"(%c) ({
    // expected-error@+1 {{'scf.yield' op must be the last operation in the parent block}}
    scf.yield
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.if"(%c) ({
    // expected-error@+1 {{'scf.yield' op requires zero results}}
    %r = "scf.yield"() : () -> i32
  }, {
  }) : (i1) -> ()
  return
}

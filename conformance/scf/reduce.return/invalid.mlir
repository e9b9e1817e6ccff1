// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `scf.reduce.return` is refused; what keeps them all is not.

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.reduce.return' op expects parent op 'scf.reduce'}}
  scf.reduce.return %f : f32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  %r = "scf.parallel"(%i, %i, %i, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^b(%j: index):
    "scf.reduce"(%f) ({
    ^b(%p: f32, %q: f32):
      // expected-error@+1 {{'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)}}
      scf.reduce.return %v : i32
    }) : (f32) -> ()
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  %r = "scf.parallel"(%i, %i, %i, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^b(%j: index):
    "scf.reduce"(%f) ({
    ^b(%p: f32, %q: f32):
      // expected-error@+1 {{'scf.reduce.return' op requires a single operand}}
      "scf.reduce.return"() : () -> ()
    }) : (f32) -> ()
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  %r = "scf.parallel"(%i, %i, %i, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^b(%j: index):
    "scf.reduce"(%f) ({
    ^b(%p: f32, %q: f32):
      // expected-error@+1 {{'scf.reduce.return' op must be the last operation in the parent block}}
      scf.reduce.return %p : f32
      scf.reduce.return %p : f32
    }) : (f32) -> ()
  }) : (index, index, index, f32) -> f32
  return
}

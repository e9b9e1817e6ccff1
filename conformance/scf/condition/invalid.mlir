// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `scf.condition` is refused; what keeps them all is not.

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%c)
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.while"() ({
  ^b:
    // expected-error@+1 {{'scf.condition' op operand #0 must be 1-bit signless integer, but got 'i32'}}
    "scf.condition"(%v) : (i32) -> ()
  }, {
  ^b:
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.while"() ({
  ^b:
    // expected-error@+1 {{'scf.condition' op expected 1 or more operands, but found 0}}
    "scf.condition"() : () -> ()
  }, {
  ^b:
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.while"() ({
  ^b:
    // expected-error@+1 {{'scf.condition' op must be the last operation in the parent block}}
    scf.condition(%c)
    scf.condition(%c)
  }, {
  ^b:
    scf.yield
  }) : () -> ()
  return
}

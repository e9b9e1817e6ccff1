// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `scf.index_switch` is refused; what keeps them all is not.

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.index_switch"(%i) <{cases = array<i64>}> ({
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  %r = "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield %v : i32
  }, {
    scf.yield %v : i32
  }) : (index) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.index_switch' op operand #0 must be index, but got 'i32'}}
  "scf.index_switch"(%v) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {
    scf.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.index_switch' op has 0 case regions but 1 case values}}
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.index_switch' op has 2 case regions but 1 case values}}
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {
    scf.yield
  }, {
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.index_switch' op has duplicate case value: 2}}
  "scf.index_switch"(%i) <{cases = array<i64: 2, 2>}> ({
    scf.yield
  }, {
    scf.yield
  }, {
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.index_switch' op expected each region to return 0 values, but default region returns 1}}
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    // expected-note@+1 {{see yield operation here}}
    scf.yield %v : i32
  }, {
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.index_switch' op expected each region to return 0 values, but case region #0 returns 1}}
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {
    // expected-note@+1 {{see yield operation here}}
    scf.yield %v : i32
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.index_switch' op expected each region to return 1 values, but case region #0 returns 0}}
  %r = "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield %v : i32
  }, {
    // expected-note@+1 {{see yield operation here}}
    scf.yield
  }) : (index) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  %r = "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    // expected-note@+1 {{default region returns 'f32' here}}
    scf.yield %f : f32
  }, {
    scf.yield %v : i32
  }) : (index) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  %r = "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield %v : i32
  }, {
    // expected-note@+1 {{case region #0 returns 'f32' here}}
    scf.yield %f : f32
  }) : (index) -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.index_switch' op expected region to end with scf.yield, but got func.return}}
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    func.return
  }, {
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {
  }) : (index) -> ()
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.loop_nest` is refused; what keeps them all is not.

func.func @f(%a: i32, %b: i64) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%a, %a, %a) <{}> ({
    ^bb0(%i: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    // expected-error@+1 {{'omp.loop_nest' op must represent at least one loop}}
    "omp.loop_nest"() <{}> ({
    ^bb0(%i: i32):
      omp.yield
    }) : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    // expected-error@+1 {{'omp.loop_nest' op must represent at least one loop}}
    "omp.loop_nest"(%a) <{}> ({
    ^bb0(%i: i32):
      omp.yield
    }) : (i32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    // expected-error@+1 {{'omp.loop_nest' op must represent at least one loop}}
    "omp.loop_nest"(%a, %a) <{}> ({
    ^bb0(%i: i32):
      omp.yield
    }) : (i32, i32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    // expected-error@+1 {{'omp.loop_nest' op range argument type does not match corresponding IV type}}
    "omp.loop_nest"(%a, %a, %a) <{}> ({
    ^bb0(%i: i64):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    // expected-error@+1 {{'omp.loop_nest' op number of range arguments and IVs do not match}}
    "omp.loop_nest"(%a, %a, %a) <{}> ({
    ^bb0(%i: i32, %j: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    // expected-error@+1 {{'omp.loop_nest' op number of range arguments and IVs do not match}}
    "omp.loop_nest"(%a, %a, %a) <{}> ({
    ^bb0():
      omp.yield
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    // expected-error@+1 {{'omp.loop_nest' op failed to verify that all of {loop_lower_bounds, loop_upper_bounds, loop_steps} have same type}}
    "omp.loop_nest"(%a, %a, %b) <{}> ({
    ^bb0(%i: i32):
      omp.yield
    }) : (i32, i32, i64) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%a, %a, %a) <{collapse_num_loops = 1 : i64}> ({
    ^bb0(%i: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    // expected-error@+1 {{'omp.loop_nest' op collapse value is larger than the number of loops}}
    "omp.loop_nest"(%a, %a, %a) <{collapse_num_loops = 2 : i64}> ({
    ^bb0(%i: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%a, %a, %a) <{tile_sizes = array<i64: 4>}> ({
    ^bb0(%i: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    // expected-error@+1 {{'omp.loop_nest' op too few canonical loops for tile dimensions}}
    "omp.loop_nest"(%a, %a, %a) <{tile_sizes = array<i64: 4, 4>}> ({
    ^bb0(%i: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    "omp.loop_nest"(%a, %a, %a) <{loop_inclusive}> ({
    ^bb0(%i: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%n: i32) {
  omp.parallel {
    // expected-error@+1 {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.master {
    // expected-error@+1 {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    omp.terminator
  }
  return
}

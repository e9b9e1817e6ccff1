// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.canonical_loop` is refused; what keeps them all is not.

func.func @f(%n: i32) {
  "omp.canonical_loop"(%n) ({
  ^bb0(%i: i32):
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.canonical_loop' op Canonical loop region must have exactly one argument}}
  "omp.canonical_loop"(%n) ({
  ^bb0():
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.canonical_loop' op Region argument must be the same type as the trip count}}
  "omp.canonical_loop"(%n) ({
  ^bb0(%i: i64):
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.canonical_loop' op Canonical loop region must have exactly one argument}}
  "omp.canonical_loop"(%n) ({
  ^bb0(%i: i32, %j: i32):
    omp.terminator
  }) : (i32) -> ()
  return
}

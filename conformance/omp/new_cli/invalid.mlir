// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.new_cli` is refused; what keeps them all is not.

func.func @f(%n: i32) {
  %l = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.terminator
  }
  
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.unroll_heuristic(%l)
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.new_cli' op CLI must have at most one consumer}}
  %l = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.terminator
  }
  // expected-note@+1 {{second consumer here:"omp.unroll_heuristic"(%0) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%l)
  // expected-note@+1 {{first consumer here:"omp.unroll_heuristic"(%0) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%l)
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.new_cli' op CLI must have at most one generator}}
  %l = omp.new_cli
  // expected-note@+1 {{second generator here:}}
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.terminator
  }
  // expected-note@+1 {{first generator here:}}
  omp.canonical_loop(%l) %j : i32 in range(%n) {
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.new_cli' op CLI has no generator}}
  %l = omp.new_cli
  // expected-note@+1 {{see consumer here: "omp.unroll_heuristic"(%0) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%l)
  return
}

// -----

func.func @f() {
  %l = omp.new_cli
  return
}

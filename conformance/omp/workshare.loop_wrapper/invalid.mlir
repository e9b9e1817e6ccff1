// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.workshare.loop_wrapper` is refused; what keeps them all is not.

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.workshare.loop_wrapper' op expects ancestor op 'omp.workshare'}}
  omp.workshare.loop_wrapper {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.workshare.loop_wrapper' op expects ancestor op 'omp.workshare'}}
  omp.workshare.loop_wrapper {
    omp.barrier
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.workshare.loop_wrapper' op expects ancestor op 'omp.workshare'}}
  omp.workshare.loop_wrapper {
    omp.simd {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.workshare.loop_wrapper' op expects ancestor op 'omp.workshare'}}
  omp.workshare.loop_wrapper {
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
  }
  return
}

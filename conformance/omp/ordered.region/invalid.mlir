// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.ordered.region` is refused; what keeps them all is not.

func.func @f(%n: i32) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered.region' op the enclosing worksharing-loop region must have an ordered clause}}
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered.region' op the enclosing loop's ordered clause must not have a parameter present}}
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.simd {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.distribute {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered.region' op must be nested inside of a worksharing, simd or worksharing simd loop}}
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}

// -----

func.func @f() {
  omp.ordered.region {
    omp.terminator
  }
  return
}

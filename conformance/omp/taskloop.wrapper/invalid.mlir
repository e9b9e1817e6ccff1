// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.taskloop.wrapper` is refused; what keeps them all is not.

func.func @f(%n: i32) {
  omp.taskloop.context {
    omp.taskloop.wrapper {
      omp.simd {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  } {omp.combined}
  return
}

// -----

func.func @f(%n: i32) {
  omp.taskloop.context {
    // expected-error@+1 {{'omp.composite' attribute missing from composite wrapper}}
    omp.taskloop.wrapper {
      omp.simd {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } 
    omp.terminator
  } {omp.combined}
  return
}

// -----

func.func @f(%n: i32) {
  omp.taskloop.context {
    omp.taskloop.wrapper {
      // expected-error@+1 {{'omp.composite' attribute missing from composite wrapper}}
      omp.simd {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } 
    } {omp.composite}
    omp.terminator
  } {omp.combined}
  return
}

// -----

func.func @f(%n: i32) {
  omp.taskloop.context {
    // expected-error@+1 {{only supported nested wrapper is 'omp.simd'}}
    omp.taskloop.wrapper {
      omp.wsloop {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  } {omp.combined}
  return
}

// -----

func.func @f(%n: i32) {
  omp.taskloop.context {
    omp.taskloop.wrapper {
      // expected-error@+1 {{'omp.composite' attribute present in non-composite wrapper}}
      omp.distribute {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  } {omp.combined}
  return
}

// -----

func.func @f(%n: i32) {
  omp.taskloop.context {
    // expected-error@+1 {{only supported nested wrapper is 'omp.simd'}}
    omp.taskloop.wrapper {
      omp.distribute {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } 
    } {omp.composite}
    omp.terminator
  } {omp.combined}
  return
}

// -----

func.func @f(%n: i32) {
  omp.taskloop.context {
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } 
    omp.terminator
  } {omp.combined}
  return
}

// -----

func.func @f(%n: i32) {
  omp.taskloop.context {
    // expected-error@+1 {{'omp.composite' attribute present in non-composite wrapper}}
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
    omp.terminator
  } {omp.combined}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.taskloop.wrapper' op expected to be nested in a taskloop context op}}
  omp.taskloop.wrapper {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

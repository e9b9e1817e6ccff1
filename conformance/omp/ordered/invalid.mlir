// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.ordered` is refused; what keeps them all is not.

func.func @f(%n: i32, %d: i64) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.ordered depend_type(dependsource) depend_vec(%d : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %d: i64) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered' op the enclosing worksharing-loop region must have an ordered clause}}
      omp.ordered depend_type(dependsource) depend_vec(%d : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %d: i64) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered' op the enclosing loop's ordered clause must have a parameter present}}
      omp.ordered depend_type(dependsource) depend_vec(%d : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %d: i64) {
  omp.wsloop ordered(2) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop}}
      omp.ordered depend_type(dependsource) depend_vec(%d : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %d: i64) {
  omp.simd {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop}}
      omp.ordered depend_type(dependsource) depend_vec(%d : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %d: i64) {
  omp.distribute {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered' op must be nested inside of a worksharing, simd or worksharing simd loop}}
      omp.ordered depend_type(dependsource) depend_vec(%d : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %d: i64) {
  omp.loop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered' op must be nested inside of a worksharing, simd or worksharing simd loop}}
      omp.ordered depend_type(dependsource) depend_vec(%d : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %d: i64) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop}}
      omp.ordered depend_type(dependsource) depend_vec(%d : i64)
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%d: i64) {
  // expected-error@+1 {{'omp.ordered' op must be nested inside of a loop}}
  omp.ordered depend_type(dependsource) depend_vec(%d : i64) {doacross_num_loops = 1 : i64}
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.cancellation_point` is refused; what keeps them all is not.

func.func @f() {
  omp.parallel {
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error@+1 {{'omp.cancellation_point' op cancellation point loop must appear inside a worksharing-loop region}}
    omp.cancellation_point cancellation_construct_type(loop)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error@+1 {{'omp.cancellation_point' op cancellation point sections must appear inside a sections region}}
    omp.cancellation_point cancellation_construct_type(sections)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error@+1 {{'omp.cancellation_point' op cancellation point taskgroup must appear inside a task region}}
    omp.cancellation_point cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(parallel)
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.cancellation_point cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop nowait {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.cancellation_point cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.cancellation_point' op cancellation point parallel must appear inside a parallel region}}
      omp.cancellation_point cancellation_construct_type(parallel)
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.simd {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.cancellation_point' op cancellation point loop must appear inside a worksharing-loop region}}
      omp.cancellation_point cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}

// -----

func.func @f() {
  omp.sections {
    omp.section {
      omp.cancellation_point cancellation_construct_type(sections)
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.sections {
    omp.section {
      // expected-error@+1 {{'omp.cancellation_point' op cancellation point taskgroup must appear inside a task region}}
      omp.cancellation_point cancellation_construct_type(taskgroup)
      omp.terminator
    }
    omp.terminator
  }
  return
}

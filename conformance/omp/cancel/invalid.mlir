// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.cancel` is refused; what keeps them all is not.

func.func @f() {
  omp.parallel {
    omp.cancel cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error@+1 {{'omp.cancel' op cancel loop must appear inside a worksharing-loop region}}
    omp.cancel cancellation_construct_type(loop)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error@+1 {{'omp.cancel' op cancel sections must appear inside a sections region}}
    omp.cancel cancellation_construct_type(sections)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error@+1 {{'omp.cancel' op cancel taskgroup must appear inside a task region}}
    omp.cancel cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.cancel' op Orphaned cancel construct}}
  omp.cancel cancellation_construct_type(parallel)
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop nowait {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{A worksharing construct that is canceled must not have a nowait clause}}
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{A worksharing construct that is canceled must not have an ordered clause}}
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.cancel' op cancel parallel must appear inside a parallel region}}
      omp.cancel cancellation_construct_type(parallel)
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.cancel' op cancel sections must appear inside a sections region}}
      omp.cancel cancellation_construct_type(sections)
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.simd {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.cancel' op cancel loop must appear inside a worksharing-loop region}}
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}

// -----

func.func @f() {
  omp.sections  {
    omp.section {
      omp.cancel cancellation_construct_type(sections)
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.sections nowait {
    omp.section {
      // expected-error@+1 {{A sections construct that is canceled must not have a nowait clause}}
      omp.cancel cancellation_construct_type(sections)
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.sections  {
    omp.section {
      // expected-error@+1 {{'omp.cancel' op cancel loop must appear inside a worksharing-loop region}}
      omp.cancel cancellation_construct_type(loop)
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.task {
    omp.cancel cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.taskgroup {
    // expected-error@+1 {{'omp.cancel' op cancel taskgroup must appear inside a task region}}
    omp.cancel cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}

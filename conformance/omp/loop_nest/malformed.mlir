// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `omp.loop_nest` is refused.

func.func @f(%a: i32, %b: i32) {
  // expected-error@+2 {{expected '(' in argument list}}
  omp.wsloop {
    omp.loop_nest %i : i32 = (%a) to (%b) step (%b) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+2 {{expected ':'}}
  omp.wsloop {
    omp.loop_nest (%i) = (%a) to (%b) step (%b) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+2 {{expected '='}}
  omp.wsloop {
    omp.loop_nest (%i) : i32 (%a) to (%b) step (%b) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+2 {{custom op 'omp.loop_nest' expected 'step'}}
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%a) to (%b) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+2 {{custom op 'omp.loop_nest' expected 'to'}}
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%a), (%b) step (%b) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+3 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  omp.wsloop {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+2 {{custom op 'omp.loop_nest' expected 2 operands}}
  omp.wsloop {
    omp.loop_nest (%i, %j) : i32 = (%a) to (%b) step (%b) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+2 {{expected '('}}
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%a) to (%b) step (%b) collapse 1 {
      omp.yield
    }
  }
  return
}

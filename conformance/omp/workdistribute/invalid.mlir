// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.workdistribute` is refused; what keeps them all is not.

func.func @f(%c: i1) {
  omp.teams {
    omp.workdistribute {
      omp.terminator
    } 
    omp.terminator
  }
  return
}

// -----

func.func @f(%c: i1) {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op explicit barriers are not allowed in workdistribute region}}
    omp.workdistribute {
      omp.barrier
      omp.terminator
    } 
    omp.terminator
  }
  return
}

// -----

func.func @f(%c: i1) {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op nested parallel constructs not allowed in workdistribute}}
    omp.workdistribute {
      omp.parallel {
        omp.terminator
      }
      omp.terminator
    } 
    omp.terminator
  }
  return
}

// -----

func.func @f(%c: i1) {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op explicit barriers are not allowed in workdistribute region}}
    omp.workdistribute {
      omp.master {
        omp.barrier
        omp.terminator
      }
      omp.terminator
    } 
    omp.terminator
  }
  return
}

// -----

func.func @f(%c: i1) {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op nested teams constructs not allowed in workdistribute}}
    omp.workdistribute {
      omp.teams {
        omp.terminator
      }
      omp.terminator
    } 
    omp.terminator
  }
  return
}

// -----

func.func @f(%c: i1) {
  omp.teams {
    omp.workdistribute {
      cf.br ^bb1
    ^bb1:
      omp.terminator
    } 
    omp.terminator
  }
  return
}

// -----

func.func @f(%c: i1) {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op region must have exactly one terminator}}
    omp.workdistribute {
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      omp.terminator
    ^bb2:
      omp.terminator
    } 
    omp.terminator
  }
  return
}

// -----

func.func @f(%c: i1) {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op region must be terminated with omp.terminator}}
    omp.workdistribute {
      cf.br ^bb1
    ^bb1:
      cf.br ^bb1
    } 
    omp.terminator
  }
  return
}

// -----

func.func @f(%c: i1) {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op cannot be a non-innermost combined construct leaf}}
    omp.workdistribute {
      omp.terminator
    } {omp.combined}
    omp.terminator
  }
  return
}

// -----

func.func @f(%c: i1) {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op non-loop wrapper cannot be composite}}
    omp.workdistribute {
      omp.terminator
    } {omp.composite}
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.workdistribute' op workdistribute must be nested under teams}}
  omp.workdistribute {
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op region cannot be empty}}
    "omp.workdistribute"() ({
    }) : () -> ()
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op region must contain a structured block}}
    "omp.workdistribute"() ({
    ^bb0:
    }) : () -> ()
    omp.terminator
  }
  return
}

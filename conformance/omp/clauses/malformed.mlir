// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not in the syntax of a clause is refused.

func.func @f(%n: i32) {
  omp.wsloop schedule(static = %n : i32) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop schedule(auto) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{expected ')'}}
  omp.wsloop schedule(auto = %n : i32) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{expected ')'}}
  omp.wsloop schedule(runtime = %n : i32) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop'  expected schedule kind}}
  omp.wsloop schedule(bad) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop schedule(dynamic, monotonic) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop schedule(dynamic, monotonic, simd) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop schedule(dynamic, simd) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop'  incorrect modifier order}}
  omp.wsloop schedule(dynamic, simd, monotonic) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop'  incorrect modifier order}}
  omp.wsloop schedule(dynamic, simd, simd) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop schedule(dynamic, none, simd) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop'  incorrect modifier order}}
  omp.wsloop schedule(dynamic, monotonic, nonmonotonic) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop'  unknown modifier type: bad}}
  omp.wsloop schedule(dynamic, bad) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop'  unknown modifier type: bad}}
  omp.wsloop schedule(dynamic, bad, simd) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop'  unknown modifier type: bad}}
  omp.wsloop schedule(dynamic, monotonic, bad) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop'  unexpected modifier(s)}}
  omp.wsloop schedule(dynamic, monotonic, simd, simd) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop' expected valid keyword}}
  omp.wsloop schedule(guided,) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop' expected valid keyword}}
  omp.wsloop schedule() {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop' expected valid keyword}}
  omp.wsloop schedule(() {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.taskloop.context grainsize(%n : i32) {
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
  // expected-error@+1 {{expected ','}}
  omp.taskloop.context grainsize(strict: %n : i32) {
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
  omp.taskloop.context grainsize(strict, %n : i32) {
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
  // expected-error@+1 {{custom op 'omp.taskloop.context' invalid grainsize modifier : 'loose'}}
  omp.taskloop.context grainsize(loose: %n : i32) {
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
  // expected-error@+1 {{expected ','}}
  omp.taskloop.context grainsize(strict %n : i32) {
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
  // expected-error@+1 {{expected ':'}}
  omp.taskloop.context grainsize(%n) {
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
  omp.taskloop.context num_tasks(strict, %n : i32) {
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
  // expected-error@+1 {{custom op 'omp.taskloop.context' invalid num_tasks modifier : 'bad'}}
  omp.taskloop.context num_tasks(bad, %n : i32) {
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
  // expected-error@+2 {{custom op 'omp.taskloop.context' expected num_tasks operand}}
  // expected-error@+1 {{expected SSA operand}}
  omp.taskloop.context num_tasks() {
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

// expected-error@+1 {{custom op 'omp.critical.declare' bad is not a valid hint}}
omp.critical.declare @c hint(bad)
func.func private @g()

// -----

// expected-error@+1 {{custom op 'omp.critical.declare' bad is not a valid hint}}
omp.critical.declare @c hint(speculative, bad)
func.func private @g()

// -----

// expected-error@+1 {{custom op 'omp.critical.declare' expected valid keyword}}
omp.critical.declare @c hint()
func.func private @g()

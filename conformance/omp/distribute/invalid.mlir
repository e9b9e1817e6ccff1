// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.distribute` is refused; what keeps them all is not.

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr) {
  "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  })  : () -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.composite' attribute present in non-composite wrapper}}
  "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }) {omp.composite} : () -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr) {
  "omp.distribute"(%n) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, dist_schedule_static}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  })  : (i32) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.distribute' op chunk size set without dist_schedule_static being present}}
  "omp.distribute"(%n) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  })  : (i32) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.distribute"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  })  : (i32) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr) {
  "omp.distribute"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@p]}> ({
  ^bb0(%x: !llvm.ptr):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  })  : (!llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
  "omp.distribute"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> ({
  ^bb0(%x: !llvm.ptr):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  })  : (!llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{type mismatch between a private variable and its privatizer op, var type: 'i32' vs. privatizer op type: '!llvm.ptr'}}
  "omp.distribute"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@p]}> ({
  ^bb0(%x: i32):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  })  : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  omp.distribute {
    omp.simd {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.composite' attribute missing from composite wrapper}}
  omp.distribute {
    omp.simd {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  } 
  return
}

// -----

func.func @f(%n: i32) {
  omp.distribute {
    // expected-error@+1 {{'omp.composite' attribute missing from composite wrapper}}
    omp.simd {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } 
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent}}
  omp.distribute {
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  omp.distribute {
    // expected-error@+1 {{'omp.composite' attribute present in non-composite wrapper}}
    omp.distribute {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{only supported nested wrappers are 'omp.simd' and 'omp.wsloop'}}
  omp.distribute {
    omp.distribute {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } 
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  omp.teams {
    // expected-error@+1 {{an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent}}
    omp.distribute {
      omp.wsloop {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  }
  return
}

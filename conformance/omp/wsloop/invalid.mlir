// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.wsloop` is refused; what keeps them all is not.

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    
  })  : () -> ()
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    omp.barrier
  })  : () -> ()
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.composite' attribute present in non-composite wrapper}}
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    
  }) {omp.composite} : () -> ()
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.wsloop"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    
  })  : (memref<i32>) -> ()
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  "omp.wsloop"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_syms = [@r]}> ({
  ^bb0(%x: memref<i32>):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    
  })  : (memref<i32>) -> ()
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.wsloop' op expected symbol reference @p to point to a reduction declaration}}
  "omp.wsloop"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_syms = [@p]}> ({
  ^bb0(%x: memref<i32>):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    
  })  : (memref<i32>) -> ()
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  "omp.wsloop"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>, private_syms = [@p]}> ({
  ^bb0(%x: !llvm.ptr):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    
  })  : (!llvm.ptr) -> ()
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
  "omp.wsloop"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>}> ({
  ^bb0(%x: !llvm.ptr):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    
  })  : (!llvm.ptr) -> ()
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  "omp.wsloop"(%p, %n) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>, linear_var_types = [i32]}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    
  })  : (!llvm.ptr, i32) -> ()
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{Ill-formed type attributes for linear variables}}
  "omp.wsloop"(%p, %n) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>, linear_var_types = [i32, i32]}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    
  })  : (!llvm.ptr, i32) -> ()
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  "omp.wsloop"(%p, %n) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>, linear_var_types = [i32], linear_modifiers = [#omp<linear_modifier(val)>]}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    
  })  : (!llvm.ptr, i32) -> ()
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.wsloop' op linear modifier 'ref' may only be specified on a declare simd directive}}
  "omp.wsloop"(%p, %n) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>, linear_var_types = [i32], linear_modifiers = [#omp<linear_modifier(ref)>]}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    
  })  : (!llvm.ptr, i32) -> ()
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.wsloop' op linear modifier 'uval' may only be specified on a declare simd directive}}
  "omp.wsloop"(%p, %n) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>, linear_var_types = [i32], linear_modifiers = [#omp<linear_modifier(uval)>]}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    
  })  : (!llvm.ptr, i32) -> ()
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.wsloop' op expected as many linear modifiers as linear variables}}
  "omp.wsloop"(%p, %n) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>, linear_var_types = [i32], linear_modifiers = []}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    
  })  : (!llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.wsloop {
    omp.barrier
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0:
  }) : () -> ()
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
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
  omp.wsloop {
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
  omp.wsloop {
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
  // expected-error@+1 {{only supported nested wrapper is 'omp.simd'}}
  omp.wsloop {
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
  omp.wsloop {
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
  // expected-error@+1 {{only supported nested wrapper is 'omp.simd'}}
  omp.wsloop {
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
  omp.wsloop {
    // expected-error@+1 {{'omp.loop' op expected to be a standalone loop wrapper}}
    omp.loop {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } 
  } {omp.composite}
  return
}

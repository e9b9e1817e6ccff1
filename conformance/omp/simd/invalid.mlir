// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.simd` is refused; what keeps them all is not.

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
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
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, simdlen = 4 : i64, safelen = 8 : i64}> ({
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
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{'omp.simd' op simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value}}
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, simdlen = 8 : i64, safelen = 4 : i64}> ({
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
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{'omp.simd' op attribute 'simdlen' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, simdlen = 0 : i64}> ({
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
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{'omp.composite' attribute present in non-composite wrapper}}
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
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
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  "omp.simd"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>, alignments = [16]}> ({
  ^bb0():
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
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{'omp.simd' op expected as many alignment values as aligned variables}}
  "omp.simd"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0():
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
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{'omp.simd' op aligned variable used more than once}}
  "omp.simd"(%p, %p) <{operandSegmentSizes = array<i32: 2, 0, 0, 0, 0, 0, 0>, alignments = [16, 16]}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  })  : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  "omp.simd"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>}> ({
  ^bb0():
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
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  "omp.simd"(%p, %q) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 0, 0>}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  })  : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{'omp.simd' op nontemporal variable used more than once}}
  "omp.simd"(%p, %p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 0, 0>}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  })  : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{'omp.simd' op linear modifier 'ref' may only be specified on a declare simd directive}}
  "omp.simd"(%p, %n) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>, linear_var_types = [i32], linear_modifiers = [#omp<linear_modifier(ref)>]}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  })  : (!llvm.ptr, i32) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  "omp.simd"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
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
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{Cannot find privatizer '@q'}}
  "omp.simd"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, private_syms = [@q]}> ({
  ^bb0(%x: !llvm.ptr):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  })  : (!llvm.ptr) -> ()
  return
}

// -----

omp.private {type = firstprivate} @p : i32 copy {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{FIRSTPRIVATE cannot be used with SIMD}}
  "omp.simd"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
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
func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
  "omp.simd"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, private_syms = []}> ({
  ^bb0(%x: !llvm.ptr):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  })  : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.simd' op must wrap an 'omp.loop_nest' directly}}
  omp.simd {
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
    // expected-error@+1 {{'omp.simd' op must wrap an 'omp.loop_nest' directly}}
    omp.simd {
      omp.simd {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
  } {omp.composite}
  return
}

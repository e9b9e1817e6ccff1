// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.taskloop.context` is refused; what keeps them all is not.

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
  "omp.taskloop.context"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0():
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : () -> ()
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
  // expected-error@+1 {{'omp.taskloop.context' op must always contain the 'omp.combined' attribute}}
  "omp.taskloop.context"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0():
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
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
  // expected-error@+1 {{'omp.taskloop.context' op must always contain the 'omp.combined' attribute}}
  "omp.taskloop.context"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0():
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
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
  "omp.taskloop.context"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0():
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : (memref<i32>) -> ()
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
  // expected-error@+1 {{the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive}}
  "omp.taskloop.context"(%n, %n) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 1, 0, 0, 0>}> ({
  ^bb0():
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : (i32, i32) -> ()
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
  "omp.taskloop.context"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0():
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : (i32) -> ()
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
  "omp.taskloop.context"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1>, reduction_syms = [@r]}> ({
  ^bb0(%x: memref<i32>):
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : (memref<i32>) -> ()
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
  // expected-error@+1 {{'omp.taskloop.context' op expected as many reduction symbol references as reduction variables}}
  "omp.taskloop.context"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1>}> ({
  ^bb0(%x: memref<i32>):
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : (memref<i32>) -> ()
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
  // expected-error@+1 {{if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified}}
  "omp.taskloop.context"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 1>, reduction_syms = [@r], nogroup}> ({
  ^bb0(%x: memref<i32>):
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : (memref<i32>) -> ()
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
  // expected-error@+1 {{'omp.taskloop.context' op expected symbol reference @p to point to a reduction declaration}}
  "omp.taskloop.context"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>, in_reduction_syms = [@p]}> ({
  ^bb0(%x: memref<i32>):
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : (memref<i32>) -> ()
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
  // expected-error@+1 {{the same list item cannot appear in both a reduction and an in_reduction clause}}
  "omp.taskloop.context"(%m, %m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 1>, reduction_syms = [@r], in_reduction_syms = [@r]}> ({
  ^bb0(%x: memref<i32>, %y: memref<i32>):
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : (memref<i32>, memref<i32>) -> ()
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
  "omp.taskloop.context"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
  ^bb0(%x: !llvm.ptr):
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : (!llvm.ptr) -> ()
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
  // expected-error@+1 {{failed to lookup privatizer op with symbol: '@r'}}
  "omp.taskloop.context"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_syms = [@r]}> ({
  ^bb0(%x: !llvm.ptr):
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
  "omp.taskloop.context"(%n, %n, %p) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 1, 0, 1, 0>}> ({
  ^bb0(%x: !llvm.ptr):
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : (i32, i32, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
  "omp.taskloop.context"(%n, %p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 1, 0>}> ({
  ^bb0(%x: !llvm.ptr):
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : (i32, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
  "omp.taskloop.context"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>}> ({
  ^bb0(%x: !llvm.ptr):
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  })  : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%n: i32, %m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{failed to lookup privatizer op with symbol: '@r'}}
  "omp.taskloop.context"(%p, %m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 1, 1>, private_syms = [@r], reduction_syms = [@r]}> ({
  ^bb0(%x: !llvm.ptr, %y: memref<i32>):
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }) {omp.combined} : (!llvm.ptr, memref<i32>) -> ()
  return
}

// -----

func.func @f(%n: i32, %m: memref<i32>) {
  omp.taskloop.context {
    %c = arith.constant 1 : i32
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%c) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  } {omp.combined}
  return
}

// -----

func.func @f(%n: i32, %m: memref<i32>) {
  // expected-error@+1 {{'omp.taskloop.context' op expects loop bounds and steps to be defined outside of the taskloop.context region or by pure, regionless operations that do not depend on block arguments}}
  omp.taskloop.context {
    %c = memref.load %m[] : memref<i32>
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%c) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  } {omp.combined}
  return
}

// -----

func.func @f(%n: i32, %m: memref<i32>) {
  omp.taskloop.context {
    %d = arith.constant 1 : i32
    %c = arith.addi %d, %n : i32
    omp.taskloop.wrapper {
      omp.loop_nest (%i) : i32 = (%c) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  } {omp.combined}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.taskloop.context' op expected a TaskloopWrapperOp directly nested in the region}}
  omp.taskloop.context {
    omp.terminator
  } {omp.combined}
  return
}

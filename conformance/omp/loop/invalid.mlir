// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.loop` is refused; what keeps them all is not.

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
  "omp.loop"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }) : () -> ()
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
  "omp.loop"(%p) <{operandSegmentSizes = array<i32: 1, 0>, private_syms = [@p]}> ({
  ^bb0(%x: !llvm.ptr):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }) : (!llvm.ptr) -> ()
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
  "omp.loop"(%p) <{operandSegmentSizes = array<i32: 1, 0>, private_syms = [@r]}> ({
  ^bb0(%x: !llvm.ptr):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }) : (!llvm.ptr) -> ()
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
  "omp.loop"(%p) <{operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: !llvm.ptr):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }) : (!llvm.ptr) -> ()
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
  "omp.loop"(%m) <{operandSegmentSizes = array<i32: 0, 1>, reduction_syms = [@r]}> ({
  ^bb0(%x: memref<i32>):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }) : (memref<i32>) -> ()
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
  // expected-error@+1 {{'omp.loop' op expected as many reduction symbol references as reduction variables}}
  "omp.loop"(%m) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: memref<i32>):
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }) : (memref<i32>) -> ()
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
  // expected-error@+1 {{'omp.loop' op unexpected reduction symbol references}}
  "omp.loop"() <{operandSegmentSizes = array<i32: 0, 0>, reduction_syms = [@r]}> ({
  ^bb0():
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }) : () -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.loop' op expected to be a standalone loop wrapper}}
  omp.loop {
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
  omp.distribute {
    // expected-error@+1 {{'omp.loop' op expected to be a standalone loop wrapper}}
    omp.loop {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}

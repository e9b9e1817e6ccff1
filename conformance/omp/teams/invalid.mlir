// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.teams` is refused; what keeps them all is not.

func.func @f(%a: i32, %b: i64) {
  "omp.teams"(%a, %a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 1, 0, 0, 0>}> ({
    omp.terminator
  }) : (i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{expected num_teams upper bound and lower bound to be the same type}}
  "omp.teams"(%a, %b) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 1, 0, 0, 0>}> ({
    omp.terminator
  }) : (i32, i64) -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{expected exactly one num_teams upper bound when lower bound is specified}}
  "omp.teams"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{expected exactly one num_teams upper bound when lower bound is specified}}
  "omp.teams"(%a, %a, %a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 2, 0, 0, 0>}> ({
    omp.terminator
  }) : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  "omp.teams"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0>}> ({
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  omp.parallel {
    // expected-error@+1 {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'omp.target' expected 'kernel_type'}}
  omp.target {
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%a: i32) {
  omp.master {
    // expected-error@+1 {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  "omp.teams"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0>, private_syms = [@p]}> ({
  ^bb0(%x: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
  "omp.teams"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0>, private_syms = []}> ({
  ^bb0(%x: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{failed to lookup privatizer op with symbol: '@r'}}
  "omp.teams"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0>, private_syms = [@r]}> ({
  ^bb0(%x: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{type mismatch between a private variable and its privatizer op, var type: 'memref<i32>' vs. privatizer op type: '!llvm.ptr'}}
  "omp.teams"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0>, private_syms = [@p]}> ({
  ^bb0(%x: memref<i32>):
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.teams' op unexpected reduction symbol references}}
  "omp.teams"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0>, private_syms = [@p], reduction_syms = [@r]}> ({
  ^bb0(%x: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{unexpected allocate alignments without allocate variables}}
  "omp.teams"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0>, private_syms = [@p], allocate_alignments = array<i64: 3>}> ({
  ^bb0(%x: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.teams"(%p, %p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 1, 0, 0>, private_syms = [@p]}> ({
  ^bb0(%x: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr, !llvm.ptr) -> ()
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.scope` is refused; what keeps them all is not.

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
  "omp.scope"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, reduction_syms = [@r]}> ({
  ^bb0(%a: memref<i32>):
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
  // expected-error@+1 {{'omp.scope' op expected symbol reference @p to point to a reduction declaration}}
  "omp.scope"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, reduction_syms = [@p]}> ({
  ^bb0(%a: memref<i32>):
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
  // expected-error@+1 {{'omp.scope' op expected as many reduction symbol references as reduction variables}}
  "omp.scope"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, reduction_syms = []}> ({
  ^bb0(%a: memref<i32>):
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
  // expected-error@+1 {{'omp.scope' op expected as many reduction symbol references as reduction variables}}
  "omp.scope"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, nowait}> ({
  ^bb0(%a: memref<i32>):
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
  "omp.scope"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, private_syms = [@p]}> ({
  ^bb0(%a: !llvm.ptr):
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
  "omp.scope"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, private_syms = [@r]}> ({
  ^bb0(%a: !llvm.ptr):
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
  "omp.scope"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, reduction_syms = [@r]}> ({
  ^bb0(%a: !llvm.ptr):
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
  "omp.scope"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, nowait}> ({
  ^bb0():
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

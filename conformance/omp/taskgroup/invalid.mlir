// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.taskgroup` is refused; what keeps them all is not.

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  "omp.taskgroup"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1>, task_reduction_syms = [@r]}> ({
  ^bb0(%x: memref<i32>):
    omp.terminator
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
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.taskgroup' op expected symbol reference @f to point to a reduction declaration}}
  "omp.taskgroup"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1>, task_reduction_syms = [@f]}> ({
  ^bb0(%x: memref<i32>):
    omp.terminator
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
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.taskgroup' op expected as many reduction symbol references as reduction variables}}
  "omp.taskgroup"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1>, task_reduction_syms = [@r, @r]}> ({
  ^bb0(%x: memref<i32>):
    omp.terminator
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
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected as many reduction variable by reference attributes as reduction variables}}
  "omp.taskgroup"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1>, task_reduction_syms = [@r], task_reduction_byref = array<i1>}> ({
  ^bb0(%x: memref<i32>):
    omp.terminator
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
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.taskgroup' op accumulator variable used more than once}}
  "omp.taskgroup"(%m, %m) <{operandSegmentSizes = array<i32: 0, 0, 2>, task_reduction_syms = [@r, @r]}> ({
  ^bb0(%x: memref<i32>, %y: memref<i32>):
    omp.terminator
  }) : (memref<i32>, memref<i32>) -> ()
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
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.taskgroup' op unexpected reduction symbol references}}
  "omp.taskgroup"() <{operandSegmentSizes = array<i32: 0, 0, 0>, task_reduction_syms = [@r]}> ({
  ^bb0():
    omp.terminator
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
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.taskgroup"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0>, allocate_alignments = array<i64: 8>}> ({
  ^bb0():
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

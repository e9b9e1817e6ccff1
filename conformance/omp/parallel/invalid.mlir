// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.parallel` is refused; what keeps them all is not.

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected an allocate private index for each allocate variable}}
  "omp.parallel"(%m, %m) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (memref<i32>, memref<i32>) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.parallel"(%m, %m) <{operandSegmentSizes = array<i32: 2, 0, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (memref<i32>, memref<i32>) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.parallel"(%m, %m) <{operandSegmentSizes = array<i32: 0, 2, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (memref<i32>, memref<i32>) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected an allocate private index for each allocate variable}}
  "omp.parallel"(%m, %m) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, allocate_alignments = array<i64: 8>}> ({
    omp.terminator
  }) : (memref<i32>, memref<i32>) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected as many allocate alignments as allocate variables}}
  "omp.parallel"(%m, %m) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, allocate_alignments = array<i64: 8, 8>}> ({
    omp.terminator
  }) : (memref<i32>, memref<i32>) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected non-negative allocate alignments}}
  "omp.parallel"(%m, %m) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, allocate_alignments = array<i64: -8>}> ({
    omp.terminator
  }) : (memref<i32>, memref<i32>) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected positive allocate alignments to be powers of two}}
  "omp.parallel"(%m, %m) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, allocate_alignments = array<i64: 12>}> ({
    omp.terminator
  }) : (memref<i32>, memref<i32>) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{allocate private index is out of range}}
  "omp.parallel"(%m, %m) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, allocate_private_indices = array<i64: 0>}> ({
    omp.terminator
  }) : (memref<i32>, memref<i32>) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected as many allocate private indices as allocate variables}}
  "omp.parallel"(%m, %m) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, allocate_private_indices = array<i64: 0, 1>}> ({
    omp.terminator
  }) : (memref<i32>, memref<i32>) -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{unexpected allocate alignments without allocate variables}}
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, allocate_alignments = array<i64: 8>}> ({
    omp.terminator
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{unexpected allocate alignments without allocate variables}}
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, allocate_alignments = array<i64>}> ({
    omp.terminator
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{unexpected allocate private indices without allocate variables}}
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, allocate_private_indices = array<i64: 8>}> ({
    omp.terminator
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{unexpected allocate private indices without allocate variables}}
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, allocate_private_indices = array<i64>}> ({
    omp.terminator
  }) : () -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  "omp.parallel"(%p, %m, %p) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0>, allocate_private_indices = array<i64: 0>, private_syms = [@p]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr, memref<i32>, !llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{allocate private index is out of range}}
  "omp.parallel"(%p, %m, %p) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0>, allocate_private_indices = array<i64: 1>, private_syms = [@p]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr, memref<i32>, !llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{allocate private index is out of range}}
  "omp.parallel"(%p, %m, %p) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0>, allocate_private_indices = array<i64: -1>, private_syms = [@p]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr, memref<i32>, !llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{type mismatch between allocate variable and private variable at index 0}}
  "omp.parallel"(%m, %m, %p) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0>, allocate_private_indices = array<i64: 0>, private_syms = [@p]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (memref<i32>, memref<i32>, !llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{failed to lookup privatizer op with symbol: '@q'}}
  "omp.parallel"(%p, %m, %p) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0>, allocate_private_indices = array<i64: 0>, private_syms = [@q]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr, memref<i32>, !llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{failed to lookup privatizer op with symbol: '@f'}}
  "omp.parallel"(%p, %m, %p) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0>, allocate_private_indices = array<i64: 0>, private_syms = [@f]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr, memref<i32>, !llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{allocate private index refers to a private variable more than once}}
  "omp.parallel"(%p, %p, %m, %m, %p) <{operandSegmentSizes = array<i32: 2, 2, 0, 0, 1, 0>, allocate_private_indices = array<i64: 0, 0>, private_syms = [@p]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr, !llvm.ptr, memref<i32>, memref<i32>, !llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected as many allocate private indices as allocate variables}}
  "omp.parallel"(%p, %p, %m, %m, %p) <{operandSegmentSizes = array<i32: 2, 2, 0, 0, 1, 0>, allocate_private_indices = array<i64: 0>, private_syms = [@p]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr, !llvm.ptr, memref<i32>, memref<i32>, !llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{expected an allocate private index for each allocate variable}}
  "omp.parallel"(%p, %m, %p) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0>, private_syms = [@p]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr, memref<i32>, !llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{failed to lookup privatizer op with symbol: '@q'}}
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@q]}> ({
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
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 2}}
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p, @p]}> ({
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
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.parallel' op expected at least 1 entry block argument(s)}}
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
  ^bb0():
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
  ^bb0(%a: i32):
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{type mismatch between a private variable and its privatizer op, var type: 'memref<i32>' vs. privatizer op type: '!llvm.ptr'}}
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
  ^bb0(%a: memref<i32>):
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

// -----

omp.private {type = firstprivate} @p : i32 copy {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
func.func @f(%m: memref<i32>, %p: !llvm.ptr) {
  // expected-error@+1 {{type mismatch between a firstprivate variable and its privatizer op, var type: 'memref<i32>' vs. privatizer op type: '!llvm.ptr'}}
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
  ^bb0(%a: memref<i32>):
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
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@r]}> ({
  ^bb0(%a: memref<i32>):
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
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@r], reduction_byref = array<i1: true>}> ({
  ^bb0(%a: memref<i32>):
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
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{expected as many reduction variable by reference attributes as reduction variables}}
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@r], reduction_byref = array<i1: true, false>}> ({
  ^bb0(%a: memref<i32>):
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
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{'omp.parallel' op expected as many reduction symbol references as reduction variables}}
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@r, @r]}> ({
  ^bb0(%a: memref<i32>):
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
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{'omp.parallel' op expected symbol reference @q to point to a reduction declaration}}
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@q]}> ({
  ^bb0(%a: memref<i32>):
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
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{'omp.parallel' op expected symbol reference @f to point to a reduction declaration}}
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@f]}> ({
  ^bb0(%a: memref<i32>):
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
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+2 {{failed to parse ProcBindKindAttr parameter 'value' which is to be a `::mlir::omp::ClauseProcBindKind`}}
  // expected-error@+1 {{expected valid keyword or string}}
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, proc_bind_kind = #omp<procbindkind(spread)>}> ({
  ^bb0(%a: memref<i32>):
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
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{'omp.parallel' op unexpected reduction symbol references}}
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, reduction_syms = [@r]}> ({
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
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{'omp.parallel' op accumulator variable used more than once}}
  "omp.parallel"(%m, %m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 2>, reduction_syms = [@r, @r]}> ({
  ^bb0(%a: memref<i32>, %b: memref<i32>):
    omp.terminator
  }) : (memref<i32>, memref<i32>) -> ()
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
} atomic {
^bb0(%x: memref<f32>, %y: memref<f32>):
  omp.yield
}
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@r]}> ({
  ^bb0(%a: memref<f32>):
    omp.terminator
  }) : (memref<f32>) -> ()
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%x: f32):
  omp.yield(%x : f32)
} combiner {
^bb0(%x: f32, %y: f32):
  omp.yield(%x : f32)
} atomic {
^bb0(%x: memref<f32>, %y: memref<f32>):
  omp.yield
}
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{'omp.parallel' op expected accumulator ('memref<i32>') to be the same type as reduction declaration ('memref<f32>')}}
  "omp.parallel"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@r]}> ({
  ^bb0(%a: memref<i32>):
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  omp.parallel {
    omp.distribute {
      omp.wsloop {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    
    omp.terminator
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  omp.parallel {
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

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{unexpected OpenMP operation inside of composite 'omp.parallel': omp.barrier}}
  omp.parallel {
    omp.distribute {
      omp.wsloop {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.barrier
    omp.terminator
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{multiple 'omp.distribute' nested inside of 'omp.parallel'}}
  omp.parallel {
    omp.distribute {
      omp.wsloop {
        omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.distribute {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  } {omp.composite}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.composite' attribute present in non-composite operation}}
  omp.parallel {
    omp.terminator
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  omp.parallel {
    omp.distribute {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.composite' attribute missing from composite operation}}
  omp.parallel {
    omp.distribute {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  } 
  return
}

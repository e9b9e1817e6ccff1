// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.sections` is refused; what keeps them all is not.

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%m: memref<i32>) {
  "omp.sections"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, reduction_syms = [@r]}> ({
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
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{'omp.sections' op expected symbol reference @f to point to a reduction declaration}}
  "omp.sections"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, reduction_syms = [@f]}> ({
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
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{'omp.sections' op expected as many reduction symbol references as reduction variables}}
  "omp.sections"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, reduction_syms = [@r, @r]}> ({
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
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.sections"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, nowait}> ({
  ^bb0():
    
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
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{'omp.sections' op expected omp.section op or terminator op inside region}}
  "omp.sections"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, reduction_syms = [@r]}> ({
  ^bb0(%a: memref<i32>):
    omp.barrier
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
func.func @f(%m: memref<i32>) {
  "omp.sections"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, reduction_syms = [@r]}> ({
  ^bb0(%a: memref<i32>):
    omp.section {
    ^bb0(%x: memref<i32>):
      omp.terminator
    }
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.sections' op cannot be a non-innermost combined construct leaf}}
  omp.sections {
    omp.section {
      omp.terminator
    }
    omp.terminator
  } {omp.combined}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.sections' op non-loop wrapper cannot be composite}}
  omp.sections {
    omp.terminator
  } {omp.composite}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.section' op expects parent op 'omp.sections'}}
  omp.section {
    omp.terminator
  }
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.private` is refused; what keeps them all is not.

// expected-error@+1 {{`private` clauses do not require a `copy` region.}}
omp.private {type = private} @p : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}

// -----

omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}

// -----

// expected-error@+1 {{`firstprivate` clauses require at least a `copy` region.}}
omp.private {type = firstprivate} @p : i32

// -----

// expected-error@+1 {{`copy`: expected 2 region arguments, got: 1}}
omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}

// -----

// expected-error@+1 {{Region argument type mismatch: got 'f32' expected '!llvm.ptr'.}}
omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: !llvm.ptr, %b: f32):
  omp.yield(%a : !llvm.ptr)
}

// -----

omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  // expected-error@+1 {{Invalid yielded value. Expected type: '!llvm.ptr', got: None}}
  omp.yield
}

// -----

omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.mlir.constant(1 : i32) : i32
  // expected-error@+1 {{Invalid yielded value. Expected type: '!llvm.ptr', got: 'i32'}}
  omp.yield(%0 : i32)
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} dealloc {
^bb0(%a: !llvm.ptr):
  omp.yield
}

// -----

// expected-error@+1 {{`init`: expected 2 region arguments, got: 1}}
omp.private {type = private} @p : i32 init {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}

// -----

// expected-error@+1 {{Region argument type mismatch: got 'i32' expected '!llvm.ptr'.}}
omp.private {type = private} @p : i32 init {
^bb0(%a: !llvm.ptr, %b: i32):
  omp.yield(%a : !llvm.ptr)
}

// -----

omp.private {type = private} @p : i32 dealloc {
^bb0(%a: !llvm.ptr):
  // expected-error@+1 {{Did not expect any values to be yielded.}}
  omp.yield(%a : !llvm.ptr)
}

// -----

// expected-error@+1 {{`dealloc`: expected 1 region arguments, got: 2}}
omp.private {type = private} @p : i32 dealloc {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}

// -----

omp.private {type = private} @p : i32 dealloc {
^bb0(%a: !llvm.ptr):
  // expected-error@+1 {{expected exit block terminator to be an `omp.yield` op.}}
  llvm.unreachable
}

// -----

omp.private {type = private} @p : i32 dealloc {
^bb0(%a: !llvm.ptr):
  // expected-error@+1 {{expected exit block terminator to be an `omp.yield` op.}}
  llvm.return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.declare_reduction` is refused; what keeps them all is not.

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} 

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects non-empty initializer region}}
omp.declare_reduction @r : i32 init {

} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} 

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects non-empty reduction region}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {

} 

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects initializer region argument to match the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i64):
  omp.yield(%x : i64)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} 

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects one argument to the initializer region when no allocation region is used}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} 

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects one or two arguments to the initializer region}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32, %y: i32, %z: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} 

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects one or two arguments to the initializer region}}
omp.declare_reduction @r : i32 init {
llvm.unreachable
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} 

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects initializer region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} 

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects initializer region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x, %x : i32, i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} 

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32):
  omp.yield(%x : i32)
} 

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i64):
  omp.yield(%x : i32)
} 

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i64, %y: i64):
  omp.yield(%x : i64)
} 

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects reduction region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield
} 

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} atomic {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} atomic {
^bb0(%x: memref<i32>, %y: memref<i32>):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} atomic {
^bb0(%x: memref<i64>, %y: memref<i64>):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} atomic {
^bb0(%x: i32, %y: i32):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects atomic reduction region with two arguments of the same type}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} atomic {
^bb0(%x: !llvm.ptr):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects atomic reduction region with two arguments of the same type}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} atomic {
^bb0(%x: !llvm.ptr, %y: memref<i32>):
  omp.yield
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} cleanup {
^bb0(%x: i32):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects cleanup region with one argument of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} cleanup {
^bb0(%x: i64):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects cleanup region with one argument of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
} cleanup {
^bb0(%x: i32, %y: i32):
  omp.yield
}

// -----

omp.declare_reduction @r : !llvm.ptr alloc {
  %0 = llvm.mlir.zero : !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
} combiner {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%x : !llvm.ptr)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects alloc region to yield a value of the reduction type}}
omp.declare_reduction @r : !llvm.ptr alloc {
  %0 = llvm.mlir.zero : i32
  omp.yield(%0 : i32)
} init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
} combiner {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%x : !llvm.ptr)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects alloc region to yield a value of the reduction type}}
omp.declare_reduction @r : !llvm.ptr alloc {
  %0 = llvm.mlir.zero : !llvm.ptr
  omp.yield(%0, %0 : !llvm.ptr, !llvm.ptr)
} init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
} combiner {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%x : !llvm.ptr)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects two arguments to the initializer region when an allocation region is used}}
omp.declare_reduction @r : !llvm.ptr alloc {
  %0 = llvm.mlir.zero : !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%x: !llvm.ptr):
  omp.yield(%x : !llvm.ptr)
} combiner {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%x : !llvm.ptr)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects initializer region argument to match the reduction type}}
omp.declare_reduction @r : !llvm.ptr alloc {
  %0 = llvm.mlir.zero : !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%x: !llvm.ptr, %y: i32):
  omp.yield(%x : !llvm.ptr)
} combiner {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%x : !llvm.ptr)
}

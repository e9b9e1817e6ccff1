// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.declare_mapper` is refused; what keeps them all is not.

omp.declare_mapper @m : !llvm.ptr {
^bb0(%a: !llvm.ptr):
  omp.declare_mapper.info
}

// -----

// expected-error@+1 {{'omp.declare_mapper' op expected terminator to be a DeclareMapperInfoOp}}
omp.declare_mapper @m : !llvm.ptr {
^bb0(%a: !llvm.ptr):
  llvm.unreachable
}

// -----

// expected-error@+1 {{'omp.declare_mapper' op expected terminator to be a DeclareMapperInfoOp}}
omp.declare_mapper @m : !llvm.ptr {
^bb0(%a: !llvm.ptr):
  omp.terminator
}

// -----

omp.declare_mapper @m : !llvm.ptr {
^bb0(%a: !llvm.ptr):
  // expected-error@+1 {{missing map operation}}
  omp.declare_mapper.info map_entries(%a : !llvm.ptr)
}

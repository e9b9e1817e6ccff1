// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.declare_mapper.info` is refused; what keeps them all is not.

omp.declare_mapper @m : !llvm.struct<(i32)> {
^bb0(%a: !llvm.ptr):
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, !llvm.struct<(i32)>) map_clauses(to) capture(ByRef) -> !llvm.ptr
  %1 = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}

// -----

omp.declare_mapper @m : !llvm.struct<(i32)> {
^bb0(%a: !llvm.ptr):
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, !llvm.struct<(i32)>) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  %1 = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}

// -----

omp.declare_mapper @m : !llvm.struct<(i32)> {
^bb0(%a: !llvm.ptr):
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, !llvm.struct<(i32)>) map_clauses(to) capture(ByRef) -> !llvm.ptr
  %1 = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
  // expected-error@+1 {{missing map operation}}
  omp.declare_mapper.info map_entries(%a : !llvm.ptr)
}

// -----

omp.declare_mapper @m : !llvm.struct<(i32)> {
^bb0(%a: !llvm.ptr):
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, !llvm.struct<(i32)>) map_clauses(to) capture(ByRef) -> !llvm.ptr
  %1 = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
  omp.declare_mapper.info map_entries(%1 : !llvm.ptr)
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.declare_mapper.info' op expects parent op 'omp.declare_mapper'}}
  omp.declare_mapper.info
}

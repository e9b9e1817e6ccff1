// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.map.info` is refused; what keeps them all is not.

omp.declare_mapper @m : i32 {
^bb0(%a: !llvm.ptr):
  omp.declare_mapper.info
}
llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  %1 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) mapper(@m) members(%0 : [0] : !llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

omp.declare_mapper @m : i32 {
^bb0(%a: !llvm.ptr):
  omp.declare_mapper.info
}
llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{invalid mapper id}}
  %1 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) mapper(@n) members(%0 : [0] : !llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

omp.declare_mapper @m : i32 {
^bb0(%a: !llvm.ptr):
  omp.declare_mapper.info
}
llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{invalid mapper id}}
  %1 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) mapper(@f) members(%0 : [0] : !llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

omp.declare_mapper @m : i32 {
^bb0(%a: !llvm.ptr):
  omp.declare_mapper.info
}
llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{'omp.map.info' op 'members' arguments must be defined by 'omp.map.info' ops}}
  %1 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) mapper(@m) members(%a : [0] : !llvm.ptr) -> !llvm.ptr
  llvm.return
}

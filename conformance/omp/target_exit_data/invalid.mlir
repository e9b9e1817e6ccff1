// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.target_exit_data` is refused; what keeps them all is not.

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  "omp.target_exit_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{from, release and delete map types are permitted}}
  "omp.target_exit_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  "omp.target_exit_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{missing map operation}}
  "omp.target_exit_data"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{'omp.target_exit_data' op unexpected depend values}}
  "omp.target_exit_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, depend_kinds = [#omp<clause_task_depend(taskdependin)>]}> : (!llvm.ptr) -> ()
  llvm.return
}

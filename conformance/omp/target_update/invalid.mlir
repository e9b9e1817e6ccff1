// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.target_update` is refused; what keeps them all is not.

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(present, from) capture(ByRef) -> !llvm.ptr
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{either to or from map types can be specified, not both}}
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{at least one of to or from map types must be specified, other map types are not permitted}}
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(always, to) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{present, mapper and iterator map type modifiers are permitted}}
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(close, from) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{present, mapper and iterator map type modifiers are permitted}}
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(implicit, to) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{present, mapper and iterator map type modifiers are permitted}}
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{at least one of to or from or attach map types must be specified, other map types are not permitted}}
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(attach) capture(ByRef) -> !llvm.ptr
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{missing map operation}}
  "omp.target_update"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{'omp.target_update' op unexpected depend values}}
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, depend_kinds = [#omp<clause_task_depend(taskdependin)>]}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  %1 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.target_update map_entries(%0, %1 : !llvm.ptr, !llvm.ptr)
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  %1 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{either to or from map types can be specified, not both}}
  omp.target_update map_entries(%0, %1 : !llvm.ptr, !llvm.ptr)
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  %1 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{either to or from map types can be specified, not both}}
  omp.target_update map_entries(%0, %1 : !llvm.ptr, !llvm.ptr)
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  %1 = omp.map.info var_ptr(%b : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  omp.target_update map_entries(%0, %1 : !llvm.ptr, !llvm.ptr)
  llvm.return
}

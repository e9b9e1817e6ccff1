// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.target_data` is refused; what keeps them all is not.

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.target_data map_entries(%0 : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{to, from, tofrom and alloc map types are permitted}}
  omp.target_data map_entries(%0 : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present}}
  omp.target_data  {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{missing map operation}}
  omp.target_data map_entries(%a : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.target_data use_device_ptr(%0 -> %x : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{'omp.target_data' op 'use_device_ptr' arguments must be defined by 'omp.map.info' ops}}
  omp.target_data use_device_ptr(%a -> %x : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.target_data use_device_addr(%0 -> %x : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{'omp.target_data' op 'use_device_addr' arguments must be defined by 'omp.map.info' ops}}
  omp.target_data use_device_addr(%a -> %x : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a : !llvm.ptr -> !llvm.ptr
  // expected-error@+1 {{map argument is not a map entry operation}}
  omp.target_data map_entries(%0 : !llvm.ptr) {
    omp.terminator
  }
  llvm.return
}

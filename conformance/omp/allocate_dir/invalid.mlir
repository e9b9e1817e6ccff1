// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.allocate_dir` is refused; what keeps them all is not.

llvm.func @f(%a: !llvm.ptr) {
  "omp.allocate_dir"(%a) <{operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  "omp.allocate_dir"(%a) <{operandSegmentSizes = array<i32: 1, 0>, align = 8 : i64}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'omp.allocate_dir' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  "omp.allocate_dir"(%a) <{operandSegmentSizes = array<i32: 1, 0>, align = 0 : i64}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{ALIGN value : 12 must be power of 2}}
  "omp.allocate_dir"(%a) <{operandSegmentSizes = array<i32: 1, 0>, align = 12 : i64}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'omp.allocate_dir' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  "omp.allocate_dir"(%a) <{operandSegmentSizes = array<i32: 1, 0>, align = -8 : i64}> : (!llvm.ptr) -> ()
  llvm.return
}

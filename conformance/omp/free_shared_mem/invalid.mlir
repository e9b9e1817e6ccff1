// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.free_shared_mem` is refused; what keeps them all is not.

func.func @f(%p: !llvm.ptr, %n: i64) {
  // expected-error@+1 {{ALIGN value : 7 must be power of 2}}
  "omp.free_shared_mem"(%n, %p) <{mem_elem_type = f32, mem_alignment = 7 : i64}> : (i64, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i64) {
  "omp.free_shared_mem"(%n, %p) <{mem_elem_type = f32, mem_alignment = 16 : i64}> : (i64, !llvm.ptr) -> ()
  return
}

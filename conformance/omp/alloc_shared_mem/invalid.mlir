// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.alloc_shared_mem` is refused; what keeps them all is not.

func.func @f(%n: i64) -> !llvm.ptr {
  // expected-error@+1 {{ALIGN value : 7 must be power of 2}}
  %0 = "omp.alloc_shared_mem"(%n) <{mem_elem_type = f32, mem_alignment = 7 : i64}> : (i64) -> !llvm.ptr
  return %0 : !llvm.ptr
}

// -----

func.func @f(%n: i64) -> !llvm.ptr {
  %0 = "omp.alloc_shared_mem"(%n) <{mem_elem_type = f32, mem_alignment = 16 : i64}> : (i64) -> !llvm.ptr
  return %0 : !llvm.ptr
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.store` is refused; what keeps them all is not.

func.func @f(%a: !llvm.ptr, %b: i32) {
  llvm.store %b, %a : i32, !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32) {
  llvm.store %b, %a atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{'llvm.store' op expected alignment for atomic access}}
  llvm.store %b, %a atomic monotonic : i32, !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %b, %a atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{'llvm.store' op unsupported ordering 'acq_rel'}}
  llvm.store %b, %a atomic acq_rel {alignment = 4 : i64} : i32, !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i7) {
  // expected-error@+1 {{'llvm.store' op unsupported type 'i7' for atomic access}}
  llvm.store %b, %a atomic monotonic {alignment = 4 : i64} : i7, !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{'llvm.store' op expected syncscope to be null for non-atomic access}}
  "llvm.store"(%b, %a) <{syncscope = "agent", ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
  return
}

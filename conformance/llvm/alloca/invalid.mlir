// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.alloca` is refused; what keeps them all is not.

func.func @f(%a: i64) {
  %0 = llvm.alloca %a x i32 : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: i64) {
  %0 = llvm.alloca %a x !llvm.target<"spirv.Event"> : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@+1 {{'llvm.alloca' op this target extension type cannot be used in alloca}}
  %0 = llvm.alloca %a x !llvm.target<"amdgcn.named.barrier", 0> : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: i64) {
  %0 = llvm.alloca %a x !llvm.target<"aarch64.svcount"> : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: i64) {
  %0 = llvm.alloca %a x tensor<4xi32> : (i64) -> !llvm.ptr
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.mlir.zero` is refused; what keeps them all is not.

func.func @f() {
  %0 = llvm.mlir.zero : !llvm.target<"spirv.Event">
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.zero : !llvm.target<"spirv.Image">
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
  %0 = llvm.mlir.zero : !llvm.target<"amdgcn.named.barrier", 0>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  return
}

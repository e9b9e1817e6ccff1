// `--stages` runs a function after each pass of a pipeline, and names the first that
// changes what it gives.
// RUN: %bridge-run --interpret --stages -e f --arg=3 --pass-pipeline='builtin.module(canonicalize,convert-arith-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' %s | FileCheck %s
// RUN: not %bridge-run --interpret --stages -e f --arg=3 %s 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not %bridge-run --interpret --stages -e main --pass-pipeline='builtin.module(canonicalize,func.func(affine-loop-unroll),cse)' %S/../upstream-bugs/affine-loop-unroll-equal-inits.mlir 2>&1 | FileCheck %s --check-prefix=WRONG

// CHECK: as written: gives (7)
// CHECK-NEXT: canonicalize: the same
// CHECK-NEXT: convert-arith-to-llvm: the same
// CHECK-NEXT: convert-func-to-llvm: the same
// CHECK-NEXT: reconcile-unrealized-casts: the same
// WRONG: as written: gives (5)
// WRONG-NEXT: canonicalize: the same
// WRONG-NEXT: func.func(affine-loop-unroll): gives (1)
// WRONG-NEXT: cse: gives (1)
// WRONG: the first wrong stage is func.func(affine-loop-unroll)
// NONE: --stages needs --pass-pipeline
func.func @f(%a: i32) -> i32 {
  %b = arith.constant 4 : i32
  %c = arith.addi %a, %b : i32
  return %c : i32
}

// RUN: %bridge-run %s --entry-point-result=f32 | FileCheck %s
// RUN: %bridge-run %s -e=main -entry-point-result f32 -O0 --shared-libs=libmlir_c_runner_utils.so | FileCheck %s
// RUN: %bridge-run %s -e count --entry-point-result=i64 | FileCheck %s --check-prefix=COUNT
// RUN: %bridge-run %s -e show --entry-point-result=void | FileCheck %s --check-prefix=SHOW
// RUN: %bridge-opt %s --convert-vector-to-scf --lower-affine --convert-scf-to-cf --convert-vector-to-llvm --convert-to-llvm --reconcile-unrealized-casts | %bridge-run --no-lower --entry-point-result=f32 | FileCheck %s
// RUN: %bridge-run %s | FileCheck %s
// RUN: not %bridge-run %s -e show --entry-point-result=i32 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: not %bridge-run %s -e count --entry-point-result=void 2>&1 | FileCheck %s --check-prefix=VOID
// RUN: not %bridge-run %s -e count --entry-point-result=i8 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not %bridge-run %s -e nowhere --entry-point-result=void 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not %bridge-run %s -e needy --entry-point-result=void 2>&1 | FileCheck %s --check-prefix=NEEDY
// RUN: not %bridge-run %s -e count --entry-point-result= 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not %bridge-run %s -e nowhere 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not %bridge-run %s -e needy 2>&1 | FileCheck %s --check-prefix=NEEDY
// RUN: %bridge-run %s -e count | FileCheck %s --check-prefix=COUNT
// RUN: %bridge-run %s -e show | FileCheck %s --check-prefix=SHOW
// The entry point and what is printed of it are as mlir-runner has them.

// CHECK: 2.800000e+01
// COUNT: 8
// SHOW: ( 1, 2 )
// RESULT: {{^}}Error: only single i32 function result supported
// VOID: {{^}}Error: expected void function
// KIND: {{^}}Error: unsupported function type
// NAME: {{^}}Error: entry point not found
// NEEDY: {{^}}Error: JIT can't invoke a main function expecting arguments
func.func @main() -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 8 iter_args(%acc = %zero) -> f32 {
    %0 = arith.index_cast %i : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    %2 = arith.addf %acc, %1 : f32
    affine.yield %2 : f32
  }
  return %sum : f32
}
func.func @count() -> i64 {
  %0 = arith.constant 8 : i64
  return %0 : i64
}
func.func @show() {
  %0 = arith.constant dense<[1, 2]> : vector<2xi32>
  vector.print %0 : vector<2xi32>
  return
}
func.func @needy(%a: i32) {
  return
}

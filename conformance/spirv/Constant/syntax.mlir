// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.Constant` is read and printed.

// CHECK-LABEL: func.func @scalars(
// CHECK-NEXT: %cst1_i32 = spirv.Constant 1 : i32
// CHECK-NEXT: %cst_f32 = spirv.Constant 1.500000e+00 : f32
// CHECK-NEXT: %true = spirv.Constant true
func.func @scalars() {
  %0 = spirv.Constant 1 : i32
  %1 = spirv.Constant 1.5 : f32
  %2 = spirv.Constant true
  return
}

// CHECK-LABEL: func.func @vectors(
// CHECK-NEXT: %cst_vec_2xi32 = spirv.Constant dense<[1, 2]> : vector<2xi32>
func.func @vectors() {
  %0 = spirv.Constant dense<[1, 2]> : vector<2xi32>
  return
}

// CHECK-LABEL: func.func @arrays(
// CHECK-NEXT: %cst = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
// CHECK-NEXT: %cst_0 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.array<2 x i32>
func.func @arrays() {
  %0 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
  %1 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.array<2 x i32>
  return
}

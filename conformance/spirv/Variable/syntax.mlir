// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.Variable` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %0 = spirv.Variable : !spirv.ptr<f32, Function>
func.func @plain() {
  %0 = spirv.Variable : !spirv.ptr<f32, Function>
  return
}

// CHECK-LABEL: func.func @initialised(
// CHECK-NEXT: %cst_f32 = spirv.Constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = spirv.Variable init(%cst_f32) : !spirv.ptr<f32, Function>
func.func @initialised(%x: f32) {
  %c = spirv.Constant 1.0 : f32
  %0 = spirv.Variable init(%c) : !spirv.ptr<f32, Function>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = spirv.Variable {tag} : !spirv.ptr<f32, Function>
func.func @attributes() {
  %0 = spirv.Variable {tag} : !spirv.ptr<f32, Function>
  return
}

// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.ExecutionModeId` is read and printed.

// CHECK-LABEL: spirv.module @b Logical GLSL450 {
// CHECK-NEXT: spirv.SpecConstant @three = 3 : i32
// CHECK-NEXT: spirv.func @g() "None" {
// CHECK-NEXT: spirv.Return
// CHECK-NEXT: }
// CHECK-NEXT: spirv.EntryPoint "GLCompute" @g
// CHECK-NEXT: spirv.ExecutionModeId @g "LocalSizeId" @three, @three, @three
// CHECK-NEXT: }
spirv.module @b Logical GLSL450 {
  spirv.SpecConstant @three = 3 : i32
  spirv.func @g() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @g
  spirv.ExecutionModeId @g "LocalSizeId" @three, @three, @three
}

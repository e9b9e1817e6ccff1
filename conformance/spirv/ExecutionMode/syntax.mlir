// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.ExecutionMode` is read and printed.

// CHECK-LABEL: spirv.module @a Logical GLSL450 {
// CHECK-NEXT: spirv.func @f() "None" {
// CHECK-NEXT: spirv.Return
// CHECK-NEXT: }
// CHECK-NEXT: spirv.EntryPoint "GLCompute" @f
// CHECK-NEXT: spirv.ExecutionMode @f "ContractionOff"
// CHECK-NEXT: }
spirv.module @a Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
  spirv.ExecutionMode @f "ContractionOff"
}

// CHECK-LABEL: spirv.module @b Logical GLSL450 {
// CHECK-NEXT: spirv.func @g() "None" {
// CHECK-NEXT: spirv.Return
// CHECK-NEXT: }
// CHECK-NEXT: spirv.EntryPoint "GLCompute" @g
// CHECK-NEXT: spirv.ExecutionMode @g "LocalSize", 3, 4, 5
// CHECK-NEXT: }
spirv.module @b Logical GLSL450 {
  spirv.func @g() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @g
  spirv.ExecutionMode @g "LocalSize", 3, 4, 5
}

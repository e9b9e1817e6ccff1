// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.EntryPoint` is read and printed.

// CHECK-LABEL: spirv.module @a Logical GLSL450 {
// CHECK-NEXT: spirv.func @f() "None" {
// CHECK-NEXT: spirv.Return
// CHECK-NEXT: }
// CHECK-NEXT: spirv.EntryPoint "GLCompute" @f
// CHECK-NEXT: }
spirv.module @a Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
}

// CHECK-LABEL: spirv.module @b Logical GLSL450 {
// CHECK-NEXT: spirv.GlobalVariable @x : !spirv.ptr<f32, Input>
// CHECK-NEXT: spirv.GlobalVariable @y : !spirv.ptr<f32, Output>
// CHECK-NEXT: spirv.func @g() "None" {
// CHECK-NEXT: spirv.Return
// CHECK-NEXT: }
// CHECK-NEXT: spirv.EntryPoint "Vertex" @g, @x, @y
// CHECK-NEXT: }
spirv.module @b Logical GLSL450 {
  spirv.GlobalVariable @x : !spirv.ptr<f32, Input>
  spirv.GlobalVariable @y : !spirv.ptr<f32, Output>
  spirv.func @g() "None" {
    spirv.Return
  }
  spirv.EntryPoint "Vertex" @g, @x, @y
}

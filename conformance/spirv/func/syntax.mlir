// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.func` is read and printed.

// CHECK-LABEL: spirv.module @a Logical GLSL450 {
// CHECK-NEXT: spirv.func @body(%arg0: i32) -> i32 "None" {
// CHECK-NEXT: spirv.ReturnValue %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
spirv.module @a Logical GLSL450 {
  spirv.func @body(%a: i32) -> i32 "None" {
    spirv.ReturnValue %a : i32
  }
}

// CHECK-LABEL: spirv.module @b Logical GLSL450 {
// CHECK-NEXT: spirv.func @control() "Inline|Pure" {
// CHECK-NEXT: spirv.Return
// CHECK-NEXT: }
// CHECK-NEXT: }
spirv.module @b Logical GLSL450 {
  spirv.func @control() "Inline|Pure" {
    spirv.Return
  }
}

// CHECK-LABEL: spirv.module @c Logical GLSL450 {
// CHECK-NEXT: spirv.func @attributes(%arg0: i32) "None" attributes {tag} {
// CHECK-NEXT: spirv.Return
// CHECK-NEXT: }
// CHECK-NEXT: }
spirv.module @c Logical GLSL450 {
  spirv.func @attributes(%a: i32) "None" attributes {tag} {
    spirv.Return
  }
}

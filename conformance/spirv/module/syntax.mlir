// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.module` is read and printed.

// CHECK-LABEL: spirv.module Logical GLSL450 {
// CHECK-NEXT: }
spirv.module Logical GLSL450 {
}

// CHECK-LABEL: spirv.module @named Physical32 OpenCL {
// CHECK-NEXT: }
spirv.module @named Physical32 OpenCL {
}

// CHECK-LABEL: spirv.module @requirements Logical Vulkan requires #spirv.vce<v1.0, [Shader], [SPV_KHR_variable_pointers]> {
// CHECK-NEXT: }
spirv.module @requirements Logical Vulkan requires #spirv.vce<v1.0, [Shader], [SPV_KHR_variable_pointers]> {
}

// CHECK-LABEL: spirv.module @attributes Logical GLSL450 attributes {tag} {
// CHECK-NEXT: }
spirv.module @attributes Logical GLSL450 attributes {tag} {
}

// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.SpecConstant` is read and printed.

// CHECK-LABEL: spirv.module @a Logical GLSL450 {
// CHECK-NEXT: spirv.SpecConstant @a_float = 1.500000e+00 : f32
// CHECK-NEXT: spirv.SpecConstant @a_truth = true
// CHECK-NEXT: }
spirv.module @a Logical GLSL450 {
  spirv.SpecConstant @a_float = 1.5 : f32
  spirv.SpecConstant @a_truth = true
}

// CHECK-LABEL: spirv.module @b Logical GLSL450 {
// CHECK-NEXT: spirv.SpecConstant @numbered spec_id(5) = 1 : i32
// CHECK-NEXT: }
spirv.module @b Logical GLSL450 {
  spirv.SpecConstant @numbered spec_id(5) = 1 : i32
}

// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.EXT.SpecConstantCompositeReplicate` is read and printed.

// CHECK-LABEL: spirv.module @a Logical GLSL450 {
// CHECK-NEXT: spirv.SpecConstant @one = 1.000000e+00 : f32
// CHECK-NEXT: spirv.EXT.SpecConstantCompositeReplicate @plain (@one) : !spirv.array<2 x f32>
// CHECK-NEXT: }
spirv.module @a Logical GLSL450 {
  spirv.SpecConstant @one = 1.0 : f32
  spirv.EXT.SpecConstantCompositeReplicate @plain (@one) : !spirv.array<2 x f32>
}

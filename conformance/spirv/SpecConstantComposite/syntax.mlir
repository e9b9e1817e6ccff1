// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.SpecConstantComposite` is read and printed.

// CHECK-LABEL: spirv.module @a Logical GLSL450 {
// CHECK-NEXT: spirv.SpecConstant @one = 1.000000e+00 : f32
// CHECK-NEXT: spirv.SpecConstantComposite @plain (@one, @one) : !spirv.array<2 x f32>
// CHECK-NEXT: }
spirv.module @a Logical GLSL450 {
  spirv.SpecConstant @one = 1.0 : f32
  spirv.SpecConstantComposite @plain (@one, @one) : !spirv.array<2 x f32>
}

// CHECK-LABEL: spirv.module @b Logical GLSL450 {
// CHECK-NEXT: spirv.SpecConstant @two = 1 : i32
// CHECK-NEXT: spirv.SpecConstantComposite @vectors (@two, @two, @two) : vector<3xi32>
// CHECK-NEXT: }
spirv.module @b Logical GLSL450 {
  spirv.SpecConstant @two = 1 : i32
  spirv.SpecConstantComposite @vectors (@two, @two, @two) : vector<3xi32>
}

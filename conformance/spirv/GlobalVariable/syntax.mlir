// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.GlobalVariable` is read and printed.

// CHECK-LABEL: spirv.module @a Logical GLSL450 {
// CHECK-NEXT: spirv.GlobalVariable @plain : !spirv.ptr<f32, Private>
// CHECK-NEXT: }
spirv.module @a Logical GLSL450 {
  spirv.GlobalVariable @plain : !spirv.ptr<f32, Private>
}

// CHECK-LABEL: spirv.module @b Logical GLSL450 {
// CHECK-NEXT: spirv.GlobalVariable @bound bind(1, 2) : !spirv.ptr<!spirv.struct<(f32 [0])>, Uniform>
// CHECK-NEXT: }
spirv.module @b Logical GLSL450 {
  spirv.GlobalVariable @bound bind(1, 2) : !spirv.ptr<!spirv.struct<(f32 [0])>, Uniform>
}

// CHECK-LABEL: spirv.module @c Logical GLSL450 {
// CHECK-NEXT: spirv.GlobalVariable @built_in built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
// CHECK-NEXT: }
spirv.module @c Logical GLSL450 {
  spirv.GlobalVariable @built_in built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
}

// CHECK-LABEL: spirv.module @d Logical GLSL450 {
// CHECK-NEXT: spirv.SpecConstant @one = 1.000000e+00 : f32
// CHECK-NEXT: spirv.GlobalVariable @initialised initializer(@one) : !spirv.ptr<f32, Private>
// CHECK-NEXT: }
spirv.module @d Logical GLSL450 {
  spirv.SpecConstant @one = 1.0 : f32
  spirv.GlobalVariable @initialised initializer(@one) : !spirv.ptr<f32, Private>
}

// CHECK-LABEL: spirv.module @e Logical GLSL450 {
// CHECK-NEXT: spirv.GlobalVariable @attributes {location = 1 : i32, tag} : !spirv.ptr<f32, Input>
// CHECK-NEXT: }
spirv.module @e Logical GLSL450 {
  spirv.GlobalVariable @attributes {location = 1 : i32, tag} : !spirv.ptr<f32, Input>
}

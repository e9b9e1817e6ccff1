// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-conform --rows=read,custom,custom-local,custom-again,verified -j 1 %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | not %bridge-opt --engine=native 2>&1 | FileCheck --check-prefix=GENERIC %s
// Every form of `spirv.ARM.GraphEntryPoint` is read and printed.
// The generic form has the type of a graph as that of a function, which is not read again,
// and our upstream engine prints by way of that form: the two are compared instead.
// GENERIC: attribute 'function_type' failed to satisfy constraint: type attribute of graph type

// CHECK-LABEL: spirv.module @a Logical Vulkan {
// CHECK-NEXT: spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> {
// CHECK-NEXT: spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<4xi8>
// CHECK-NEXT: }
// CHECK-NEXT: spirv.ARM.GraphEntryPoint @g
// CHECK-NEXT: }
spirv.module @a Logical Vulkan {
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<4xi8>
  }
  spirv.ARM.GraphEntryPoint @g
}

// CHECK-LABEL: spirv.module @b Logical Vulkan {
// CHECK-NEXT: spirv.GlobalVariable @x bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<4xi8>, UniformConstant>
// CHECK-NEXT: spirv.GlobalVariable @y bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<4xi8>, UniformConstant>
// CHECK-NEXT: spirv.ARM.Graph @g(%arg0: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> {
// CHECK-NEXT: spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<4xi8>
// CHECK-NEXT: }
// CHECK-NEXT: spirv.ARM.GraphEntryPoint @g, @x, @y
// CHECK-NEXT: }
spirv.module @b Logical Vulkan {
  spirv.GlobalVariable @x bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<4xi8>, UniformConstant>
  spirv.GlobalVariable @y bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<4xi8>, UniformConstant>
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<4xi8>
  }
  spirv.ARM.GraphEntryPoint @g, @x, @y
}

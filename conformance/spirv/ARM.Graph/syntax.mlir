// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-conform --rows=read,custom,custom-local,custom-again,verified -j 1 %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | not %bridge-opt --engine=native 2>&1 | FileCheck --check-prefix=GENERIC %s
// Every form of `spirv.ARM.Graph` is read and printed.
// The generic form has the type of a graph as that of a function, which is not read again,
// and our upstream engine prints by way of that form: the two are compared instead.
// GENERIC: attribute 'function_type' failed to satisfy constraint: type attribute of graph type

// CHECK-LABEL: spirv.module @a Logical Vulkan {
// CHECK-NEXT: spirv.ARM.Graph @body(%arg0: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> {
// CHECK-NEXT: spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<4xi8>
// CHECK-NEXT: }
// CHECK-NEXT: }
spirv.module @a Logical Vulkan {
  spirv.ARM.Graph @body(%a: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<4xi8>
  }
}

// CHECK-LABEL: spirv.module @b Logical Vulkan {
// CHECK-NEXT: spirv.ARM.Graph @attributes(%arg0: !spirv.arm.tensor<4xi8> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) -> (!spirv.arm.tensor<4xi8> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) attributes {entry_point = false, tag} {
// CHECK-NEXT: spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<4xi8>
// CHECK-NEXT: }
// CHECK-NEXT: }
spirv.module @b Logical Vulkan {
  spirv.ARM.Graph @attributes(%a: !spirv.arm.tensor<4xi8> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) -> (!spirv.arm.tensor<4xi8> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) attributes {entry_point = false, tag} {
    spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<4xi8>
  }
}

// CHECK-LABEL: spirv.module @c Logical Vulkan {
// CHECK-NEXT: spirv.ARM.Graph @results(%arg0: !spirv.arm.tensor<4xi8>, %arg1: !spirv.arm.tensor<4xi8>) -> (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<4xi8>) {
// CHECK-NEXT: spirv.ARM.GraphOutputs %arg0, %arg1 : !spirv.arm.tensor<4xi8>, !spirv.arm.tensor<4xi8>
// CHECK-NEXT: }
// CHECK-NEXT: }
spirv.module @c Logical Vulkan {
  spirv.ARM.Graph @results(%a: !spirv.arm.tensor<4xi8>, %b: !spirv.arm.tensor<4xi8>) -> (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<4xi8>) {
    spirv.ARM.GraphOutputs %a, %b : !spirv.arm.tensor<4xi8>, !spirv.arm.tensor<4xi8>
  }
}

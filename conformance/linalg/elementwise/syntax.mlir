// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.elementwise` is read and printed.

// CHECK-LABEL: func.func @one_operand(
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
func.func @one_operand(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @two_operands(
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
func.func @two_operands(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @three_operands(
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg2, %arg0, %arg0 : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
func.func @three_operands(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xi1>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%c, %a, %a : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<abs> ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
func.func @on_buffers(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<abs> ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// CHECK-LABEL: func.func @maps(
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<2x4xf32>) -> tensor<2x4xf32>
func.func @maps(%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>] ins(%a : tensor<4xf32>) outs(%b : tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag} ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
func.func @attributes(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

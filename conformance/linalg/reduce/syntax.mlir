// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.reduce` is read and printed.

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %reduced = linalg.reduce ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4xf32>) dimensions = [1]
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: %0 = arith.addf %in, %init : f32
// CHECK-NEXT: %1 = arith.mulf %0, %in : f32
// CHECK-NEXT: linalg.yield %1 : f32
// CHECK-NEXT: }
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4xf32>) {
  %0 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
  (%x: f32, %y: f32) {
    %s = arith.addf %x, %y : f32
    %t = arith.mulf %s, %x : f32
    linalg.yield %t : f32
  }
  return
}

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.reduce { arith.maximumf } ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<f32>) dimensions = [0, 1]
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<f32>) {
  linalg.reduce { arith.maximumf } ins(%a : memref<4x8xf32>) outs(%b : memref<f32>) dimensions = [0, 1]
  return
}

// CHECK-LABEL: func.func @one_op_alone(
// CHECK-NEXT: %reduced = linalg.reduce { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<8xf32>) dimensions = [0]
func.func @one_op_alone(%a: tensor<4x8xf32>, %b: tensor<8xf32>) {
  %0 = linalg.reduce { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a : tensor<4x8xf32>) outs(%b : tensor<8xf32>) dimensions = [0]
  return
}

// CHECK-LABEL: func.func @several_inputs(
// CHECK-NEXT: %reduced:2 = linalg.reduce ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xi32>) outs(%arg2, %arg3 : tensor<4xf32>, tensor<4xi32>) dimensions = [1]
// CHECK-NEXT: (%in: f32, %in_0: i32, %init: f32, %init_1: i32) {
// CHECK-NEXT: linalg.yield %in, %in_0 : f32, i32
// CHECK-NEXT: }
func.func @several_inputs(%a: tensor<4x8xf32>, %i: tensor<4x8xi32>, %b: tensor<4xf32>, %j: tensor<4xi32>) {
  %0:2 = linalg.reduce ins(%a, %i : tensor<4x8xf32>, tensor<4x8xi32>) outs(%b, %j : tensor<4xf32>, tensor<4xi32>) dimensions = [1]
  (%x: f32, %k: i32, %y: f32, %l: i32) {
    linalg.yield %x, %k : f32, i32
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %reduced = linalg.reduce { arith.addf } ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4xf32>) dimensions = [1]  {tag}
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1] {tag}
  return
}

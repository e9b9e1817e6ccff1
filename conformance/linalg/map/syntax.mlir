// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `linalg.map` is read and printed.

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %mapped = linalg.map ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>)
// CHECK-NEXT: (%in: f32, %in_0: f32, %init: f32) {
// CHECK-NEXT: %0 = arith.addf %in, %in_0 : f32
// CHECK-NEXT: %1 = arith.mulf %0, %in : f32
// CHECK-NEXT: linalg.yield %1 : f32
// CHECK-NEXT: }
func.func @on_tensors(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.map ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>)
  (%x: f32, %y: f32, %z: f32) {
    %s = arith.addf %x, %y : f32
    %t = arith.mulf %s, %x : f32
    linalg.yield %t : f32
  }
  return
}

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.map ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// CHECK-NEXT: (%in: f32, %init: f32) {
// CHECK-NEXT: linalg.yield %init : f32
// CHECK-NEXT: }
func.func @on_buffers(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.map ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) (%x: f32, %y: f32) {
    linalg.yield %y : f32
  }
  return
}

// CHECK-LABEL: func.func @one_op_alone(
// CHECK-NEXT: %mapped = linalg.map { arith.addf } ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>)
func.func @one_op_alone(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.map { arith.addf } ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>)
  return
}

// CHECK-LABEL: func.func @a_body_of_one_op_is_not_written(
// CHECK-NEXT: %mapped = linalg.map { math.absf } ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>)
func.func @a_body_of_one_op_is_not_written(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) (%x: f32, %y: f32) {
    %s = math.absf %x : f32
    linalg.yield %s : f32
  }
  return
}

// CHECK-LABEL: func.func @attributes_of_the_one_op(
// CHECK-NEXT: %mapped = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg1 : tensor<4xf32>)
func.func @attributes_of_the_one_op(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>)
  return
}

// CHECK-LABEL: func.func @no_input(
// CHECK-NEXT: %mapped = linalg.map outs(%arg1 : tensor<4xf32>)
// CHECK-NEXT: (%init: f32) {
// CHECK-NEXT: linalg.yield %init : f32
// CHECK-NEXT: }
func.func @no_input(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.map outs(%b : tensor<4xf32>) (%y: f32) {
    linalg.yield %y : f32
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %mapped = linalg.map { math.absf } ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) {tag}
func.func @attributes(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.map { math.absf } ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {tag}
  return
}

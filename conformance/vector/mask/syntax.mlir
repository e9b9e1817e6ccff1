// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.mask` is read and printed.

// CHECK-LABEL: func.func @one_operation(
// CHECK-NEXT: %0 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
func.func @one_operation(%x: vector<4xf32>, %k: vector<4xi1>) {
  %0 = vector.mask %k { vector.reduction <add>, %x : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// CHECK-LABEL: func.func @a_passthru(
// CHECK-NEXT: %0 = vector.mask %arg4, %arg3 { vector.transfer_read %arg2[%arg0], %arg1 : memref<?xf32>, vector<4xf32> } {tag} : vector<4xi1> -> vector<4xf32>
func.func @a_passthru(%i: index, %f: f32, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  %0 = vector.mask %k, %x { vector.transfer_read %r[%i], %f : memref<?xf32>, vector<4xf32> } {tag} : vector<4xi1> -> vector<4xf32>
  return
}

// CHECK-LABEL: func.func @no_result(
// CHECK-NEXT: vector.mask %arg3 { vector.transfer_write %arg2, %arg1[%arg0] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
func.func @no_result(%i: index, %r: memref<?xf32>, %x: vector<4xf32>, %k: vector<4xi1>) {
  vector.mask %k { vector.transfer_write %x, %r[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}

// CHECK-LABEL: func.func @no_operation(
// CHECK-NEXT: vector.mask %arg0 { vector.yield } : vector<4xi1>
func.func @no_operation(%k: vector<4xi1>) {
  vector.mask %k { } : vector<4xi1>
  return
}

// CHECK-LABEL: func.func @on_several_lines(
// CHECK-NEXT: %0 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
func.func @on_several_lines(%x: vector<4xf32>, %k: vector<4xi1>) {
  %0 = vector.mask %k {
    %1 = vector.reduction <add>, %x : vector<4xf32> into f32
    vector.yield %1 : f32
  } : vector<4xi1> -> f32
  return
}

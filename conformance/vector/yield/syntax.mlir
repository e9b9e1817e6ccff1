// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.yield` is read and printed.

// CHECK-LABEL: func.func @a_value(
// CHECK-NEXT: %0 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<4xf32> into f32 } : vector<4xi1> -> f32
func.func @a_value(%x: vector<4xf32>, %k: vector<4xi1>) {
  %0 = vector.mask %k {
    %1 = vector.reduction <add>, %x : vector<4xf32> into f32
    vector.yield {tag} %1 : f32
  } : vector<4xi1> -> f32
  return
}

// CHECK-LABEL: func.func @nothing(
// CHECK-NEXT: vector.mask %arg0 { vector.yield } : vector<4xi1>
func.func @nothing(%k: vector<4xi1>) {
  vector.mask %k {
    vector.yield
  } : vector<4xi1>
  return
}

// CHECK-LABEL: func.func @a_value_alone(
// CHECK-NEXT: %0 = vector.mask %arg1 { vector.yield %arg0 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
func.func @a_value_alone(%x: vector<4xf32>, %k: vector<4xi1>) {
  %0 = vector.mask %k {
    vector.yield %x : vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return
}

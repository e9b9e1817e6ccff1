// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.reduction` is read and printed.

// CHECK-LABEL: func.func @floats(
// CHECK-NEXT: %0 = vector.reduction <add>, %arg0 : vector<4xf32> into f32
func.func @floats(%x: vector<4xf32>) {
  %0 = vector.reduction <add>, %x : vector<4xf32> into f32
  return
}

// CHECK-LABEL: func.func @an_accumulator(
// CHECK-NEXT: %0 = vector.reduction <mul>, %arg1, %arg0 : vector<4xf32> into f32
func.func @an_accumulator(%f: f32, %x: vector<4xf32>) {
  %0 = vector.reduction <mul>, %x, %f : vector<4xf32> into f32
  return
}

// CHECK-LABEL: func.func @fast_math(
// CHECK-NEXT: %0 = vector.reduction <add>, %arg0 fastmath<reassoc,nnan> {tag} : vector<4xf32> into f32
func.func @fast_math(%x: vector<4xf32>) {
  %0 = vector.reduction <add>, %x fastmath<reassoc,nnan> {tag} : vector<4xf32> into f32
  return
}

// CHECK-LABEL: func.func @integers(
// CHECK-NEXT: %0 = vector.reduction <minui>, %arg0 : vector<4xi32> into i32
func.func @integers(%h: vector<4xi32>) {
  %0 = vector.reduction <minui>, %h : vector<4xi32> into i32
  return
}

// CHECK-LABEL: func.func @no_fast_math_is_not_printed(
// CHECK-NEXT: %0 = vector.reduction <add>, %arg1, %arg0 : vector<4xf32> into f32
func.func @no_fast_math_is_not_printed(%f: f32, %x: vector<4xf32>) {
  %0 = vector.reduction <add>, %x, %f fastmath<none> : vector<4xf32> into f32
  return
}

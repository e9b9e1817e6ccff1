// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `gpu.warp_execute_on_lane_0` is read and printed.

// CHECK-LABEL: func.func @alone(
// CHECK-NEXT: gpu.warp_execute_on_lane_0(%arg0)[32] {
// CHECK-NEXT: }
func.func @alone(%i: index) {
  gpu.warp_execute_on_lane_0(%i)[32] {}
  return
}

// CHECK-LABEL: func.func @values(
// CHECK-NEXT: %0 = gpu.warp_execute_on_lane_0(%arg0)[32] args(%arg2, %arg1 : i32, index) -> (index) {
// CHECK-NEXT: ^bb0(%arg3: i32, %arg4: index):
// CHECK-NEXT: gpu.yield %arg4 : index
// CHECK-NEXT: }
func.func @values(%i: index, %n: index, %w: i32) {
  %r = gpu.warp_execute_on_lane_0(%i)[32] args(%w, %n : i32, index) -> (index) {
  ^bb0(%a: i32, %b: index):
    gpu.yield %b : index
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: gpu.warp_execute_on_lane_0(%arg0)[4] {
// CHECK-NEXT: } {tag}
func.func @attributes(%i: index) {
  gpu.warp_execute_on_lane_0(%i)[4] {} {tag}
  return
}

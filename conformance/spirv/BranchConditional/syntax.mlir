// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.BranchConditional` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: spirv.BranchConditional %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
func.func @plain(%c: i1) {
  spirv.BranchConditional %c, ^a, ^b
  ^a:
    return
  ^b:
  return
}

// CHECK-LABEL: func.func @arguments(
// CHECK-NEXT: spirv.BranchConditional %arg0, ^bb1(%arg1 : f32), ^bb2(%arg1, %arg0 : f32, i1)
// CHECK-NEXT: ^bb1(%0: f32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2(%1: f32, %2: i1):  // pred: ^bb0
func.func @arguments(%c: i1, %x: f32) {
  spirv.BranchConditional %c, ^a(%x : f32), ^b(%x, %c : f32, i1)
  ^a(%y: f32):
    return
  ^b(%z: f32, %d: i1):
  return
}

// CHECK-LABEL: func.func @weights(
// CHECK-NEXT: spirv.BranchConditional %arg0 [5, 10], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
func.func @weights(%c: i1) {
  spirv.BranchConditional %c [5, 10], ^a, ^b
  ^a:
    return
  ^b:
  return
}

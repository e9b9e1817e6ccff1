// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.if` is read and printed.

// CHECK-LABEL: func.func @without_else(
// CHECK-NEXT: affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 - 4 == 0)>(%arg0)[%arg1] {
// CHECK-NEXT: }
func.func @without_else(%i: index, %n: index) {
  affine.if affine_set<(d)[s] : (d - s >= 0, d == 4)>(%i)[%n] {}
  return
}

// CHECK-LABEL: func.func @without_operands(
// CHECK-NEXT: affine.if affine_set<() : (1 == 0)>() {
// CHECK-NEXT: }
func.func @without_operands() {
  affine.if affine_set<() : (1 == 0)>() {}
  return
}

// CHECK-LABEL: func.func @with_else(
// CHECK-NEXT: affine.if affine_set<(d0) : (d0 >= 0)>(%arg0) {
// CHECK-NEXT: } else {
// CHECK-NEXT: }
func.func @with_else(%i: index) {
  affine.if affine_set<(d) : (d >= 0)>(%i) {
    affine.yield
  } else {
  }
  return
}

// CHECK-LABEL: func.func @with_a_result(
// CHECK-NEXT: %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%arg0) -> f32 {
// CHECK-NEXT: affine.yield %arg1 : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: affine.yield %arg1 : f32
// CHECK-NEXT: }
func.func @with_a_result(%i: index, %x: f32) {
  %r = affine.if affine_set<(d) : (d >= 0)>(%i) -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %x : f32
  }
  return
}

// CHECK-LABEL: func.func @with_results(
// CHECK-NEXT: %0:2 = affine.if affine_set<(d0) : (d0 >= 0)>(%arg0) -> (f32, index) {
// CHECK-NEXT: affine.yield %arg2, %arg0 : f32, index
// CHECK-NEXT: } else {
// CHECK-NEXT: affine.yield %arg2, %arg1 : f32, index
// CHECK-NEXT: }
func.func @with_results(%i: index, %n: index, %x: f32) {
  %r:2 = affine.if affine_set<(d) : (d >= 0)>(%i) -> (f32, index) {
    affine.yield %x, %i : f32, index
  } else {
    affine.yield %x, %n : f32, index
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: affine.if affine_set<()[s0] : (s0 >= 0)>()[%arg0] {
// CHECK-NEXT: } {tag}
func.func @attributes(%n: index) {
  affine.if affine_set<()[s] : (s >= 0)>()[%n] {} {tag}
  return
}

// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `scf.if` is read and printed.

// CHECK-LABEL: func.func @without_else(
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: }
func.func @without_else(%c: i1) {
  scf.if %c {}
  return
}

// CHECK-LABEL: func.func @with_else(
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: }
func.func @with_else(%c: i1) {
  scf.if %c {
  } else {
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @results(
// CHECK-NEXT: %0 = scf.if %arg1 -> (f32) {
// CHECK-NEXT: scf.yield %arg0 : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg0 : f32
// CHECK-NEXT: }
func.func @results(%x: f32, %c: i1) {
  %r = scf.if %c -> f32 {
    scf.yield %x : f32
  } else {
    scf.yield %x : f32
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: } {tag}
func.func @attributes(%c: i1) {
  scf.if %c {} {tag}
  return
}

// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `omp.target_allocmem` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %0 = omp.target_allocmem %arg0 : i32, i64
func.func @plain(%d: i32) {
  %0 = omp.target_allocmem %d : i32, i64
  return
}

// CHECK-LABEL: func.func @sizes(
// CHECK-NEXT: %0 = omp.target_allocmem %arg0 : i32, vector<4xf32>, %arg1, %arg1
func.func @sizes(%d: i32, %n: index) {
  %0 = omp.target_allocmem %d : i32, vector<4xf32>, %n, %n
  return
}

// CHECK-LABEL: func.func @parameters(
// CHECK-NEXT: %0 = omp.target_allocmem %arg0 : i32, i64(%arg1 : index)
func.func @parameters(%d: i32, %n: index) {
  %0 = omp.target_allocmem %d : i32, i64(%n : index)
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = omp.target_allocmem %arg0 : i32, i64 {uniq_name = "one"}
func.func @attributes(%d: i32) {
  %0 = omp.target_allocmem %d : i32, i64 {uniq_name = "one"}
  return
}

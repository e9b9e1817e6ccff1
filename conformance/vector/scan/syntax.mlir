// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.scan` is read and printed.

// CHECK-LABEL: func.func @sums(
// CHECK-NEXT: %dest, %accumulated_value = vector.scan <add>, %arg1, %arg0 {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
func.func @sums(%x: vector<4xf32>, %p: vector<2x4xf32>) {
  %0:2 = vector.scan <add>, %p, %x {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %dest, %accumulated_value = vector.scan <maximumf>, %arg0, %arg1 {inclusive = false, reduction_dim = 1 : i64, tag} : vector<2x4xf32>, vector<2xf32>
func.func @attributes(%p: vector<2x4xf32>, %c: vector<2xf32>) {
  %0:2 = vector.scan <maximumf>, %p, %c {inclusive = false, reduction_dim = 1 : i64, tag} : vector<2x4xf32>, vector<2xf32>
  return
}

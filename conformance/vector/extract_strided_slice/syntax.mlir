// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.extract_strided_slice` is read and printed.

// CHECK-LABEL: func.func @a_row(
// CHECK-NEXT: %0 = vector.extract_strided_slice %arg0 {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
func.func @a_row(%x: vector<4xf32>) {
  %0 = vector.extract_strided_slice %x {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// CHECK-LABEL: func.func @outer_dimensions(
// CHECK-NEXT: %0 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 1], strides = [1, 1], tag} : vector<2x3x4xf32> to vector<2x1x4xf32>
func.func @outer_dimensions(%d: vector<2x3x4xf32>) {
  %0 = vector.extract_strided_slice %d {offsets = [0, 2], sizes = [2, 1], strides = [1, 1], tag} : vector<2x3x4xf32> to vector<2x1x4xf32>
  return
}

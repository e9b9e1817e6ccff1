// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.insert_strided_slice` is read and printed.

// CHECK-LABEL: func.func @a_row(
// CHECK-NEXT: %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
func.func @a_row(%x: vector<4xf32>, %c: vector<2xf32>) {
  %0 = vector.insert_strided_slice %c, %x {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
  return
}

// CHECK-LABEL: func.func @into_more_dimensions(
// CHECK-NEXT: %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [1, 0], strides = [1], tag} : vector<2xf32> into vector<2x4xf32>
func.func @into_more_dimensions(%p: vector<2x4xf32>, %c: vector<2xf32>) {
  %0 = vector.insert_strided_slice %c, %p {offsets = [1, 0], strides = [1], tag} : vector<2xf32> into vector<2x4xf32>
  return
}

// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.step` is read and printed.

// CHECK-LABEL: func.func @fixed(
// CHECK-NEXT: %0 = vector.step : vector<4xindex>
func.func @fixed() {
  %0 = vector.step : vector<4xindex>
  return
}

// CHECK-LABEL: func.func @scalable(
// CHECK-NEXT: %0 = vector.step {tag} : vector<[4]xindex>
func.func @scalable() {
  %0 = vector.step {tag} : vector<[4]xindex>
  return
}

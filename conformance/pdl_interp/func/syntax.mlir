// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `pdl_interp.func` is read and printed.

// CHECK-LABEL: pdl_interp.func @body(%arg0: !pdl.operation) {
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
pdl_interp.func @body(%r: !pdl.operation) {
  pdl_interp.finalize
}

// CHECK-LABEL: pdl_interp.func private @visibility(%arg0: !pdl.operation, %arg1: !pdl.value) {
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
pdl_interp.func private @visibility(%r: !pdl.operation, %v: !pdl.value) {
  pdl_interp.finalize
}

// CHECK-LABEL: pdl_interp.func @attributes(%arg0: !pdl.operation {pdl_interp.tag}) attributes {tag} {
// CHECK-NEXT: pdl_interp.finalize
// CHECK-NEXT: }
pdl_interp.func @attributes(%r: !pdl.operation {pdl_interp.tag}) attributes {tag} {
  pdl_interp.finalize
}

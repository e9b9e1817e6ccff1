// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `wasmssa.func` is read and printed.

// CHECK-LABEL: wasmssa.func @body(%arg0: !wasmssa<local ref to i32>) -> i32 {
// CHECK-NEXT: %0 = wasmssa.local_get %arg0 : ref to i32
// CHECK-NEXT: wasmssa.return %0 : i32
// CHECK-NEXT: }
wasmssa.func @body(%a: !wasmssa<local ref to i32>) -> i32 {
  %v = wasmssa.local_get %a : ref to i32
  wasmssa.return %v : i32
}

// CHECK-LABEL: wasmssa.func exported @exported() {
// CHECK-NEXT: wasmssa.return
// CHECK-NEXT: }
wasmssa.func exported @exported() {
  wasmssa.return
}

// CHECK-LABEL: wasmssa.func @attributes() attributes {tag} {
// CHECK-NEXT: wasmssa.return
// CHECK-NEXT: }
wasmssa.func @attributes() attributes {tag} {
  wasmssa.return
}

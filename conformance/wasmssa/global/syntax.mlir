// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `wasmssa.global` is read and printed.

// CHECK-LABEL: wasmssa.global @plain i32 : {
// CHECK-NEXT: %0 = wasmssa.const 1 : i32
// CHECK-NEXT: wasmssa.return %0 : i32
// CHECK-NEXT: }
wasmssa.global @plain i32 : {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}

// CHECK-LABEL: wasmssa.global @mutable i32 mutable : {
// CHECK-NEXT: %0 = wasmssa.const 1 : i32
// CHECK-NEXT: wasmssa.return %0 : i32
// CHECK-NEXT: }
wasmssa.global @mutable i32 mutable : {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}

// CHECK-LABEL: wasmssa.global exported @exported f32 mutable : {
// CHECK-NEXT: %0 = wasmssa.const 1.000000e+00 : f32
// CHECK-NEXT: wasmssa.return %0 : f32
// CHECK-NEXT: }
wasmssa.global exported @exported f32 mutable : {
  %0 = wasmssa.const 1.0 : f32
  wasmssa.return %0 : f32
}

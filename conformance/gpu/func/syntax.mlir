// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `gpu.func` is read and printed.

// CHECK-LABEL: gpu.module @no_arguments {
// CHECK-NEXT: gpu.func @k() {
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: }
gpu.module @no_arguments {
  gpu.func @k() {
    gpu.return
  }
}

// CHECK-LABEL: gpu.module @kernel {
// CHECK-NEXT: gpu.func @k(%arg0: i32 {llvm.tag}) kernel attributes {known_block_size = array<i32: 1, 2, 3>} {
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: }
gpu.module @kernel {
  gpu.func @k(%a: i32 {llvm.tag}) kernel attributes {known_block_size = array<i32: 1, 2, 3>} {
    gpu.return
  }
}

// CHECK-LABEL: gpu.module @results {
// CHECK-NEXT: gpu.func @k(%arg0: i32) -> (i32 {llvm.tag}) {
// CHECK-NEXT: gpu.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
gpu.module @results {
  gpu.func @k(%a: i32) -> (i32 {llvm.tag}) {
    gpu.return %a : i32
  }
}

// CHECK-LABEL: gpu.module @buffers {
// CHECK-NEXT: gpu.func @k() workgroup(%arg0 : memref<4xf32, 3> {llvm.align = 4 : i64}) private(%arg1 : memref<1xf32, 5>, %arg2 : memref<f32, 5>) {
// CHECK-NEXT: gpu.return
// CHECK-NEXT: }
// CHECK-NEXT: }
gpu.module @buffers {
  gpu.func @k() workgroup(%w : memref<4xf32, 3> {llvm.align = 4 : i64}) private(%p : memref<1xf32, 5>, %q : memref<f32, 5>) {
    gpu.return
  }
}

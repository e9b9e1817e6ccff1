// RUN: %bridge-opt --engine=native --split-input-file --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --split-input-file --mlir-print-local-scope %s | FileCheck %s
// What mutants of upstream's own files showed.

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global appending @appending(dense<[1, 2, 3]> : tensor<3xi32>) {addr_space = 0 : i32} : !llvm.array<3 x tensor<16x8xf16>>
// CHECK-NEXT: }
llvm.mlir.global appending @appending(dense<[1,2,3]> : tensor<3xi32>) : !llvm.array<3 x tensor<16x8xf16>>

// -----

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @appending() {addr_space = 0 : i32} : !llvm.array<3 x index>
// CHECK-NEXT: }
llvm.mlir.global external @appending() : !llvm.array<3 x index>

// -----

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @appending() {addr_space = 0 : i32} : !llvm.struct<(index)>
// CHECK-NEXT: }
llvm.mlir.global external @appending() : !llvm.struct<(index)>

// -----

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @appending() {addr_space = 0 : i32} : !llvm.array<3 x !llvm.struct<(tensor<4xf32>)>>
// CHECK-NEXT: }
llvm.mlir.global external @appending() : !llvm.array<3 x struct<(tensor<4xf32>)>>

// -----

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private @g() {addr_space = 0 : i32, dso_local} : !llvm.ptr
// CHECK-NEXT: }
llvm.mlir.global private @g() {addr_space = 0 : i32, dso_local} : !llvm.ptr

// -----

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private @g() {addr_space = 0 : i32, dso_local} : !llvm.ptr
// CHECK-NEXT: }
llvm.mlir.global private @g() {dso_local} : !llvm.ptr

// -----

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private @g() {addr_space = 3 : i32, dso_local} : !llvm.ptr
// CHECK-NEXT: }
llvm.mlir.global private @g() {addr_space = 3 : i32, dso_local} : !llvm.ptr

// -----

// CHECK: module {
// CHECK-NEXT: func.func private @f(!spirv.array<3 x f32>)
// CHECK-NEXT: }
func.func private @f(!spirv.array<4294967299 x f32>)

// -----

// CHECK: module {
// CHECK-NEXT: func.func private @f(!spirv.coopmatrix<4294967295x2xi32, Subgroup, MatrixA>)
// CHECK-NEXT: }
func.func private @f(!spirv.coopmatrix<9007199254740991x2xi32, Subgroup, MatrixA>)

// -----

// CHECK: module {
// CHECK-NEXT: func.func private @f(!spirv.arm.tensor<4294967298xf32>)
// CHECK-NEXT: }
func.func private @f(!spirv.arm.tensor<4294967298xf32>)

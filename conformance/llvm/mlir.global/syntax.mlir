// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `llvm.mlir.global` is read and printed.

// CHECK-LABEL: llvm.mlir.global external @uninitialised() {addr_space = 0 : i32} : i64
llvm.mlir.global external @uninitialised() : i64

// CHECK-LABEL: llvm.mlir.global external constant @initialised(42 : i64) {addr_space = 0 : i32} : i64
// CHECK-NEXT: llvm.mlir.global private @a_float(1.500000e+00 : f32) {addr_space = 0 : i32} : f32
// CHECK-NEXT: llvm.mlir.global internal constant @elements(dense<[1, 2]> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
llvm.mlir.global constant @initialised(42 : i64) : i64
llvm.mlir.global private @a_float(1.5 : f32) : f32
llvm.mlir.global internal constant @elements(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>

// CHECK-LABEL: llvm.mlir.global internal constant @a_string_says_its_type("four") {addr_space = 0 : i32}
// CHECK-NEXT: llvm.mlir.global internal @with_the_type("four") {addr_space = 0 : i32}
llvm.mlir.global internal constant @a_string_says_its_type("four")
llvm.mlir.global internal @with_the_type("four") : !llvm.array<4 x i8>

// CHECK-LABEL: llvm.mlir.global common @common(0 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.global weak_odr hidden unnamed_addr constant @weak(0 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.global linkonce protected local_unnamed_addr @once(0 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.global common @common(0 : i32) : i32
llvm.mlir.global weak_odr hidden unnamed_addr constant @weak(0 : i32) : i32
llvm.mlir.global linkonce protected local_unnamed_addr @once(0 : i32) : i32

// CHECK-LABEL: llvm.mlir.global internal thread_local @of_a_thread(0 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.global internal thread_local unnamed_addr constant @with_the_rest(0 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.global internal thread_local @of_a_thread(0 : i32) : i32
llvm.mlir.global internal thread_local unnamed_addr constant @with_the_rest(0 : i32) : i32

// CHECK-LABEL: llvm.mlir.global private @attributes(0 : i32) {addr_space = 3 : i32, alignment = 8 : i64, section = "s", tag} : i32
// CHECK-NEXT: llvm.mlir.global private @the_default_space(0 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.global private @attributes(0 : i32) {addr_space = 3 : i32, alignment = 8 : i64, section = "s", tag} : i32
llvm.mlir.global private @the_default_space(0 : i32) {addr_space = 0 : i32} : i32

// CHECK-LABEL: llvm.comdat @groups {
// CHECK-NEXT: llvm.comdat_selector @any any
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global external @comdat(1 : i64) comdat(@groups::@any) {addr_space = 0 : i32} : i64
llvm.comdat @groups {
  llvm.comdat_selector @any any
}
llvm.mlir.global @comdat(1 : i64) comdat(@groups::@any) : i64

// CHECK-LABEL: llvm.mlir.global internal @an_initialiser_with_a_body() {addr_space = 0 : i32} : !llvm.ptr {
// CHECK-NEXT: %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.return %0 : !llvm.ptr
// CHECK-NEXT: }
llvm.mlir.global internal @an_initialiser_with_a_body() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

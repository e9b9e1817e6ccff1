// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `llvm.func` is read and printed.

// CHECK-LABEL: llvm.func @declaration(i32, !llvm.ptr) -> f32
llvm.func @declaration(i32, !llvm.ptr) -> f32

// CHECK-LABEL: llvm.func @body(%arg0: i32) -> i32 {
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
llvm.func @body(%a: i32) -> i32 {
  llvm.return %a : i32
}

// CHECK-LABEL: llvm.func @a_variable_number_of_arguments(!llvm.ptr, ...)
llvm.func @a_variable_number_of_arguments(!llvm.ptr, ...)

// CHECK-LABEL: llvm.func internal @linkage() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func linkonce_odr protected unnamed_addr @visibility() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func extern_weak hidden local_unnamed_addr @weak()
// CHECK-NEXT: llvm.func @external_is_not_printed()
llvm.func internal @linkage() {
  llvm.return
}
llvm.func linkonce_odr protected unnamed_addr @visibility() {
  llvm.return
}
llvm.func extern_weak hidden local_unnamed_addr @weak()
llvm.func external @external_is_not_printed()

// CHECK-LABEL: llvm.func fastcc @fast()
// CHECK-NEXT: llvm.func internal tailcc @with_linkage() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @c_is_not_printed()
llvm.func fastcc @fast()
llvm.func internal tailcc @with_linkage() {
  llvm.return
}
llvm.func ccc @c_is_not_printed()

// CHECK-LABEL: llvm.comdat @groups {
// CHECK-NEXT: llvm.comdat_selector @any any
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @comdat() comdat(@groups::@any) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.comdat @groups {
  llvm.comdat_selector @any any
}
llvm.func @comdat() comdat(@groups::@any) {
  llvm.return
}

// CHECK-LABEL: llvm.func @vscale_range() vscale_range(1, 16)
llvm.func @vscale_range() vscale_range(1, 16)

// CHECK-LABEL: llvm.func @attributes_of_arguments_and_results(!llvm.ptr {llvm.align = 8 : i64, llvm.noalias}) -> (i32 {llvm.signext}) attributes {tag}
llvm.func @attributes_of_arguments_and_results(%p: !llvm.ptr {llvm.noalias, llvm.align = 8 : i64}) -> (i32 {llvm.signext}) attributes {tag}

// CHECK-LABEL: llvm.func @other_attributes() attributes {frame_pointer = #llvm.framePointerKind<all>, garbageCollector = "g", passthrough = ["noinline", ["key", "value"]]}
llvm.func @other_attributes() attributes {garbageCollector = "g", passthrough = ["noinline", ["key", "value"]], frame_pointer = #llvm.framePointerKind<all>}

// CHECK-LABEL: llvm.func @no_result_is_a_void_one()
llvm.func @no_result_is_a_void_one() -> !llvm.void

// CHECK: llvm.func @of_64_bits() vscale_range(1215752191, 1)
llvm.func @of_64_bits() vscale_range(99999999999, 1)

// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `emitc.func` is read and printed.

// CHECK-LABEL: emitc.func private @declaration(i32, f32) -> i32
emitc.func private @declaration(i32, f32) -> i32

// CHECK-LABEL: emitc.func @body(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
emitc.func @body(%a: i32) -> i32 {
  emitc.return %a : i32
}

// CHECK-LABEL: emitc.func private @specifiers(i32) attributes {specifiers = ["static", "inline"]}
emitc.func private @specifiers(i32) attributes {specifiers = ["static", "inline"]}

// CHECK-LABEL: emitc.func @attributes_of_arguments(%arg0: i32 {emitc.tag}) attributes {tag} {
// CHECK-NEXT: return
// CHECK-NEXT: }
emitc.func @attributes_of_arguments(%a: i32 {emitc.tag}) attributes {tag} {
  emitc.return
}

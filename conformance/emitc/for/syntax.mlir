// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `emitc.for` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: emitc.for %arg2 = %arg0 to %arg1 step %arg1 {
// CHECK-NEXT: }
func.func @plain(%i: index, %n: index) {
  emitc.for %k = %i to %n step %n {
  }
  return
}

// CHECK-LABEL: func.func @a_type(
// CHECK-NEXT: emitc.for %arg1 = %arg0 to %arg0 step %arg0  : i32 {
// CHECK-NEXT: verbatim "work();"
// CHECK-NEXT: }
func.func @a_type(%i: i32) {
  emitc.for %k = %i to %i step %i : i32 {
    emitc.verbatim "work();"
  }
  return
}

// CHECK-LABEL: func.func @the_usual_type_is_not_printed(
// CHECK-NEXT: emitc.for %arg1 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: }
func.func @the_usual_type_is_not_printed(%i: index) {
  emitc.for %k = %i to %i step %i : index {
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: emitc.for %arg1 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: } {tag}
func.func @attributes(%i: index) {
  emitc.for %k = %i to %i step %i {
  } {tag}
  return
}

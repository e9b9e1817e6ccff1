// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `emitc.do` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: emitc.do {
// CHECK-NEXT: verbatim "work();"
// CHECK-NEXT: } while {
// CHECK-NEXT: %0 = expression  : () -> i1 {
// CHECK-NEXT: %1 = "emitc.constant"() <{value = true}> : () -> i1
// CHECK-NEXT: yield %1 : i1
// CHECK-NEXT: }
// CHECK-NEXT: yield %0 : i1
// CHECK-NEXT: }
func.func @plain(%n: index) {
  emitc.do {
    emitc.verbatim "work();"
  } while {
    %r = emitc.expression : () -> i1 {
      %t = "emitc.constant"() {value = true} : () -> i1
      emitc.yield %t : i1
    }
    emitc.yield %r : i1
  }
  return
}

// CHECK-LABEL: func.func @an_empty_body(
// CHECK-NEXT: emitc.do {
// CHECK-NEXT: } while {
// CHECK-NEXT: %0 = expression  : () -> i1 {
// CHECK-NEXT: %1 = "emitc.constant"() <{value = true}> : () -> i1
// CHECK-NEXT: yield %1 : i1
// CHECK-NEXT: }
// CHECK-NEXT: yield %0 : i1
// CHECK-NEXT: }
func.func @an_empty_body(%n: index) {
  emitc.do {
  } while {
    %r = emitc.expression : () -> i1 {
      %t = "emitc.constant"() {value = true} : () -> i1
      emitc.yield %t : i1
    }
    emitc.yield %r : i1
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: emitc.do {
// CHECK-NEXT: } while {
// CHECK-NEXT: %0 = expression  : () -> i1 {
// CHECK-NEXT: %1 = "emitc.constant"() <{value = true}> : () -> i1
// CHECK-NEXT: yield %1 : i1
// CHECK-NEXT: }
// CHECK-NEXT: yield %0 : i1
// CHECK-NEXT: } attributes {tag}
func.func @attributes(%n: index) {
  emitc.do {
  } while {
    %r = emitc.expression : () -> i1 {
      %t = "emitc.constant"() {value = true} : () -> i1
      emitc.yield %t : i1
    }
    emitc.yield %r : i1
  } attributes {tag}
  return
}

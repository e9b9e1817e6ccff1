// RUN: %bridge-opt --mlir-print-op-generic %s | FileCheck %s
// RUN: %bridge-opt --mlir-print-op-generic %s | %bridge-opt --mlir-print-op-generic --engine=native | FileCheck %s
// RUN: %bridge-opt --mlir-print-op-generic --engine=native %S/Inputs/generic.mlir | FileCheck %s
// RUN: not %bridge-opt --engine=native %S/Inputs/generic.mlir 2>&1 | FileCheck %s --check-prefix=CUSTOM
// RUN: not %bridge-opt --engine=native %s 2>&1 | FileCheck %s --check-prefix=READ
// The generic form is read and printed without upstream; custom syntax is not yet.

// CHECK:      "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "same"}> ({
// CHECK-NEXT:   ^bb0(%arg0: i32):
// CHECK-NEXT:     "func.return"(%arg0) : (i32) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// CUSTOM: generic.mlir:1:1: error: custom syntax is printed by upstream
// READ: opt-generic-form.mlir:17:1: error: 'func.func' is not in generic form
func.func @same(%a: i32) -> i32 {
  return %a : i32
}

// RUN: %bridge-opt --mlir-print-op-generic %s | FileCheck %s
// RUN: %bridge-opt --mlir-print-op-generic %s | %bridge-opt --mlir-print-op-generic --engine=native | FileCheck %s
// RUN: %bridge-opt --mlir-print-op-generic --engine=native %S/Inputs/generic.mlir | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | FileCheck %s
// RUN: %bridge-opt --engine=native %S/Inputs/generic.mlir | FileCheck %s --check-prefix=CUSTOM
// Both forms are read and printed without upstream.

// CHECK:      "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "same"}> ({
// CHECK-NEXT:   ^bb0(%arg0: i32):
// CHECK-NEXT:     "func.return"(%arg0) : (i32) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// CUSTOM:      func.func @same(%arg0: i32) -> i32 {
// CUSTOM-NEXT:   return %arg0 : i32
func.func @same(%a: i32) -> i32 {
  return %a : i32
}

// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `func.func` is read and printed.

// CHECK-LABEL: func.func private @declaration(
func.func private @declaration(i32, f32) -> i32

// CHECK-LABEL: func.func private @attributes_of_arguments_and_results(
func.func private @attributes_of_arguments_and_results(i32 {llvm.tag}) -> (i32 {llvm.tag}) attributes {tag}

// CHECK-LABEL: func.func @body(
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
func.func @body(%a: i32) -> i32 {
  return %a : i32
}

// CHECK-LABEL: func.func nested @visibility(
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func nested @visibility(%a: i32) {
  return
}

// CHECK-LABEL: func.func private @several_results(
func.func private @several_results(i32) -> (i32, i32)

// CHECK-LABEL: func.func private @a_function_as_a_result(
func.func private @a_function_as_a_result() -> (() -> i32)

// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `shape.func` is read and printed.

// CHECK-LABEL: shape.func private @declaration(
shape.func private @declaration(i32, f32) -> i32

// CHECK-LABEL: shape.func private @attributes_of_arguments_and_results(
shape.func private @attributes_of_arguments_and_results(i32 {llvm.tag}) -> (i32 {llvm.tag}) attributes {tag}

// CHECK-LABEL: shape.func @body(
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
shape.func @body(%a: i32) -> i32 {
  return %a : i32
}

// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `async.func` is read and printed.

// CHECK-LABEL: async.func private @declaration(
async.func private @declaration(i32, f32) -> !async.token

// CHECK-LABEL: async.func private @attributes_of_arguments_and_results(
async.func private @attributes_of_arguments_and_results(i32 {llvm.tag}) -> (!async.token {llvm.tag}) attributes {tag}

// CHECK-LABEL: async.func @body(
// CHECK-NEXT: return
// CHECK-NEXT: }
async.func @body(%a: !async.token) -> !async.token {
  return
}

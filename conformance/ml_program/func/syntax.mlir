// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `ml_program.func` is read and printed.

// CHECK-LABEL: ml_program.func private @declaration(i32) -> i32
ml_program.func private @declaration(i32) -> i32

// CHECK-LABEL: ml_program.func @body(%arg0: i32) -> i32 {
// CHECK-NEXT: ml_program.return %arg0 : i32
// CHECK-NEXT: }
ml_program.func @body(%a: i32) -> i32 {
  ml_program.return %a : i32
}

// CHECK-LABEL: ml_program.func @attributes(%arg0: i32 {ml_program.tag}) attributes {tag} {
// CHECK-NEXT: ml_program.return
// CHECK-NEXT: }
ml_program.func @attributes(%a: i32 {ml_program.tag}) attributes {tag} {
  ml_program.return
}

// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `ml_program.subgraph` is read and printed.

// CHECK-LABEL: ml_program.subgraph private @declaration(i32) -> i32
ml_program.subgraph private @declaration(i32) -> i32

// CHECK-LABEL: ml_program.subgraph @body(%arg0: i32) -> i32 {
// CHECK-NEXT: ml_program.output %arg0 : i32
// CHECK-NEXT: }
ml_program.subgraph @body(%a: i32) -> i32 {
  ml_program.output %a : i32
}

// CHECK-LABEL: ml_program.subgraph @attributes(%arg0: i32 {ml_program.tag}) -> (i32 {ml_program.tag}) attributes {tag} {
// CHECK-NEXT: ml_program.output %arg0 : i32
// CHECK-NEXT: }
ml_program.subgraph @attributes(%a: i32 {ml_program.tag}) -> (i32 {ml_program.tag}) attributes {tag} {
  ml_program.output %a : i32
}

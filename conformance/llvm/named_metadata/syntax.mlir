// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `llvm.named_metadata` is read and printed.

// CHECK-LABEL: llvm.named_metadata "kinds" [#llvm.md_node<#llvm.md_string<"one">, #llvm.md_const<1 : i32>>, #llvm.md_node<>]
llvm.named_metadata "kinds" [#llvm.md_node<#llvm.md_string<"one">, #llvm.md_const<1 : i32>>, #llvm.md_node<>]

// CHECK-LABEL: llvm.named_metadata "none" []
llvm.named_metadata "none" []

// CHECK-LABEL: llvm.named_metadata "kinds" [] {tag}
llvm.named_metadata "kinds" [] {tag}

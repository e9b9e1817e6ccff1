// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `wasmssa.import_global` is read and printed.

// CHECK-LABEL: wasmssa.import_global "one" from "m" as @plain : i32
wasmssa.import_global "one" from "m" as @plain : i32

// CHECK-LABEL: wasmssa.import_global "two" from "m" as @mutable mutable : f64
wasmssa.import_global "two" from "m" as @mutable mutable : f64

// RUN: %bridge-opt %s --canonicalize --cse --mlir-print-ir-after-all -o %t 2>&1 | FileCheck %s --check-prefix=AFTER-ALL
// RUN: %bridge-opt %s --canonicalize --cse --mlir-print-ir-before-all -o %t 2>&1 | FileCheck %s --check-prefix=BEFORE-ALL
// RUN: %bridge-opt %s --canonicalize --cse --mlir-print-ir-after=cse -o %t 2>&1 | FileCheck %s --check-prefix=AFTER
// RUN: %bridge-opt %s --canonicalize --cse -mlir-print-ir-before cse,canonicalize -o %t 2>&1 | FileCheck %s --check-prefix=BEFORE-ALL
// RUN: %bridge-opt %s --canonicalize --cse --mlir-print-ir-before=cse --mlir-print-ir-after=canonicalize --mlir-print-ir-after=cse -o %t 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: %bridge-opt %s --canonicalize --cse --mlir-print-ir-before=cse --mlir-print-ir-after-all --mlir-print-op-generic -o %t 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: %bridge-opt %s --pass-pipeline="builtin.module(func.func(cse),canonicalize)" --mlir-print-ir-after=cse --mlir-print-ir-module-scope -o %t 2>&1 | FileCheck %s --check-prefix=SCOPE
// RUN: not %bridge-opt %s --cse --mlir-print-ir-after=cse,nothing 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not %bridge-opt %s --cse --mlir-print-ir-before=cse --mlir-print-ir-tree-dir=%t.d 2>&1 | FileCheck %s --check-prefix=FOLDER
// What is printed before and after passes, of all of them or of those that are named.

// AFTER-ALL-NOT: IR Dump Before
// AFTER-ALL: IR Dump After Canonicalizer{{.*}} //----- //
// AFTER-ALL-NOT: IR Dump Before
// AFTER-ALL: IR Dump After CSE{{.*}} //----- //
// AFTER-ALL-NOT: IR Dump
// BEFORE-ALL-NOT: IR Dump After
// BEFORE-ALL: IR Dump Before Canonicalizer{{.*}} //----- //
// BEFORE-ALL: arith.addi
// BEFORE-ALL-NOT: IR Dump After
// BEFORE-ALL: IR Dump Before CSE{{.*}} //----- //
// BEFORE-ALL-NOT: IR Dump
// AFTER-NOT: IR Dump Before
// AFTER: IR Dump After CSE{{.*}} //----- //
// AFTER-NEXT: module {
// AFTER-NEXT: func.func @f
// AFTER-NOT: IR Dump
// BOTH-NOT: IR Dump Before
// BOTH: IR Dump After Canonicalizer{{.*}} //----- //
// BOTH: IR Dump Before CSE{{.*}} //----- //
// BOTH: IR Dump After CSE{{.*}} //----- //
// BOTH-NOT: IR Dump
// SCOPE: IR Dump After CSE{{.*}} ('func.func' operation: @f) //----- //
// SCOPE-NEXT: module {
// SCOPE-NOT: IR Dump
// NAME: bridge-opt: for the --mlir-print-ir-after option: Cannot find option named 'nothing'!
// FOLDER: bridge-opt: --mlir-print-ir-before prints to stderr, and not to --mlir-print-ir-tree-dir
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32
  return
}

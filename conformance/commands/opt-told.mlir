// RUN: %bridge-opt --dump-pass-pipeline --affine-loop-tile --cse %s 2>&1 | FileCheck %s --check-prefix=DUMP
// RUN: %bridge-opt --dump-pass-pipeline %s 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: %bridge-opt --mlir-print-ir-after-all --cse %s 2>&1 | FileCheck %s --check-prefix=AFTER
// RUN: %bridge-opt --mlir-print-ir-before-all --mlir-print-op-generic --cse %s 2>&1 | FileCheck %s --check-prefix=BEFORE
// RUN: %bridge-opt --mlir-timing --cse %s 2>&1 | FileCheck %s --check-prefix=TIME
// RUN: %bridge-opt --mlir-pass-statistics --cse %s 2>&1 | FileCheck %s --check-prefix=STATS
// RUN: rm -rf %t.tree && mkdir %t.tree
// RUN: %bridge-opt --mlir-print-ir-after-all --mlir-print-ir-tree-dir=%t.tree --cse %s
// RUN: cat %t.tree/builtin_module_no-symbol-name/0_cse.mlir
// RUN: %bridge-opt --show-dialects | FileCheck %s --check-prefix=DIALECTS
// RUN: %bridge-opt --mlir-print-unique-ssa-ids %s | FileCheck %s --check-prefix=UNIQUE
// RUN: %bridge-opt %s | FileCheck %s --check-prefix=SHARED
// RUN: not %bridge-opt --emit-bytecode --emit-bytecode-version=99 %s 2>&1 | FileCheck %s --check-prefix=VERSION
// RUN: not %bridge-opt --emit-bytecode-version=six %s 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: %bridge-opt --emit-bytecode --emit-bytecode-version=5 %s -o %t.mlirbc
// RUN: %bridge-opt %t.mlirbc | FileCheck %s --check-prefix=SHARED
// What mlir-opt tells of passes, names and bytecode when it is asked to.

// DUMP: Pass Manager with 2 passes:
// DUMP-NEXT: builtin.module(
// DUMP-NEXT:   func.func(
// DUMP-NEXT:     affine-loop-tile{
// DUMP-NEXT:   ),
// DUMP-NEXT:   cse
// DUMP-NEXT: )
// EMPTY: Pass Manager with 0 passes:
// EMPTY-NEXT: builtin.module(
// EMPTY: )
// AFTER: // -----// IR Dump After CSEPass
// AFTER: func.func @f
// AFTER: func.func @f
// BEFORE: // -----// IR Dump Before CSEPass
// BEFORE: "func.func"()
// TIME: Execution time report
// TIME: CSE
// STATS: Pass statistics report
// DIALECTS: Available Dialects: acc,affine,
// UNIQUE: func.func @f(%arg1: i32)
// UNIQUE: func.func @g(%arg0: i64)
// SHARED: %arg0: i32
// SHARED: %arg0: i64
// VERSION: opt-told.mlir:1:1: error: unsupported version requested 99, must be in range [0, 6]
// NUMBER: bridge-opt: for the --emit-bytecode-version option: 'six' value invalid for int64_t argument!
func.func @f(%a: i32) {
  return
}
func.func @g(%a: i64) {
  return
}

// RUN: %bridge-conform %s -j 1 | FileCheck %s
// RUN: %bridge-conform %S/Inputs/conform -j 2 --list-rejected | FileCheck %s --check-prefix=FOLDERS
// RUN: %bridge-conform %S/Inputs/conform --only inner --rows=generic,return -j 1 | FileCheck %s --check-prefix=ONLY
// RUN: not %bridge-conform %s --rows=nonsense 2>&1 | FileCheck %s --check-prefix=ROWS
// RUN: not %bridge-conform 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not %bridge-conform %s --timeout=0 2>&1 | FileCheck %s --check-prefix=TIME
// Each folder takes a line: what the reference accepts and refuses, and what is alike.

// CHECK:      commands  1 accepted: 1 alike
// CHECK-NOT:  short
// CHECK:      1 chunk in {{[0-9.]+}} s
// FOLDERS:      inner/wrong.mlir:1: refused: {{.*}}wrong.mlir:2:
// FOLDERS:      conform  2 accepted: 2 alike · 1 refused: 1 alike
// FOLDERS-NEXT: inner    1 accepted: 1 alike · 1 refused: 1 alike
// FOLDERS:      total  3 accepted: 3 alike · 2 refused: 2 alike
// FOLDERS:      5 chunks in
// ONLY:     inner  1 accepted: 1 alike
// ONLY-NOT: conform
// ROWS:    bridge-conform: no row is called 'nonsense'; there are: generic,
// NOTHING: bridge-conform: no file or folder was named.  See: bridge-conform --help
// TIME:    bridge-conform: for the --timeout option: '0' value invalid for number argument!
func.func @f(%m: memref<4xf32>) {
  return
}

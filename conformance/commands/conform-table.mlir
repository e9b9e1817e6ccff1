// RUN: %bridge-conform %s -j 1 | FileCheck %s
// RUN: %bridge-conform %S/Inputs/conform -j 2 --list-rejected | FileCheck %s --check-prefix=FOLDERS
// RUN: %bridge-conform %S/Inputs/conform --only inner --rows=generic,return -j 1 | FileCheck %s --check-prefix=ONLY
// RUN: not %bridge-conform %s --rows=nonsense 2>&1 | FileCheck %s --check-prefix=ROWS
// RUN: not %bridge-conform 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not %bridge-conform %s --timeout=0 2>&1 | FileCheck %s --check-prefix=TIME
// The table has a line for each folder, with its files and chunks.

// CHECK:      folder    files  chunks  accepted  generic  +locations
// CHECK:      commands      1       1         1        1
// CHECK:      0 differences
// FOLDERS:      inner/wrong.mlir:1: refused: {{.*}}wrong.mlir:2:
// FOLDERS:      folder   files  chunks  accepted
// FOLDERS:      conform      1       3         2        2
// FOLDERS-NEXT: inner        2       2         1        1
// FOLDERS:      total        3       5         3        3
// ONLY:     folder  files  chunks  accepted  generic  in and out
// ONLY-NOT: conform
// ROWS:    bridge-conform: no row is called 'nonsense'; there are: generic,
// NOTHING: bridge-conform: no file or folder was named.  See: bridge-conform --help
// TIME:    bridge-conform: for the --timeout option: '0' value invalid for number argument!
func.func @f(%m: memref<4xf32>) {
  return
}

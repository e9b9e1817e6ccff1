// RUN: not %bridge-opt %S/no-such-file.mlir 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not %bridge-opt %S 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: not %bridge-run %S/no-such-file.mlir 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not %bridge-conform %S/no-such-file.mlir 2>&1 | FileCheck %s --check-prefix=MISSING

// MISSING: cannot open {{(input file )?}}'{{.*}}no-such-file.mlir': No such file or directory
// FOLDER:  cannot open input file '{{.*}}commands': Is a directory

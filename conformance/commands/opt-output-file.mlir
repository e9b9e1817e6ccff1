// RUN: rm -rf %t && mkdir %t
// RUN: %bridge-opt %s -o %t/out.mlir && FileCheck %s < %t/out.mlir
// RUN: %bridge-opt %s -o=%t/equals.mlir && diff %t/out.mlir %t/equals.mlir
// RUN: not %bridge-opt %s -o %t/missing/out.mlir 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: echo "func.func" > %t/wrong.mlir
// RUN: not %bridge-opt %t/wrong.mlir -o %t/none.mlir
// RUN: not cat %t/none.mlir
// A file is written where all went well, and only there.

// CHECK: func.func private @declared()
func.func private @declared()

// FOLDER: cannot open output file '{{.*}}out.mlir': No such file or directory

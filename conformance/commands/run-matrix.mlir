// RUN: %bridge-run %s -O0 -enable-matrix -matrix-allow-contract -matrix-default-layout=column-major | FileCheck %s
// RUN: %bridge-run %s -enable-matrix -matrix-default-layout=row-major | FileCheck %s --check-prefix=ROWS
// RUN: not %bridge-run %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// RUN: not %bridge-run %s -matrix-default-layout=diagonal 2>&1 | FileCheck %s --check-prefix=LAYOUT
// LLVM's options about matrices reach LLVM.

// CHECK: 3.400000e+01
// ROWS: 2.200000e+01
// WITHOUT: error: 'llvm.intr.matrix.multiply' op cannot be compiled: LLVM lowers matrices only with -enable-matrix
// LAYOUT: bridge-run: for the --matrix-default-layout option: Cannot find option named 'diagonal'!
llvm.func @main() -> f32 {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>) : vector<4xf32>
  %1 = llvm.mlir.constant(dense<[5.0, 6.0, 7.0, 8.0]> : vector<4xf32>) : vector<4xf32>
  %2 = llvm.intr.matrix.multiply %0, %1 {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %i = llvm.mlir.constant(1 : i64) : i64
  %3 = llvm.extractelement %2[%i : i64] : vector<4xf32>
  llvm.return %3 : f32
}

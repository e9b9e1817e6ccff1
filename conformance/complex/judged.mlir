// RUN: %bridge-conform --run-lines %S
// Every `run.mlir` here and below is held to its run lines, all in one process.

// RUN: mlir-opt -split-input-file %s
func.func private @a()
// -----
func.func nonsense
// -----
func.func private @c()

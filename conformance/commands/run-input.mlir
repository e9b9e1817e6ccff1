// RUN: not %bridge-run %s --no-implicit-module 2>&1 | FileCheck %s --check-prefix=TABLE
// RUN: %bridge-run %s -e main
// RUN: echo "llvm.func" > %t.mlir
// RUN: not %bridge-run %t.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not %bridge-run %t.none.mlir 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: %bridge-run --host-supports-jit | FileCheck %s --check-prefix=JIT
// Input that cannot be run is told as mlir-runner tells it.

// TABLE: {{^}}Error: top-level op must be a symbol table.
// TABLE-NEXT: {{^}}could not parse the input IR
// WRONG: mlir:2:1: error: custom op 'llvm.func' expected valid '@'-identifier for symbol name
// WRONG: {{^}}could not parse the input IR
// MISSING: cannot open input file '{{.*}}.none.mlir': No such file or directory
// MISSING-NEXT: {{^}}could not parse the input IR
// JIT: true
llvm.func @main() {
  llvm.return
}

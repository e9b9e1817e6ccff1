// RUN: %bridge-opt --no-implicit-module %s | FileCheck %s
// RUN: %bridge-opt --no-implicit-module --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: echo "" | not %bridge-opt --no-implicit-module 2>&1 | FileCheck %s --check-prefix=NONE

// CHECK-NOT: module
// CHECK: func.func private @alone()
// GENERIC-NOT: builtin.module
// GENERIC: "func.func"() <{{.*}}sym_name = "alone"
// NONE: <stdin>:0:0: error: source must contain a single top-level operation, found: 0
func.func private @alone()

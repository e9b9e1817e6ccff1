// RUN: cat %s | %bridge-opt | FileCheck %s
// RUN: cat %s | %bridge-opt - | FileCheck %s
// RUN: echo "func.func @f(" | not %bridge-opt 2>&1 | FileCheck %s --check-prefix=ERROR

// CHECK: func.func private @declared()
func.func private @declared()

// ERROR: <stdin>:1:14: error: expected

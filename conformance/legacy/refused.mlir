// RUN: not %bridge-upgrade %s -o %t 2> %t.err
// RUN: diff %s %t
// RUN: FileCheck %s < %t.err
// RUN: not %bridge-upgrade --check --quiet %s
// What has no equivalent is said, and stays as it is.

// CHECK: refused.mlir:10:3: error: 'linalg.range' has no equivalent today: {{.*}} took their place
// CHECK: refused.mlir:17:17: error: a constant that is neither a number nor a function has no equivalent today

  linalg.range

// -----

// CHECK: file {{ *}}upgraded left refused changes
// CHECK: refused.mlir {{ *}}0 0 2 0

  %a = constant unit

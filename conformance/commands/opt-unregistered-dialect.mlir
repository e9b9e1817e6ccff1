// RUN: %bridge-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: not %bridge-opt %s 2>&1 | FileCheck %s --check-prefix=ERROR

// CHECK: "mystery.op"() {sparkle = true} : () -> ()
"mystery.op"() {sparkle = true} : () -> ()

// ERROR:      opt-unregistered-dialect.mlir:5:13: error: operation being parsed with an unregistered dialect.

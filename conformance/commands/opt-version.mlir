// RUN: %bridge-opt --version | FileCheck %s
// The version of this package comes first, whatever else is said of the reference.

// CHECK: mlir-bridge {{[0-9]+\.[0-9]+\.[0-9]+}}

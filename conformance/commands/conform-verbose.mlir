// RUN: %bridge-conform %s -j 1 --verbose | FileCheck %s
// Every column is shown, each under a name of its own.

// CHECK:      {{^}}folder    files  chunks  accepted
// CHECK-NEXT: {{^}}commands      1       1         1
// CHECK:      generic-
// CHECK:      rejected-
// CHECK:      generic-locations: the same with locations
// CHECK:      commands  1 accepted: 1 alike
func.func private @f()

// RUN: %bridge-conform %S/Inputs/conform --json -j 1 | FileCheck %s
// RUN: %bridge-conform %S/Inputs/conform --json=%t.json -j 1 | FileCheck %s --check-prefix=TABLE
// RUN: FileCheck %s < %t.json

// CHECK: "folders": {
// CHECK: "accepted": 2
// CHECK: "total": {
// CHECK: "differences": []
// TABLE: 3 accepted: 3 alike

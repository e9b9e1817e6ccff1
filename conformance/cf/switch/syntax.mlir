// RUN: %bridge-opt --engine=native %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream %s | FileCheck %s
// Of a case as many bits are kept as the flag has; `true` is one bit, which is a sign.

// CHECK-LABEL: func.func @cases
func.func @cases(%a: i32) {
  // CHECK: default: ^bb1,
  // CHECK-NEXT: 4294967295: ^bb1,
  // CHECK-NEXT: 4294967295: ^bb1,
  // CHECK-NEXT: 0: ^bb1
  cf.switch %a : i32, [ default: ^x, 9223372036854775807: ^x, true: ^x, 4294967296: ^x ]
^x:
  return
}

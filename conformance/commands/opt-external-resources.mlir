// RUN: %bridge-opt %s | FileCheck %s
// RUN: %bridge-opt %s | %bridge-opt | FileCheck %s
// RUN: %bridge-opt %s --mlir-elide-resource-strings-if-larger=20 | FileCheck %s --check-prefix=SHORT
// RUN: %bridge-opt %s --mlir-elide-resource-strings-if-larger=0 | FileCheck %s --check-prefix=NONE
// Resources of other tools are handed on.

// CHECK: dense_resource<blob>
func.func @f() -> tensor<1xi64> {
  %0 = arith.constant dense_resource<blob> : tensor<1xi64>
  return %0 : tensor<1xi64>
}

// CHECK:      {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       blob: "0x080000000100000000000000"
// CHECK-NEXT:     }
// CHECK-NEXT:   },
// CHECK-NEXT:   external_resources: {
// CHECK-NEXT:     tool: {
// CHECK-NEXT:       data: "0x08000000AA00000000000000",
// CHECK-NEXT:       "tab\09": true,
// CHECK-NEXT:       text: "\22it\22"
// CHECK-NEXT:     },
// CHECK-NEXT:     other: {
// CHECK-NEXT:       flag: false
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}

// SHORT:      {-#
// SHORT-NEXT:   external_resources: {
// SHORT-NEXT:     tool: {
// SHORT-NEXT:       "tab\09": true,
// SHORT-NOT:  data

// NONE:      {-#
// NONE-EMPTY:
// NONE-NEXT: #-}

{-#
  dialect_resources: {
    builtin: { blob: "0x080000000100000000000000" }
  },
  external_resources: {
    tool: {
      data: "0x08000000aa00000000000000",
      "tab\09": true,
      text: "\"it\""
    },
    other: { flag: false }
  }
#-}

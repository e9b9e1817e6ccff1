// RUN: %bridge-opt --mlir-elide-elementsattrs-if-larger=3 %s | FileCheck %s --check-prefix=ELIDED
// RUN: %bridge-opt --mlir-elide-elementsattrs-if-larger=4 %s | FileCheck %s --check-prefix=WHOLE
// RUN: %bridge-opt --mlir-elide-elementsattrs-if-larger=3 --mlir-print-op-generic %s | FileCheck %s --check-prefix=ELIDED
// RUN: %bridge-opt --mlir-elide-resource-strings-if-larger=4 %s | FileCheck %s --check-prefix=RESOURCE
// RUN: %bridge-opt --mlir-elide-resource-strings-if-larger=4 --mlir-print-op-generic %s | FileCheck %s --check-prefix=RESOURCE
// RUN: %bridge-opt --mlir-print-elementsattrs-with-hex-if-larger=3 --mlir-print-op-generic %s | FileCheck %s --check-prefix=HEX
// RUN: %bridge-opt --mlir-print-elementsattrs-with-hex-if-larger=3 %s | FileCheck %s --check-prefix=HEX
// RUN: not %bridge-opt --mlir-print-elementsattrs-with-hex-if-larger=3 --engine=upstream %s 2>&1 | FileCheck %s --check-prefix=REFUSED

// ELIDED: dense_resource<__elided__> : tensor<4xi8>
// ELIDED: blob: "0x
// WHOLE: dense<[1, 2, 3, 4]> : tensor<4xi8>
// RESOURCE: dense_resource<blob>
// RESOURCE-NOT: blob: "0x
// HEX: dense<"0x01020304"> : tensor<4xi8>
// REFUSED: opt-large-constants.mlir:1:1: error: upstream's bindings take no limit for elements in hex
func.func @constants() {
  %0 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi8>
  %1 = arith.constant dense_resource<blob> : tensor<1xi8>
  return
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x0100000005"
    }
  }
#-}

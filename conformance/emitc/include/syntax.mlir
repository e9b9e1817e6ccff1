// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `emitc.include` is read and printed.

// CHECK-LABEL: emitc.include "mine.h"
emitc.include "mine.h"

// CHECK-LABEL: emitc.include <"stdio.h">
emitc.include <"stdio.h">

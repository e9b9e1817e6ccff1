// RUN: rm -f %t.json
// RUN: %bridge-conform %S/Inputs/conform -j 1 --baseline=%t.json --update-baseline
// RUN: FileCheck %s --check-prefix=WRITTEN < %t.json
// RUN: %bridge-conform %S/Inputs/conform -j 1 --baseline=%t.json
// RUN: not %bridge-conform %S/Inputs/conform -j 1 --baseline=%S/Inputs/higher-baseline.json 2>&1 | FileCheck %s
// RUN: not %bridge-conform %S/Inputs/conform -j 1 --baseline=%S/Inputs/generic.mlir 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not %bridge-conform %S/Inputs/conform -j 1 --baseline=%t/missing.json 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not %bridge-conform %S/Inputs/conform -j 1 --update-baseline 2>&1 | FileCheck %s --check-prefix=WHERE
// A baseline is what has been reached, and less than that is a failure.

// WRITTEN: "conform": {
// WRITTEN: "inner": {
// WRITTEN: "accepted": 1
// CHECK: fallen: inner: generic: 1, the baseline has 7
// CHECK-NOT: elsewhere
// NONE: generic.mlir' is no baseline:
// MISSING: cannot open '{{.*}}missing.json':
// WHERE: bridge-conform: --update-baseline needs --baseline=<filename>

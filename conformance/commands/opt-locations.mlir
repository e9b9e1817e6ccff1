// RUN: %bridge-opt --mlir-print-debuginfo %s | FileCheck %s --check-prefix=FULL
// RUN: %bridge-opt --mlir-print-debuginfo --mlir-pretty-debuginfo %s | FileCheck %s --check-prefix=PRETTY
// RUN: %bridge-opt --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s --check-prefix=LOCAL
// RUN: %bridge-opt --mlir-print-debuginfo --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: %bridge-opt %s | FileCheck %s --check-prefix=WITHOUT

// FULL: #map = affine_map<(d0) -> (d0 + 1)>
// FULL: affine.apply #map(%arg0) loc(#[[WHERE:.*]])
// FULL: #[[WHERE]] = loc("{{.*}}opt-locations.mlir":16:8)
// PRETTY: affine.apply #map(%arg0) {{.*}}opt-locations.mlir:16:8
// LOCAL: affine.apply affine_map<(d0) -> (d0 + 1)>(%arg0) loc("{{.*}}opt-locations.mlir":16:8)
// GENERIC: "affine.apply"(%arg0) <{map = #map}> : (index) -> index loc(#
// WITHOUT-NOT: loc(
func.func @f(%i: index) -> index {
  // The file's own locations go before its lines and columns.
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  return %0 : index loc("elsewhere.py":3:4)
}
// FULL: loc("elsewhere.py":3:4)

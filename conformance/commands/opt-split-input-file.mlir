// RUN: not %bridge-opt --split-input-file %s 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERROR < %t.err
// RUN: not %bridge-opt -split-input-file -output-split-marker=#### %s 2>%t.err | FileCheck %s --check-prefix=MARKER
// RUN: %bridge-opt --split-input-file=";;" --mlir-print-debuginfo %S/Inputs/semicolons.mlir | FileCheck %s --check-prefix=OWN
// Chunks are modules of their own, and errors have the file's line numbers.

// CHECK:      func.func private @same()
// CHECK:      // -----
// CHECK-NEXT: // -----
// CHECK:      func.func private @same()
// MARKER: ####

// ERROR:      opt-split-input-file.mlir:21:25: error: expected '('
// ERROR-NEXT: func.func private @wrong
// ERROR-NEXT: {{^ +\^}}

// OWN: loc("{{.*}}semicolons.mlir":1:1)
// OWN: loc("{{.*}}semicolons.mlir":3:1)
func.func private @same()
// -----
func.func private @wrong
// -----
func.func private @same()

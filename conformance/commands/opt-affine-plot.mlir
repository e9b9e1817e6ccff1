// RUN: rm -rf %t && mkdir %t
// RUN: %bridge-opt %s --affine-plot=%t/loops.svg | FileCheck %s
// RUN: FileCheck %s --check-prefix=SVG < %t/loops.svg
// RUN: %bridge-opt %s --affine-plot %t/loops.png -o %t/out.mlir && cat %t/loops.png > %t/same.png
// RUN: not %bridge-opt %s --affine-plot=%t/loops.gif 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not %bridge-opt %s --affine-plot=%t/missing/loops.png 2>&1 | FileCheck %s --check-prefix=FOLDER
// The loops that are printed are drawn: which iterations depend on which, and their order.

// CHECK-LABEL: func.func @wave
// SVG: <svg
// KIND: --affine-plot: a picture is a .png or .svg file, not '{{.*}}loops.gif'
// FOLDER: cannot open output file '{{.*}}loops.png': No such file or directory
func.func @wave(%a: memref<10x14xf32>) {
  affine.for %t = 1 to 10 {
    affine.for %i = 1 to 13 {
      %l = affine.load %a[%t - 1, %i - 1] : memref<10x14xf32>
      affine.store %l, %a[%t, %i] : memref<10x14xf32>
    }
  }
  return
}

// RUN: %bridge-run %s -e scale --arg 3 --arg 2.5 --arg zeros --save-arg 2=%t.npy | FileCheck %s
// RUN: %bridge-run %s -e scale --arg 0x3 --arg=-1 --arg %t.npy --save-arg 2=%t.npy --result %t.i.npy --result %t.f.npy
// RUN: %bridge-run %s -e total --arg %t.npy | FileCheck %s --check-prefix=TOTAL
// RUN: %bridge-run %s -e total --arg %t.npy --result %t.total.npy
// RUN: not %bridge-run %s -e scale --arg 3 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not %bridge-run %s -e total --arg seven 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: not %bridge-run %s -e total --arg %s.npy 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not %bridge-run %s -e total --arg %t.total.npy 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not %bridge-run %s -e scale --arg 3 --arg x --arg zeros 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not %bridge-run %s -e scale --arg 3 --arg 1 --arg zeros --save-arg 0=a.npy 2>&1 | FileCheck %s --check-prefix=SAVED
// Arguments are numbers and arrays; arrays are written in place, and can be kept.

// CHECK:      3
// CHECK-NEXT: 2.500000e+00
// TOTAL:      6.000000e+00
// COUNT:   bridge-run: @scale takes 3 arguments, and --arg was given 1 times
// VALUE:   bridge-run: 'seven' is no value of type memref<4xbf16>: name a file `.npy`
// MISSING: cannot open input file '{{.*}}.npy': No such file or directory
// RANK:    run-arguments.mlir:1:1: error: {{.*}}
// NUMBER:  bridge-run: 'x' is no value of type f32
// SAVED:   bridge-run: '0=a.npy' names no array argument and file, as `0=out.npy`
func.func @scale(%n: i32, %f: f32, %m: memref<4xbf16>) -> (i32, f32) {
  %b = arith.truncf %f : f32 to bf16
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i] : memref<4xbf16>
    %1 = arith.addf %0, %b : bf16
    affine.store %1, %m[%i] : memref<4xbf16>
  }
  return %n, %f : i32, f32
}
func.func @total(%m: memref<4xbf16>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 4 iter_args(%acc = %zero) -> f32 {
    %0 = affine.load %m[%i] : memref<4xbf16>
    %1 = arith.extf %0 : bf16 to f32
    %2 = arith.addf %acc, %1 : f32
    affine.yield %2 : f32
  }
  return %sum : f32
}

// RUN: %bridge-upgrade --quiet %s -o %t && %bridge-run %t --entry-point-result=f32 | FileCheck %s
// RUN: FileCheck %s --check-prefix=TEXT < %t
// RUN: %bridge-upgrade --check --quiet %t
// Memory that holds 0 to 5 in two rows of three, seen and copied with rows and columns
// changed over: the digits of what is read tell where it stood.

#swap = (d0, d1) -> (d1, d0)

func @at(%v: memref<3x2xf32, offset: 0, strides: [1, 3]>, %i: index, %j: index) -> f32 {
  %0 = load %v[%i, %j] : memref<3x2xf32, offset: 0, strides: [1, 3]>
  return %0 : f32
}

// CHECK: 4.351000e+03
func @main() -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %ten = constant 10.0 : f32
  %A = alloc() : memref<2x3xf32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %k = affine.apply (d0, d1) -> (d0 * 3 + d1) (%i, %j)
      %n = index_cast %k : index to i32
      %x = sitofp %n : i32 to f32
      store %x, %A[%i, %j] : memref<2x3xf32>
    }
  }
  // TEXT: %T = memref.transpose %A (d0, d1) -> (d1, d0) : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  %T = linalg.transpose %A (i, j) -> (j, i) : memref<2x3xf32>
  // 1 + 3 = 4, which is at row 1, column 1 of what is changed over.
  %0 = call @at(%T, %c1, %c1) : (memref<3x2xf32, offset: 0, strides: [1, 3]>, index, index) -> f32

  %B = alloc() : memref<3x2xf32>
  // TEXT:      %transpose = memref.transpose %A
  // TEXT-NEXT: linalg.copy ins(%transpose : memref<3x2xf32, strided<[1, 3]>>) outs(%B : memref<3x2xf32>)
  linalg.copy(%A, %B) {inputPermutation = #swap} : memref<2x3xf32>, memref<3x2xf32>
  %1 = load %B[%c0, %c1] : memref<3x2xf32>
  %2 = load %B[%c2, %c1] : memref<3x2xf32>

  %C = alloc() : memref<2x3xf32>
  // TEXT: linalg.copy ins(%B : memref<3x2xf32>) outs(%{{.*}} : memref<3x2xf32, strided<[1, 3]>>)
  linalg.copy(%B, %C) {outputPermutation = #swap} : memref<3x2xf32>, memref<2x3xf32>
  %3 = load %C[%c0, %c1] : memref<2x3xf32>

  // 4, 3, 5, 1
  %4 = mulf %0, %ten : f32
  %5 = addf %4, %1 : f32
  %6 = mulf %5, %ten : f32
  %7 = addf %6, %2 : f32
  %8 = mulf %7, %ten : f32
  %9 = addf %8, %3 : f32
  return %9 : f32
}

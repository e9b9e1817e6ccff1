// RUN: %bridge-upgrade --quiet %s -o %t
// RUN: %bridge-run %t -e edges --entry-point-result=f32 | FileCheck %s --check-prefix=EDGES
// RUN: %bridge-run %t -e serial --entry-point-result=f32 | FileCheck %s --check-prefix=SERIAL
// RUN: %bridge-run %t -e total --entry-point-result=f32 | FileCheck %s --check-prefix=TOTAL
// RUN: %bridge-run %t -e conv --entry-point-result=f32 | FileCheck %s --check-prefix=CONV
// The examples of the proposal for affine.yield, with what they are called with.

#interior = affine_set<(i, j) : (i - 1 >= 0, j - 1 >= 0, 10 - i >= 0, 10 - j >= 0)>
func @pad_edges(%I : memref<10x10xf32>) -> (memref<12x12xf32>) {
  %O = alloc() : memref<12x12xf32>
  affine.parallel (%i, %j) = (0, 0) to (12, 12) {
    %1 = affine.if #interior (%i, %j) -> f32 {
      %2 = affine.load %I[%i - 1, %j - 1] : memref<10x10xf32>
      affine.yield %2 : f32
    } else {
      %2 = constant 0.0 : f32
      affine.yield %2 : f32
    }
    affine.store %1, %O[%i, %j] : memref<12x12xf32>
  }
  return %O : memref<12x12xf32>
}

func @serial_sum(%In : memref<100xf32>) -> f32 {
  %cst0 = constant 0.0 : f32
  %tot = affine.for %i = 0 to 100 iter_args (%subtot = %cst0) -> (f32) {
    %0 = affine.load %In[%i] : memref<100xf32>
    %1 = addf %subtot, %0 : f32
    affine.yield %1 : f32
  }
  return %tot : f32
}

func @sum(%A : memref<100x100xf32>) -> f32 {
  %out = affine.parallel (%i, %j) = (0, 0) to (100, 100) reduce ("addf") -> (f32) {
    %0 = affine.load %A[%i, %j] : memref<100x100xf32>
    affine.yield %0 : f32
  }
  return %out : f32
}

func @conv_2d(%D : memref<100x100xf32>, %K : memref<3x3xf32>) -> (memref<98x98xf32>) {
  %O = alloc() : memref<98x98xf32>
  affine.parallel (%x, %y) = (0, 0) to (98, 98) {
    %0 = affine.parallel (%kx, %ky) = (0, 0) to (3, 3) reduce ("addf") -> (f32) {
      %1 = affine.load %D[%x + %kx, %y + %ky] : memref<100x100xf32>
      %2 = affine.load %K[%kx, %ky] : memref<3x3xf32>
      %3 = mulf %1, %2 : f32
      affine.yield %3 : f32
    }
    affine.store %0, %O[%x, %y] : memref<98x98xf32>
  }
  return %O : memref<98x98xf32>
}

// A hundred ones inside, none around.
// EDGES: 1.000000e+02
func @edges() -> f32 {
  %one = constant 1.0 : f32
  %I = alloc() : memref<10x10xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %one, %I[%i, %j] : memref<10x10xf32>
    }
  }
  %O = call @pad_edges(%I) : (memref<10x10xf32>) -> memref<12x12xf32>
  %all = affine.parallel (%i, %j) = (0, 0) to (12, 12) reduce ("addf") -> (f32) {
    %0 = affine.load %O[%i, %j] : memref<12x12xf32>
    affine.yield %0 : f32
  }
  return %all : f32
}

// SERIAL: 4.950000e+03
func @serial() -> f32 {
  %In = alloc() : memref<100xf32>
  affine.for %i = 0 to 100 {
    %0 = index_cast %i : index to i32
    %1 = sitofp %0 : i32 to f32
    affine.store %1, %In[%i] : memref<100xf32>
  }
  %r = call @serial_sum(%In) : (memref<100xf32>) -> f32
  return %r : f32
}

func @twos(%D: memref<100x100xf32>) {
  %two = constant 2.0 : f32
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      affine.store %two, %D[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// TOTAL: 2.000000e+04
func @total() -> f32 {
  %D = alloc() : memref<100x100xf32>
  call @twos(%D) : (memref<100x100xf32>) -> ()
  %r = call @sum(%D) : (memref<100x100xf32>) -> f32
  return %r : f32
}

// Nine times two times three.
// CONV: 5.400000e+01
func @conv() -> f32 {
  %three = constant 3.0 : f32
  %D = alloc() : memref<100x100xf32>
  %K = alloc() : memref<3x3xf32>
  call @twos(%D) : (memref<100x100xf32>) -> ()
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      affine.store %three, %K[%i, %j] : memref<3x3xf32>
    }
  }
  %O = call @conv_2d(%D, %K) : (memref<100x100xf32>, memref<3x3xf32>) -> memref<98x98xf32>
  %r = affine.load %O[97, 97] : memref<98x98xf32>
  return %r : f32
}

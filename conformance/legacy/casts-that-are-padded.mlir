// RUN: %bridge-upgrade --quiet %s -o %t 2> %t.err && FileCheck %s < %t && FileCheck %s --check-prefix=WARN < %t.err
// RUN: %bridge-opt --engine=native %t
// RUN: %bridge-opt --engine=upstream %t
// A cast to a memref of one vector has no dimensions today; some vectors are padded.

// CHECK-LABEL: func.func @four
func @four(%A: memref<5x4xf32>) -> memref<1xvector<5x4xf32>> {
  // CHECK:      %cast = vector.type_cast %A : memref<5x4xf32> to memref<vector<5x4xf32>>
  // CHECK-NEXT: %VA = memref.expand_shape %cast [] output_shape [1] : memref<vector<5x4xf32>> into memref<1xvector<5x4xf32>>
  %VA = vector.type_cast %A : memref<5x4xf32>, memref<1xvector<5x4xf32>>
  return %VA : memref<1xvector<5x4xf32>>
}

func @three(%A: memref<5x4x3xf32>) -> memref<vector<5x4x3xf32>> {
  // WARN-NOT: :11:
  // WARN: casts-that-are-padded.mlir:[[LINE:[0-9]+]]:9: warning: LLVM pads vector<3xf32> to a power of two
  %VA = vector.type_cast %A : memref<5x4x3xf32> to memref<vector<5x4x3xf32>>
  return %VA : memref<vector<5x4x3xf32>>
}

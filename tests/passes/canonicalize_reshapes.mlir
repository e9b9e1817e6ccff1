func.func @nothing(%m: memref<5x4xi8>, %d: memref<?x4xf32>, %s: index) -> (memref<5x4xi8>, memref<5x4xi8>, memref<?x4xf32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<5x4xi8> into memref<5x4xi8>
  %1 = memref.expand_shape %m [[0], [1]] output_shape [5, 4] : memref<5x4xi8> into memref<5x4xi8>
  %2 = memref.collapse_shape %d [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [%s, 4] : memref<?xf32> into memref<?x4xf32>
  return %0, %1, %3 : memref<5x4xi8>, memref<5x4xi8>, memref<?x4xf32>
}
// -----
func.func @twice(%m: memref<2x3x4x5xf32>, %d: memref<?x?xf32>, %a: index, %b: index, %one: memref<1x1xf32>) -> (memref<120xf32>, memref<?x2x?x3x2xf32>, memref<f32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x20xf32> into memref<120xf32>
  %2 = memref.expand_shape %d [[0, 1], [2]] output_shape [%a, 2, %b] : memref<?x?xf32> into memref<?x2x?xf32>
  %3 = memref.expand_shape %2 [[0], [1], [2, 3, 4]] output_shape [%a, 2, %b, 3, 2] : memref<?x2x?xf32> into memref<?x2x?x3x2xf32>
  %4 = memref.collapse_shape %one [[0, 1]] : memref<1x1xf32> into memref<1xf32>
  %5 = memref.collapse_shape %4 [] : memref<1xf32> into memref<f32>
  return %1, %3, %5 : memref<120xf32>, memref<?x2x?x3x2xf32>, memref<f32>
}
// -----
func.func @there_and_back(%m: memref<6x20xf32>, %d: memref<?xf32>, %e: memref<?x?xf32>, %a: index, %b: index) -> (memref<120xf32>, memref<8x?x?xf32>, memref<2x3x20xf32>, memref<?x?xf32>, memref<2x60xf32>) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 3, 4, 5] : memref<6x20xf32> into memref<2x3x4x5xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
  %2 = memref.expand_shape %d [[0, 1, 2, 3, 4]] output_shape [4, 2, %a, %b, 32] : memref<?xf32> into memref<4x2x?x?x32xf32>
  %3 = memref.collapse_shape %2 [[0, 1], [2], [3, 4]] : memref<4x2x?x?x32xf32> into memref<8x?x?xf32>
  %4 = memref.collapse_shape %0 [[0], [1], [2, 3]] : memref<2x3x4x5xf32> into memref<2x3x20xf32>
  %5 = memref.expand_shape %e [[0, 1], [2]] output_shape [%a, 4, %b] : memref<?x?xf32> into memref<?x4x?xf32>
  %6 = memref.collapse_shape %5 [[0], [1, 2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %7 = memref.collapse_shape %0 [[0], [1, 2, 3]] : memref<2x3x4x5xf32> into memref<2x60xf32>
  return %1, %3, %4, %6, %7 : memref<120xf32>, memref<8x?x?xf32>, memref<2x3x20xf32>, memref<?x?xf32>, memref<2x60xf32>
}
// -----
func.func @back_and_there(%m: memref<2x3x4xf32>, %d: memref<?x2x3xf32>, %e: memref<?x?xf32>, %s: memref<1x1x1xf32>, %a: index, %b: index) -> (memref<6x4xf32>, memref<?x3xf32>, memref<?x2x?xf32>, memref<1xf32>, memref<2x3x2x2xf32>, memref<4x6xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %2 = memref.collapse_shape %d [[0, 1, 2]] : memref<?x2x3xf32> into memref<?xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [%a, 3] : memref<?xf32> into memref<?x3xf32>
  %4 = memref.collapse_shape %e [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %5 = memref.expand_shape %4 [[0, 1, 2]] output_shape [%a, 2, %b] : memref<?xf32> into memref<?x2x?xf32>
  %6 = memref.collapse_shape %s [] : memref<1x1x1xf32> into memref<f32>
  %7 = memref.expand_shape %6 [] output_shape [1] : memref<f32> into memref<1xf32>
  %8 = memref.expand_shape %0 [[0, 1, 2, 3]] output_shape [2, 3, 2, 2] : memref<24xf32> into memref<2x3x2x2xf32>
  %9 = memref.expand_shape %0 [[0, 1]] output_shape [4, 6] : memref<24xf32> into memref<4x6xf32>
  return %1, %3, %5, %7, %8, %9 : memref<6x4xf32>, memref<?x3xf32>, memref<?x2x?xf32>, memref<1xf32>, memref<2x3x2x2xf32>, memref<4x6xf32>
}
// -----
func.func @of_casts(%m: memref<8x4xf32>, %p: memref<8x4xf32, strided<[4, 1], offset: 2>>, %a: index) -> (memref<?xf32>, memref<?x?x4xf32>, memref<?x2x4xf32>, memref<?xf32, strided<[?], offset: ?>>) {
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %0 = memref.cast %m : memref<8x4xf32> to memref<?x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %2 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%c4, %c2, 4] : memref<?x4xf32> into memref<?x?x4xf32>
  %3 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%a, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
  %4 = memref.cast %p : memref<8x4xf32, strided<[4, 1], offset: 2>> to memref<8x4xf32, strided<[?, ?], offset: ?>>
  %5 = memref.cast %p : memref<8x4xf32, strided<[4, 1], offset: 2>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %6 = memref.collapse_shape %5 [[0, 1]] : memref<?x4xf32, strided<[?, 1], offset: ?>> into memref<?xf32, strided<[1], offset: ?>>
  %7 = memref.cast %6 : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %1, %2, %3, %7 : memref<?xf32>, memref<?x?x4xf32>, memref<?x2x4xf32>, memref<?xf32, strided<[?], offset: ?>>
}
// -----
func.func @stack(%n: index, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xi64>
      "test.use"(%0) : (memref<?xi64>) -> ()
      %1 = "test.count"() : () -> index
      %2 = memref.alloca(%1) : memref<?xi64>
      "test.use"(%2) : (memref<?xi64>) -> ()
    }
  }
  return
}
// -----
func.func @unread(%m: memref<2xf32>, %v: f32) {
  %c2 = arith.constant 2 : index
  %0 = memref.realloc %m : memref<2xf32> to memref<4xf32>
  memref.store %v, %0[%c2] : memref<4xf32>
  return
}

func.func @parts(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %i: index, %s: index) -> (memref<4x4xf32, strided<[16, 1], offset: 34>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x16xf32, strided<[16, 1]>>, memref<?xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32, strided<[16, 1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[2, 2] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 34>>
  %1 = memref.subview %d[%i, %c2] [%s, %c4] [%c1, %c1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %3 = memref.subview %d[%i, %c0] [1, %s] [1, %c2] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %z = memref.cast %m : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %4 = memref.subview %z[%i, %i] [2, 2] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  %5 = memref.subview %m[%i, %i] [%s, 4] [1, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[16, 1], offset: ?>>
  %6 = memref.subview %5[0, 0] [%s, 4] [1, 1] : memref<?x4xf32, strided<[16, 1], offset: ?>> to memref<?x4xf32, strided<[16, 1], offset: ?>>
  return %0, %1, %2, %3, %4, %6 : memref<4x4xf32, strided<[16, 1], offset: 34>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x16xf32, strided<[16, 1]>>, memref<?xf32, strided<[?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32, strided<[16, 1], offset: ?>>
}
// -----
func.func @outside(%m: memref<8xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
  %c9 = arith.constant 9 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c9] [%c2] [1] : memref<8xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %0 : memref<?xf32, strided<[1], offset: ?>>
}
// -----
func.func @sizes(%d: memref<?x?xf32>, %i: index, %s: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %d[%i, 0] [1, %s] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %1 = memref.dim %0, %c0 : memref<?xf32, strided<[1], offset: ?>>
  %2 = memref.subview %d[%i, 0] [%s, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %3 = memref.dim %2, %c1 : memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %1, %3 : index, index
}
// -----
func.func @views(%b: memref<2048xi8>, %c: memref<?xi8>, %n: index, %w: memref<16xi8>) -> (memref<?x?xf32>, memref<?x4xf32>, memref<16xi8>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.view %b[%c0][%c4, %n] : memref<2048xi8> to memref<?x?xf32>
  %z = memref.cast %b : memref<2048xi8> to memref<?xi8>
  %1 = memref.view %z[%n][%n] : memref<?xi8> to memref<?x4xf32>
  %2 = memref.view %w[%c0][] : memref<16xi8> to memref<16xi8>
  return %0, %1, %2 : memref<?x?xf32>, memref<?x4xf32>, memref<16xi8>
}
// -----
func.func @transposed(%m: memref<2x3x4xf32>) -> (memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32>) {
  %0 = memref.transpose %m (i, j, k) -> (j, k, i) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
  %1 = memref.transpose %0 (i, j, k) -> (j, k, i) : memref<3x4x2xf32, strided<[4, 1, 12]>> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  %2 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<2x3x4xf32> to memref<2x3x4xf32>
  return %1, %2 : memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32>
}
// -----
func.func @metadata(%m: memref<4x?xf32, strided<[?, 1], offset: 3>>, %s: memref<8x8xf32>) -> (memref<f32>, index, index, index, index, index, index) {
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  %z = memref.cast %s : memref<8x8xf32> to memref<?x?xf32>
  %b1, %o1, %sz1:2, %st1:2 = memref.extract_strided_metadata %z : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %sz#0, %sz#1, %st#0, %st#1, %sz1#1 : memref<f32>, index, index, index, index, index, index
}
// -----
func.func @reinterpreted(%m: memref<?x?xf32>, %s: memref<8xf32>, %i: index, %t: memref<4x4xf32>) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<2x?xf32, strided<[?, 1], offset: ?>>, memref<4xf32>, memref<4x4xf32>, memref<2xf32, strided<[1], offset: 1>>) {
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %m : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%sz#0, %sz#1], strides: [%st#0, %st#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %c2 = arith.constant 2 : index
  %1 = memref.reinterpret_cast %b to offset: [%i], sizes: [2, %c2], strides: [%c2, 1] : memref<f32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %z = memref.cast %s : memref<8xf32> to memref<?xf32>
  %2 = memref.reinterpret_cast %z to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
  %3 = memref.reinterpret_cast %t to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<4x4xf32> to memref<4x4xf32>
  %p = memref.subview %s[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %4 = memref.reinterpret_cast %p to offset: [1], sizes: [2], strides: [1] : memref<4xf32, strided<[1]>> to memref<2xf32, strided<[1], offset: 1>>
  return %0, %1, %2, %3, %4 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<2x?xf32, strided<[?, 1], offset: ?>>, memref<4xf32>, memref<4x4xf32>, memref<2xf32, strided<[1], offset: 1>>
}
// -----
func.func @poison(%a: i32, %f: f32, %c: i1) -> (i32, i32, f32, i1, f16, i32, i64) {
  %p = ub.poison : i32
  %q = ub.poison : f32
  %0 = arith.addi %a, %p : i32
  %1 = arith.shli %a, %p : i32
  %2 = arith.mulf %q, %f : f32
  %3 = arith.cmpi slt, %p, %a : i32
  %4 = arith.truncf %q : f32 to f16
  %5 = arith.select %c, %p, %a : i32
  %6 = arith.extsi %p : i32 to i64
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, f32, i1, f16, i32, i64
}

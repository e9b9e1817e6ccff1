func.func @s1(%a: vector<4xf32>, %b: vector<4xf32>) -> (vector<3xf32>, vector<3xf32>, vector<4xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0, 1, 2] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %a, %b [4, 5, 6] : vector<4xf32>, vector<4xf32>
  %2 = vector.shuffle %a, %a [0, 5, 1, 2] : vector<4xf32>, vector<4xf32>
  %3 = vector.shuffle %a, %b [-1, -1] : vector<4xf32>, vector<4xf32>
  return %0, %1, %2, %3 : vector<3xf32>, vector<3xf32>, vector<4xf32>, vector<2xf32>
}
func.func @s2(%a: vector<4x3xf32>, %b: vector<4x3xf32>, %c: vector<f32>, %d: vector<f32>) -> (vector<3x3xf32>, vector<3xf32>, vector<3xf32>) {
  %0 = vector.shuffle %a, %b [0, 1, 2] : vector<4x3xf32>, vector<4x3xf32>
  %1 = vector.shuffle %c, %d [0, 0, 0] : vector<f32>, vector<f32>
  %2 = vector.shuffle %c, %d [1, 1, 1] : vector<f32>, vector<f32>
  return %0, %1, %2 : vector<3x3xf32>, vector<3xf32>, vector<3xf32>
}
func.func @s3(%a: vector<4xf32>, %b: vector<2xf32>) -> (vector<3xf32>, vector<3xf32>, vector<3xf32>) {
  %p = ub.poison : vector<2xf32>
  %0 = vector.shuffle %a, %p [0, 4, 2] : vector<4xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %p [0, -1, 2] : vector<4xf32>, vector<2xf32>
  %c = arith.constant dense<1.0> : vector<2xf32>
  %2 = vector.shuffle %a, %c [0, -1, 2] : vector<4xf32>, vector<2xf32>
  return %0, %1, %2 : vector<3xf32>, vector<3xf32>, vector<3xf32>
}
func.func @e(%a: vector<1x4xf32>, %b: vector<1x[4]xf32>, %i: index, %c: vector<1x1xf32>, %e: vector<1x4x1xf32>) -> (vector<4xf32>, vector<[4]xf32>, vector<4xf32>, vector<1xf32>, vector<4x1xf32>, vector<4xf32>, f32) {
  %0 = vector.extract %a[0] : vector<4xf32> from vector<1x4xf32>
  %1 = vector.extract %b[0] : vector<[4]xf32> from vector<1x[4]xf32>
  %2 = vector.extract %a[%i] : vector<4xf32> from vector<1x4xf32>
  %3 = vector.extract %c[0] : vector<1xf32> from vector<1x1xf32>
  %4 = vector.extract %e[0] : vector<4x1xf32> from vector<1x4x1xf32>
  %5 = vector.extract %a[-1] : vector<4xf32> from vector<1x4xf32>
  %6 = vector.extract %c[0, %i] : f32 from vector<1x1xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4xf32>, vector<[4]xf32>, vector<4xf32>, vector<1xf32>, vector<4x1xf32>, vector<4xf32>, f32
}
func.func @b(%a: vector<4xf32>, %b: vector<[4]xf32>, %c: vector<f32>, %s: f32, %e: vector<1x4xf32>) -> (vector<1x4xf32>, vector<1x[4]xf32>, vector<1xf32>, vector<1xf32>, vector<1x1x4xf32>, vector<f32>, vector<[4]x4xf32>, f32, vector<4xf32>) {
  %0 = vector.broadcast %a : vector<4xf32> to vector<1x4xf32>
  %1 = vector.broadcast %b : vector<[4]xf32> to vector<1x[4]xf32>
  %2 = vector.broadcast %c : vector<f32> to vector<1xf32>
  %3 = vector.broadcast %s : f32 to vector<1xf32>
  %4 = vector.broadcast %e : vector<1x4xf32> to vector<1x1x4xf32>
  %5 = vector.broadcast %s : f32 to vector<f32>
  %6 = vector.broadcast %e : vector<1x4xf32> to vector<[4]x4xf32>
  %7 = vector.broadcast %a : vector<4xf32> to vector<1x1x4xf32>
  %8 = vector.extract %7[0, 0, 1] : f32 from vector<1x1x4xf32>
  %9 = vector.extract %7[0, 0] : vector<4xf32> from vector<1x1x4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %8, %9: vector<1x4xf32>, vector<1x[4]xf32>, vector<1xf32>, vector<1xf32>, vector<1x1x4xf32>, vector<f32>, vector<[4]x4xf32>, f32, vector<4xf32>
}
func.func @m(%i: index) -> (vector<5xi1>, vector<5xi1>, vector<5xi1>, i1, i1, vector<[4]xi1>, vector<5xi1>, vector<2xi1>) {
  %0 = vector.constant_mask [2, 2] : vector<3x5xi1>
  %1 = vector.extract %0[1] : vector<5xi1> from vector<3x5xi1>
  %2 = vector.extract %0[2] : vector<5xi1> from vector<3x5xi1>
  %3 = vector.extract %0[%i] : vector<5xi1> from vector<3x5xi1>
  %4 = vector.extract %0[1, 1] : i1 from vector<3x5xi1>
  %5 = vector.extract %0[1, 2] : i1 from vector<3x5xi1>
  %6 = vector.constant_mask [2, 4] : vector<3x[4]xi1>
  %7 = vector.extract %6[1] : vector<[4]xi1> from vector<3x[4]xi1>
  %8 = vector.constant_mask [3, 2] : vector<3x5xi1>
  %9 = vector.extract %8[%i] : vector<5xi1> from vector<3x5xi1>
  %10 = vector.constant_mask [3, 2, 1] : vector<3x5x2xi1>
  %11 = vector.extract %10[%i, 3] : vector<2xi1> from vector<3x5x2xi1>
  return %1, %2, %3, %4, %5, %7, %9, %11 : vector<5xi1>, vector<5xi1>, vector<5xi1>, i1, i1, vector<[4]xi1>, vector<5xi1>, vector<2xi1>
}
// -----
func.func @extracts(%v: vector<2x3x4xf32>, %w: vector<3x4xf32>, %s: f32, %r: vector<4xf32>, %i: index) -> (vector<4xf32>, f32, vector<4xf32>, vector<4xf32>, f32, f32, vector<3x4xf32>, f32, vector<4xf32>, f32) {
  %0 = vector.extract %v[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %0[2] : vector<4xf32> from vector<3x4xf32>
  %2 = vector.insert %s, %v[1, 2, 3] : f32 into vector<2x3x4xf32>
  %3 = vector.extract %2[1, 2, 3] : f32 from vector<2x3x4xf32>
  %4 = vector.insert %w, %v[1] : vector<3x4xf32> into vector<2x3x4xf32>
  %5 = vector.extract %4[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %6 = vector.extract %4[0, 2] : vector<4xf32> from vector<2x3x4xf32>
  %7 = vector.transpose %4, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %8 = vector.extract %7[3, 1, 2] : f32 from vector<4x2x3xf32>
  %9 = vector.extract %7[3, 0, %i] : f32 from vector<4x2x3xf32>
  %10 = vector.transpose %v, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
  %11 = vector.extract %10[0, 1, 2] : f32 from vector<2x4x3xf32>
  %c1 = arith.constant 1 : index
  %12 = vector.extract %v[%c1] : vector<3x4xf32> from vector<2x3x4xf32>
  %13 = vector.insert %r, %w[%i] : vector<4xf32> into vector<3x4xf32>
  %14 = vector.extract %13[1, 1] : f32 from vector<3x4xf32>
  %15 = vector.extract %13[2] : vector<4xf32> from vector<3x4xf32>
  return %1, %3, %5, %6, %8, %9, %12, %14, %15, %11 : vector<4xf32>, f32, vector<4xf32>, vector<4xf32>, f32, f32, vector<3x4xf32>, f32, vector<4xf32>, f32
}
// -----
func.func @extracts(%a: vector<4xf32>, %b: vector<6xf32>, %m: vector<3x4xf32>, %x: f32, %y: f32, %i: index) -> (f32, f32, f32, vector<4xf32>, f32, f32, vector<2xf32>, vector<4xf32>, f32, f32, vector<4xf32>, vector<4xf32>) {
  %0 = vector.broadcast %a : vector<4xf32> to vector<2x3x4xf32>
  %1 = vector.extract %0[1, %i, 2] : f32 from vector<2x3x4xf32>
  %2 = vector.shuffle %a, %b [0, 9, 1, 4] : vector<4xf32>, vector<6xf32>
  %3 = vector.extract %2[1] : f32 from vector<4xf32>
  %4 = vector.extract %2[2] : f32 from vector<4xf32>
  %5 = vector.shape_cast %m : vector<3x4xf32> to vector<2x6xf32>
  %6 = vector.extract %5[1, 3] : f32 from vector<2x6xf32>
  %7 = vector.shape_cast %m : vector<3x4xf32> to vector<3x1x4xf32>
  %8 = vector.extract %7[2, 0] : vector<4xf32> from vector<3x1x4xf32>
  %9 = vector.from_elements %x, %y, %y, %x : vector<2x2xf32>
  %10 = vector.extract %9[1, 0] : f32 from vector<2x2xf32>
  %11 = vector.extract %9[0] : vector<2xf32> from vector<2x2xf32>
  %12 = vector.extract_strided_slice %m {offsets = [1], sizes = [2], strides = [1]} : vector<3x4xf32> to vector<2x4xf32>
  %13 = vector.extract %12[1] : vector<4xf32> from vector<2x4xf32>
  %14 = vector.extract_strided_slice %m {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x4xf32> to vector<2x2xf32>
  %15 = vector.extract %14[1, 1] : f32 from vector<2x2xf32>
  %16 = vector.extract %14[1] : vector<2xf32> from vector<2x2xf32>
  %17 = vector.extract %16[0] : f32 from vector<2xf32>
  %18 = vector.insert_strided_slice %a, %m {offsets = [1, 0], strides = [1]} : vector<4xf32> into vector<3x4xf32>
  %19 = vector.extract %18[1] : vector<4xf32> from vector<3x4xf32>
  %20 = vector.extract %18[2] : vector<4xf32> from vector<3x4xf32>
  return %1, %3, %4, %8, %6, %10, %11, %13, %15, %17, %19, %20 : f32, f32, f32, vector<4xf32>, f32, f32, vector<2xf32>, vector<4xf32>, f32, f32, vector<4xf32>, vector<4xf32>
}
// -----
func.func @constants(%i: index) -> (f32, vector<2xf32>, i32, vector<2x3xi32>, vector<4xi32>, vector<2xi32>, vector<2x2xi8>, vector<4xi64>, vector<2xf32>, vector<2x2xf32>, vector<[4]xi32>, vector<3xi32>, vector<2x2xi32>, vector<2xi32>, vector<2xi32>) {
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %0 = vector.extract %c[1, 0] : f32 from vector<2x2xf32>
  %1 = vector.extract %c[0] : vector<2xf32> from vector<2x2xf32>
  %s = arith.constant dense<7> : vector<2x3xi32>
  %2 = vector.extract %s[1, %i] : i32 from vector<2x3xi32>
  %n = arith.constant 5 : i32
  %3 = vector.insert %n, %s[1, 1] : i32 into vector<2x3xi32>
  %4 = vector.broadcast %n : i32 to vector<4xi32>
  %q = arith.constant dense<[1, 2]> : vector<2xi32>
  %5 = vector.insert %n, %q[%i] : i32 into vector<2xi32>
  %b = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %6 = vector.shape_cast %b : vector<4xi8> to vector<2x2xi8>
  %k = arith.constant dense<3> : vector<8xi32>
  %7 = vector.bitcast %k : vector<8xi32> to vector<4xi64>
  %h = arith.constant dense<1.5> : vector<4xf16>
  %8 = vector.bitcast %h : vector<4xf16> to vector<2xf32>
  %o = arith.constant dense<2.0> : vector<2x2xf32>
  %9 = vector.transpose %o, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %10 = vector.broadcast %n : i32 to vector<[4]xi32>
  %e1 = arith.constant 1 : i32
  %11 = vector.from_elements %n, %e1, %n : vector<3xi32>
  %t = arith.constant dense<0> : vector<2x2xi32>
  %12 = vector.insert_strided_slice %q, %t {offsets = [1, 0], strides = [1]} : vector<2xi32> into vector<2x2xi32>
  %z = arith.constant dense<9> : vector<2xi32>
  %13 = vector.shuffle %q, %z [3, 0] : vector<2xi32>, vector<2xi32>
  %b4 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %14 = vector.extract_strided_slice %b4 {offsets = [1], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : f32, vector<2xf32>, i32, vector<2x3xi32>, vector<4xi32>, vector<2xi32>, vector<2x2xi8>, vector<4xi64>, vector<2xf32>, vector<2x2xf32>, vector<[4]xi32>, vector<3xi32>, vector<2x2xi32>, vector<2xi32>, vector<2xi32>
}
// -----
func.func @shapes(%v: vector<2x3xf32>, %w: vector<1x3xf32>, %x: f32, %u: vector<3x1x2xf32>, %f: vector<4xf32>) -> (vector<6xf32>, vector<2x3xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<2x2xf32>, vector<3x1x2xf32>, vector<4x3xf32>, vector<2xf64>, vector<4xf32>, vector<3x2x1xf32>, vector<3x2xf32>, vector<2x1x3xf32>, vector<2x2xf32>) {
  %0 = vector.shape_cast %v : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.shape_cast %0 : vector<3x2xf32> to vector<6xf32>
  %2 = vector.shape_cast %0 : vector<3x2xf32> to vector<2x3xf32>
  %3 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %4 = vector.transpose %3, [0, 1] : vector<3x2xf32> to vector<3x2xf32>
  %5 = vector.broadcast %x : f32 to vector<2x3xf32>
  %6 = vector.transpose %5, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %7 = vector.from_elements %x, %x, %x, %x : vector<2x2xf32>
  %8 = vector.transpose %u, [1, 0, 2] : vector<3x1x2xf32> to vector<1x3x2xf32>
  %9 = vector.shape_cast %8 : vector<1x3x2xf32> to vector<3x1x2xf32>
  %10 = vector.broadcast %w : vector<1x3xf32> to vector<4x3xf32>
  %11 = vector.broadcast %10 : vector<4x3xf32> to vector<2x4x3xf32>
  %12 = vector.extract %11[1] : vector<4x3xf32> from vector<2x4x3xf32>
  %13 = vector.bitcast %f : vector<4xf32> to vector<4xi32>
  %14 = vector.bitcast %13 : vector<4xi32> to vector<2xf64>
  %15 = vector.bitcast %13 : vector<4xi32> to vector<4xf32>
  %16 = vector.shape_cast %u : vector<3x1x2xf32> to vector<3x2x1xf32>
  %17 = vector.transpose %16, [0, 2, 1] : vector<3x2x1xf32> to vector<3x1x2xf32>
  %18 = vector.transpose %17, [1, 0, 2] : vector<3x1x2xf32> to vector<1x3x2xf32>
  %19 = vector.shape_cast %18 : vector<1x3x2xf32> to vector<3x2xf32>
  %20 = vector.broadcast %v : vector<2x3xf32> to vector<1x2x3xf32>
  %21 = vector.transpose %20, [1, 0, 2] : vector<1x2x3xf32> to vector<2x1x3xf32>
  %e = arith.constant 1.0 : f32
  %22 = vector.from_elements %x, %e, %e, %e : vector<2x2xf32>
  %23 = vector.transpose %22, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  return %1, %2, %4, %6, %7, %9, %12, %14, %15, %16, %19, %21, %23 : vector<6xf32>, vector<2x3xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<2x2xf32>, vector<3x1x2xf32>, vector<4x3xf32>, vector<2xf64>, vector<4xf32>, vector<3x2x1xf32>, vector<3x2xf32>, vector<2x1x3xf32>, vector<2x2xf32>
}
// -----
func.func @broadcasts(%v: vector<4x1x1x7xi32>, %w: vector<1xi32>, %x: i32, %y: vector<3x4xi32>) -> (vector<3x2x4x6x5x7xi32>, vector<2x3x4x5x6x7xi32>, vector<12xi32>, vector<8x1xi32>, vector<2x4xi32>, vector<2x2xi32>, vector<4x3x4xi32>) {
  %0 = vector.broadcast %v : vector<4x1x1x7xi32> to vector<2x3x4x5x6x7xi32>
  %1 = vector.transpose %0, [1, 0, 2, 4, 3, 5] : vector<2x3x4x5x6x7xi32> to vector<3x2x4x6x5x7xi32>
  %2 = vector.broadcast %y : vector<3x4xi32> to vector<1x3x4xi32>
  %3 = vector.shape_cast %2 : vector<1x3x4xi32> to vector<12xi32>
  %4 = vector.broadcast %w : vector<1xi32> to vector<1x8xi32>
  %5 = vector.shape_cast %4 : vector<1x8xi32> to vector<8x1xi32>
  %6 = vector.broadcast %y : vector<3x4xi32> to vector<5x3x4xi32>
  %7 = vector.extract_strided_slice %6 {offsets = [1, 1], sizes = [4, 2], strides = [1, 1]} : vector<5x3x4xi32> to vector<4x2x4xi32>
  %8 = vector.extract %7[3] : vector<2x4xi32> from vector<4x2x4xi32>
  %9 = vector.broadcast %x : i32 to vector<4x4xi32>
  %10 = vector.extract_strided_slice %9 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi32> to vector<2x2xi32>
  %11 = vector.extract_strided_slice %6 {offsets = [1], sizes = [4], strides = [1]} : vector<5x3x4xi32> to vector<4x3x4xi32>
  return %1, %0, %3, %5, %8, %10, %11 : vector<3x2x4x6x5x7xi32>, vector<2x3x4x5x6x7xi32>, vector<12xi32>, vector<8x1xi32>, vector<2x4xi32>, vector<2x2xi32>, vector<4x3x4xi32>
}
// -----
func.func @slices(%a: vector<4x8xi8>, %b: vector<2x8xi8>, %c: vector<8x1x2x8xi8>, %x: i8) -> (vector<1x8xi8>, vector<2x8xi8>, vector<4x8xi8>, vector<1x1x1x8xi8>, vector<4x8xi8>, vector<2x2xi8>, vector<4x8xi8>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [2, 0], strides = [1, 1]} : vector<2x8xi8> into vector<4x8xi8>
  %1 = vector.extract_strided_slice %0 {offsets = [3], sizes = [1], strides = [1]} : vector<4x8xi8> to vector<1x8xi8>
  %2 = vector.extract_strided_slice %0 {offsets = [0], sizes = [2], strides = [1]} : vector<4x8xi8> to vector<2x8xi8>
  %3 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xi8> to vector<2x8xi8>
  %4 = vector.insert_strided_slice %3, %a {offsets = [1, 0], strides = [1, 1]} : vector<2x8xi8> into vector<4x8xi8>
  %5 = vector.extract_strided_slice %c {offsets = [3, 0, 1], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<8x1x2x8xi8> to vector<1x1x1x8xi8>
  %6 = vector.broadcast %x : i8 to vector<2x8xi8>
  %7 = vector.broadcast %x : i8 to vector<4x8xi8>
  %8 = vector.insert_strided_slice %6, %7 {offsets = [1, 0], strides = [1, 1]} : vector<2x8xi8> into vector<4x8xi8>
  %9 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x8xi8> to vector<2x2xi8>
  %10 = vector.insert_strided_slice %a, %7 {offsets = [0, 0], strides = [1, 1]} : vector<4x8xi8> into vector<4x8xi8>
  return %1, %2, %4, %5, %8, %9, %10 : vector<1x8xi8>, vector<2x8xi8>, vector<4x8xi8>, vector<1x1x1x8xi8>, vector<4x8xi8>, vector<2x2xi8>, vector<4x8xi8>
}
// -----
func.func @inserts(%a: vector<2x2xf32>, %x: f32, %y: f32, %r: vector<2xf32>, %i: index, %o: vector<1x2xf32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<1x2xf32>, vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.insert %x, %a[0, %i] : f32 into vector<2x2xf32>
  %1 = vector.insert %y, %0[0, %i] : f32 into vector<2x2xf32>
  %2 = vector.insert %x, %a[0, 0] : f32 into vector<2x2xf32>
  %3 = vector.insert %y, %2[0, 1] : f32 into vector<2x2xf32>
  %4 = vector.insert %r, %3[1] : vector<2xf32> into vector<2x2xf32>
  %5 = vector.broadcast %x : f32 to vector<2x2xf32>
  %6 = vector.broadcast %x : f32 to vector<2xf32>
  %7 = vector.insert %6, %5[1] : vector<2xf32> into vector<2x2xf32>
  %8 = vector.insert %r, %o[0] : vector<2xf32> into vector<1x2xf32>
  %9 = vector.insert %x, %a[-1, 0] : f32 into vector<2x2xf32>
  %10 = vector.insert %x, %a[0, 0] : f32 into vector<2x2xf32>
  %11 = vector.insert %y, %10[0, 1] : f32 into vector<2x2xf32>
  return %1, %4, %7, %8, %9, %11 : vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<1x2xf32>, vector<2x2xf32>, vector<2x2xf32>
}
// -----
func.func @elements(%v: vector<2x3xf32>, %x: f32, %w: vector<1x3xf32>) -> (vector<2x3xf32>, f32, f32, f32, vector<3xf32>, vector<3xf32>, vector<3xf32>) {
  %0:6 = vector.to_elements %v : vector<2x3xf32>
  %1 = vector.from_elements %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : vector<2x3xf32>
  %2 = vector.broadcast %x : f32 to vector<2xf32>
  %3:2 = vector.to_elements %2 : vector<2xf32>
  %4 = vector.broadcast %w : vector<1x3xf32> to vector<2x3xf32>
  %5:6 = vector.to_elements %4 : vector<2x3xf32>
  %6 = vector.extract %v[1, 0] : f32 from vector<2x3xf32>
  %7 = vector.extract %v[1, 1] : f32 from vector<2x3xf32>
  %8 = vector.extract %v[1, 2] : f32 from vector<2x3xf32>
  %9 = vector.from_elements %6, %7, %8 : vector<3xf32>
  %10 = vector.from_elements %7, %7, %8 : vector<3xf32>
  %11 = vector.from_elements %8, %x, %8 : vector<3xf32>
  return %1, %3#1, %5#1, %5#4, %9, %10, %11 : vector<2x3xf32>, f32, f32, f32, vector<3xf32>, vector<3xf32>, vector<3xf32>
}
// -----
func.func @shuffles(%a: vector<2xf32>, %b: vector<2xf32>, %x: f32, %c: vector<f32>, %d: vector<f32>) -> (vector<4xf32>, vector<2xf32>, vector<2xf32>, vector<3xf32>, vector<1xf32>, vector<1xf32>) {
  %0 = vector.shuffle %a, %b [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<2xf32>
  %2 = vector.shuffle %a, %b [2, 3] : vector<2xf32>, vector<2xf32>
  %3 = vector.broadcast %x : f32 to vector<2xf32>
  %4 = vector.broadcast %x : f32 to vector<2xf32>
  %5 = vector.shuffle %3, %4 [0, 2, 1] : vector<2xf32>, vector<2xf32>
  %6 = vector.shuffle %c, %d [0] : vector<f32>, vector<f32>
  %7 = vector.shuffle %c, %d [1] : vector<f32>, vector<f32>
  return %0, %1, %2, %5, %6, %7 : vector<4xf32>, vector<2xf32>, vector<2xf32>, vector<3xf32>, vector<1xf32>, vector<1xf32>
}
// -----
func.func @steps() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<[3]xi1>) {
  %s = vector.step : vector<3xindex>
  %c7 = arith.constant dense<7> : vector<3xindex>
  %c2 = arith.constant dense<2> : vector<3xindex>
  %0 = arith.cmpi ult, %s, %c7 : vector<3xindex>
  %1 = arith.cmpi ugt, %s, %c2 : vector<3xindex>
  %2 = arith.cmpi eq, %s, %c2 : vector<3xindex>
  %3 = arith.cmpi ne, %s, %c7 : vector<3xindex>
  %t = vector.step : vector<[3]xindex>
  %d7 = arith.constant dense<7> : vector<[3]xindex>
  %4 = arith.cmpi ult, %t, %d7 : vector<[3]xindex>
  return %0, %1, %2, %3, %4 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<[3]xi1>
}
// -----
func.func @masks(%i: index, %p: vector<4xf32>, %q: vector<4xf32>, %n: vector<4xi1>) -> (vector<4x3xi1>, vector<[8]xi1>, vector<8x[16]xi1>, vector<3x4xi1>, vector<4xi1>, vector<2x3xi1>, vector<4xf32>, vector<4xf32>, vector<2x3xi1>, vector<4xi1>, vector<2xi1>, vector<i1>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m1 = arith.constant -1 : index
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %c3, %c2 : vector<4x3xi1>
  %1 = vector.create_mask %m1 : vector<[8]xi1>
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %vs = vector.vscale
  %2 = arith.muli %vs, %c16 : index
  %3 = vector.create_mask %c8, %2 : vector<8x[16]xi1>
  %4 = vector.create_mask %i, %c2 : vector<4x3xi1>
  %5 = vector.transpose %4, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  %6 = vector.create_mask %i, %c1 : vector<4x1xi1>
  %7 = vector.shape_cast %6 : vector<4x1xi1> to vector<4xi1>
  %8 = vector.extract_strided_slice %4 {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
  %9 = vector.mask %n, %q { vector.yield %p : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %10 = vector.mask %n { vector.yield %p : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %11 = vector.constant_mask [3, 2] : vector<4x3xi1>
  %12 = vector.extract_strided_slice %11 {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
  %13 = vector.create_mask %c2, %i : vector<3x4xi1>
  %14 = vector.extract %13[1] : vector<4xi1> from vector<3x4xi1>
  %15 = vector.create_mask %c2, %i : vector<3x2xi1>
  %16 = vector.extract %15[2] : vector<2xi1> from vector<3x2xi1>
  %17 = vector.create_mask %c1 : vector<i1>
  return %0, %1, %3, %5, %7, %8, %9, %10, %12, %14, %16, %17 : vector<4x3xi1>, vector<[8]xi1>, vector<8x[16]xi1>, vector<3x4xi1>, vector<4xi1>, vector<2x3xi1>, vector<4xf32>, vector<4xf32>, vector<2x3xi1>, vector<4xi1>, vector<2xi1>, vector<i1>
}
// -----
func.func @memory(%m: memref<16xf32>, %i: index, %p: vector<4xf32>, %n: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %t = vector.constant_mask [4] : vector<4xi1>
  %f = vector.constant_mask [0] : vector<4xi1>
  %g = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %z = memref.cast %m : memref<16xf32> to memref<?xf32>
  %0 = vector.maskedload %z[%i], %t, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %z[%i], %f, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.maskedload %z[%i], %g, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %z[%i], %t, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %z[%i], %f, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %z[%i], %n, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %z[%i], %t, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %z[%i], %t, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %z[%i], %f, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %o = vector.step : vector<4xindex>
  %4 = vector.gather %z[%i] [%o], %n, %p : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %c = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  vector.scatter %z[%i] [%c], %n, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %z[%i] [%c], %f, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %d = arith.constant dense<[0, 1, 3, 3]> : vector<4xi32>
  %5 = vector.gather %z[%i] [%d], %f, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %p, %z[%i] : memref<?xf32>, vector<4xf32>
  %6 = vector.load %z[%i] : memref<?xf32>, vector<4xf32>
  return %0, %1, %2, %3, %4, %6 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// -----
#dot = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @reductions(%s: vector<1xf32>, %x: f32, %t: vector<f32>, %u: vector<3x1xi32>, %v: vector<3xi32>, %m: vector<1xi1>, %w: vector<1x1xi32>, %n: i32, %a: vector<2x2xf32>, %b: vector<2x2xi32>, %k: vector<4xf32>) -> (f32, f32, f32, vector<3xi32>, f32, i32, vector<2x2xf32>, vector<2x2xi32>, vector<4xf32>) {
  %0 = vector.reduction <add>, %s : vector<1xf32> into f32
  %1 = vector.reduction <maximumf>, %s, %x fastmath<nnan> : vector<1xf32> into f32
  %2 = vector.reduction <mul>, %t, %x : vector<f32> into f32
  %3 = vector.multi_reduction <xor>, %u, %v [1] : vector<3x1xi32> to vector<3xi32>
  %4 = vector.mask %m { vector.reduction <minnumf>, %s, %x : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %5 = vector.multi_reduction <minui>, %w, %n [0, 1] : vector<1x1xi32> to i32
  %z = arith.constant dense<0.0> : vector<2x2xf32>
  %6 = vector.contract #dot %a, %a, %z : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32>
  %7 = arith.addf %a, %6 : vector<2x2xf32>
  %y = arith.constant dense<0> : vector<2x2xi32>
  %8 = vector.contract #dot %b, %b, %y : vector<2x2xi32>, vector<2x2xi32> into vector<2x2xi32>
  %9 = arith.addi %8, %b : vector<2x2xi32>
  return %0, %1, %2, %3, %4, %5, %7, %9, %k : f32, f32, f32, vector<3xi32>, f32, i32, vector<2x2xf32>, vector<2x2xi32>, vector<4xf32>
}
// -----
func.func @transfers(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %i: index, %a: tensor<4x4x4xf32>, %w: vector<4x1xf32>, %g: tensor<4xf32>, %m: memref<4x8xf32>, %n: memref<?x?xf32>, %mask: vector<4xi1>) -> (vector<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, vector<1x100x4x5xf32>, tensor<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%c1, %c0] : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %v, %0[%c2, %c0] : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_read %1[%c1, %c0], %f : tensor<4x4xf32>, vector<1x4xf32>
  %3 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %4 = vector.transfer_write %v, %3[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %5 = vector.transfer_write %2, %4[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %6 = vector.transfer_read %t[%i, %c0], %f : tensor<4x4xf32>, vector<1x4xf32>
  %7 = vector.transfer_write %6, %t[%i, %c0] : vector<1x4xf32>, tensor<4x4xf32>
  %8 = vector.transfer_write %w, %a[%c0, %c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : vector<4x1xf32>, tensor<4x4x4xf32>
  %9 = vector.transfer_read %8[%c0, %c0, %c0], %f {in_bounds = [true, true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2, 0)>} : tensor<4x4x4xf32>, vector<1x100x4x5xf32>
  %10 = vector.transfer_read %g[%c0], %f : tensor<4xf32>, vector<4xf32>
  %11 = vector.transfer_write %10, %g[%c0] : vector<4xf32>, tensor<4xf32>
  %all = vector.constant_mask [4] : vector<4xi1>
  %z = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %12 = vector.transfer_read %z[%i, %c1], %f, %all : memref<?x?xf32>, vector<4xf32>
  vector.transfer_write %12, %z[%c0, %c0], %all : vector<4xf32>, memref<?x?xf32>
  %13 = vector.transfer_read %n[%i, %c1], %f, %mask : memref<?x?xf32>, vector<4xf32>
  %14 = tensor.cast %g : tensor<4xf32> to tensor<?xf32>
  %15 = vector.transfer_read %14[%c0], %f : tensor<?xf32>, vector<4xf32>
  %16 = vector.transfer_read %m[%i, %c0], %f {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<4x8xf32>, vector<4x4xf32>
  return %2, %5, %7, %9, %11, %12, %13, %15, %16 : vector<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, vector<1x100x4x5xf32>, tensor<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4x4xf32>
}
// -----
func.func @transfers(%t: tensor<8xf32>, %m: vector<8xi1>, %b: memref<8xf32>) -> (vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %s = arith.constant dense<0.0> : vector<8xf32>
  %0 = vector.transfer_write %s, %t[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  %1 = vector.transfer_read %0[%c0], %f, %m {in_bounds = [true]} : tensor<8xf32>, vector<8xf32>
  %t1 = vector.constant_mask [8] : vector<8xi1>
  %2 = vector.mask %t1 { vector.transfer_read %b[%c0], %f {in_bounds = [true]} : memref<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %t1 { vector.transfer_write %2, %b[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32> } : vector<8xi1>
  return %1, %2 : vector<8xf32>, vector<8xf32>
}
// -----
func.func @more(%v: vector<4xf32>, %i: index, %w: vector<1x4xf32>, %y: vector<2x3xi8>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<3x4xf32>, vector<2x2xi1>, vector<2xi1>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<3x2xi8>, vector<2x2xi1>, vector<3xi32>, f32) {
  %p = ub.poison : vector<4xf32>
  %0 = vector.broadcast %v : vector<4xf32> to vector<4xf32>
  %1 = vector.shape_cast %v : vector<4xf32> to vector<4xf32>
  %2 = vector.transpose %v, [0] : vector<4xf32> to vector<4xf32>
  %3 = vector.shape_cast %w : vector<1x4xf32> to vector<4xf32>
  %4 = vector.broadcast %3 : vector<4xf32> to vector<3x4xf32>
  %m = vector.constant_mask [2, 1] : vector<3x2xi1>
  %5 = vector.transpose %m, [1, 0] : vector<3x2xi1> to vector<2x3xi1>
  %6 = vector.extract_strided_slice %5 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<2x3xi1> to vector<2x2xi1>
  %n = vector.constant_mask [1, 1, 1] : vector<2x1x1xi1>
  %7 = vector.shape_cast %n : vector<2x1x1xi1> to vector<2xi1>
  %8 = vector.shape_cast %p : vector<4xf32> to vector<1x4xf32>
  %9 = vector.transpose %8, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %10 = vector.shape_cast %9 : vector<4x1xf32> to vector<4xf32>
  %11 = vector.broadcast %p : vector<4xf32> to vector<3x4xf32>
  %12 = vector.extract %11[%i] : vector<4xf32> from vector<3x4xf32>
  %13 = vector.shuffle %p, %p [0, 5, 1, 2] : vector<4xf32>, vector<4xf32>
  %14 = vector.transpose %y, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
  %15 = vector.transpose %14, [1, 0] : vector<3x2xi8> to vector<2x3xi8>
  %16 = vector.transpose %15, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
  %17 = vector.extract_strided_slice %m {offsets = [1], sizes = [2], strides = [1]} : vector<3x2xi1> to vector<2x2xi1>
  %q = ub.poison : vector<2xi32>
  %c = arith.constant dense<[1, 2]> : vector<2xi32>
  %18 = vector.shuffle %c, %q [1, 3, -1] : vector<2xi32>, vector<2xi32>
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %19 = vector.extract %v[%c9] : f32 from vector<4xf32>
  %20 = vector.insert %19, %v[%c1] : f32 into vector<4xf32>
  %21 = vector.extract %20[%c1] : f32 from vector<4xf32>
  return %0, %1, %2, %4, %6, %7, %10, %12, %13, %16, %17, %18, %21 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<3x4xf32>, vector<2x2xi1>, vector<2xi1>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<3x2xi8>, vector<2x2xi1>, vector<3xi32>, f32
}
// -----
func.func @scalable(%m: memref<?xf32>, %i: index, %n: vector<[4]xi1>, %p: vector<[4]xf32>, %b: vector<3x[4]xf32>, %k: i32) -> (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<3x[4]xf32>, vector<[4]xi1>) {
  %s = vector.step : vector<[4]xindex>
  %0 = vector.gather %m[%i] [%s], %n, %p : memref<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  %1 = vector.extract %b[1] : vector<[4]xf32> from vector<3x[4]xf32>
  %2 = vector.insert %p, %b[2] : vector<[4]xf32> into vector<3x[4]xf32>
  %3 = vector.extract %2[2] : vector<[4]xf32> from vector<3x[4]xf32>
  %4 = vector.transpose %2, [1, 0] : vector<3x[4]xf32> to vector<[4]x3xf32>
  %5 = vector.transpose %4, [1, 0] : vector<[4]x3xf32> to vector<3x[4]xf32>
  %vs = vector.vscale
  %c4 = arith.constant 4 : index
  %6 = arith.muli %c4, %vs : index
  %7 = vector.create_mask %6 : vector<[4]xi1>
  return %0, %1, %3, %5, %7 : vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<3x[4]xf32>, vector<[4]xi1>
}

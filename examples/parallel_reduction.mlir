// Reductions whose iterations may run in any order: affine.parallel combines what they
// yield.

// The squared Euclidean norm and the largest magnitude of a matrix, in one sweep.
func.func @norms(%matrix: memref<?x?xf64>) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %M = memref.dim %matrix, %c0 : memref<?x?xf64>
  %N = memref.dim %matrix, %c1 : memref<?x?xf64>
  %norms:2 = affine.parallel (%i, %j) = (0, 0) to (%M, %N)
      reduce ("addf", "maximumf") -> (f64, f64) {
    %x = affine.load %matrix[%i, %j] : memref<?x?xf64>
    %square = arith.mulf %x, %x : f64
    %magnitude = math.absf %x : f64
    affine.yield %square, %magnitude : f64, f64
  }
  return %norms#0, %norms#1 : f64, f64
}

// How many points of a grid around the origin lie inside a circle: an integer reduction
// whose bounds are expressions of an argument.
func.func @points_in_circle(%half: index, %radius_squared: index) -> i64 {
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %count = affine.parallel (%i, %j) = (0, 0) to (%half * 2 + 1, %half * 2 + 1)
      reduce ("addi") -> (i64) {
    %y = affine.apply affine_map<(d0)[s0] -> (d0 - s0)>(%i)[%half]
    %x = affine.apply affine_map<(d0)[s0] -> (d0 - s0)>(%j)[%half]
    %yy = arith.muli %y, %y : index
    %xx = arith.muli %x, %x : index
    %distance = arith.addi %xx, %yy : index
    %inside = arith.cmpi slt, %distance, %radius_squared : index
    %point = arith.select %inside, %one, %none : i64
    affine.yield %point : i64
  }
  return %count : i64
}

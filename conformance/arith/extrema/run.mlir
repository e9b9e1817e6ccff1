// RUN: %bridge-conform --run-lines %s
// What is larger of a NaN and a number, and of zeros.

func.func @maximumf(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.maximumf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}
// run: @maximumf([1, nan, 2, nan], [2, 1, nan, nan]) == [2.0, nan, nan, nan]

func.func @minimumf(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.minimumf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}
// run: @minimumf([1, nan, 2, nan], [2, 1, nan, nan]) == [1.0, nan, nan, nan]

func.func @maxnumf(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.maxnumf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}
// run: @maxnumf([1, nan, 2, nan], [2, 1, nan, nan]) == [2.0, 1.0, 2.0, nan]

func.func @minnumf(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.minnumf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}
// run: @minnumf([1, nan, 2, nan], [2, 1, nan, nan]) == [1.0, 1.0, 2.0, nan]

// run: @maximumf([0, -0.0, inf, -inf], [-0.0, 0, 1, 1]) == [0.0, 0.0, inf, 1.0]

// run: @minimumf([0, -0.0, inf, -inf], [-0.0, 0, 1, 1]) == [-0.0, -0.0, 1.0, -inf]

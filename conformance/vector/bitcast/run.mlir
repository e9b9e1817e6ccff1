// RUN: %bridge-conform --run-lines %s

func.func @f(%x: vector<2xi32>) -> vector<4xi16> {
  %r = vector.bitcast %x : vector<2xi32> to vector<4xi16>
  return %r : vector<4xi16>
}
// run: @f([65537, -1]) == [1, 1, -1, -1]

func.func @float(%x: vector<2xf32>) -> vector<2xi32> {
  %r = vector.bitcast %x : vector<2xf32> to vector<2xi32>
  return %r : vector<2xi32>
}
// run: @float([1.0, -0.0]) == [1065353216, -2147483648]

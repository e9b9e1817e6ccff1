// RUN: %bridge-conform --run-lines %s

func.func @scalar(%x: i32) -> vector<2x3xi32> {
  %r = vector.broadcast %x : i32 to vector<2x3xi32>
  return %r : vector<2x3xi32>
}
// run: @scalar(-7) == [[-7, -7, -7], [-7, -7, -7]]

func.func @rows(%x: vector<3xf32>) -> vector<2x3xf32> {
  %r = vector.broadcast %x : vector<3xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
// run: @rows([1.0, -0.0, nan]) == [[1.0, -0.0, nan], [1.0, -0.0, nan]]

func.func @stretch(%x: vector<2x1xi8>) -> vector<2x3xi8> {
  %r = vector.broadcast %x : vector<2x1xi8> to vector<2x3xi8>
  return %r : vector<2x3xi8>
}
// run: @stretch([[1], [2]]) == [[1, 1, 1], [2, 2, 2]]

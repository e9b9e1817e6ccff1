// RUN: %bridge-conform --run-lines %s

func.func @static(%x: vector<2x3xi32>) -> (i32, vector<3xi32>) {
  %a = vector.extract %x[1, 2] : i32 from vector<2x3xi32>
  %b = vector.extract %x[0] : vector<3xi32> from vector<2x3xi32>
  return %a, %b : i32, vector<3xi32>
}
// run: @static([[1, 2, 3], [4, 5, 6]]) == (6, [1, 2, 3])

func.func @dynamic(%x: vector<4xf32>, %i: index) -> f32 {
  %a = vector.extract %x[%i] : f32 from vector<4xf32>
  return %a : f32
}
// run: @dynamic([1.0, 2.0, 3.0, 4.0], 2) == 3.0
// trap: @dynamic([1.0, 2.0, 3.0, 4.0], 4) "poison"

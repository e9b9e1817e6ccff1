// RUN: %bridge-conform --run-lines %s

func.func @static(%s: i32, %v: vector<3xi32>, %x: vector<2x3xi32>) -> vector<2x3xi32> {
  %a = vector.insert %v, %x[0] : vector<3xi32> into vector<2x3xi32>
  %b = vector.insert %s, %a[1, 2] : i32 into vector<2x3xi32>
  return %b : vector<2x3xi32>
}
// run: @static(-1, [7, 8, 9], [[1, 2, 3], [4, 5, 6]]) == [[7, 8, 9], [4, 5, -1]]

func.func @dynamic(%s: f32, %x: vector<4xf32>, %i: index) -> vector<4xf32> {
  %a = vector.insert %s, %x[%i] : f32 into vector<4xf32>
  return %a : vector<4xf32>
}
// run: @dynamic(9.0, [1.0, 2.0, 3.0, 4.0], 0) == [9.0, 2.0, 3.0, 4.0]
// trap: @dynamic(9.0, [1.0, 2.0, 3.0, 4.0], 4) "poison"

// RUN: %bridge-conform --run-lines %s

func.func @integers(%v: vector<4xi32>) -> (i32, i32, i32, i32, i32) {
  %a = vector.reduction <add>, %v : vector<4xi32> into i32
  %m = vector.reduction <mul>, %v : vector<4xi32> into i32
  %x = vector.reduction <maxsi>, %v : vector<4xi32> into i32
  %u = vector.reduction <maxui>, %v : vector<4xi32> into i32
  %o = vector.reduction <xor>, %v : vector<4xi32> into i32
  return %a, %m, %x, %u, %o : i32, i32, i32, i32, i32
}
// run: @integers([1, -2, 3, 4]) == (6, -24, 4, -2, -8)
// run: @integers(random())

func.func @floats(%v: vector<4xf32>, %s: f32) -> (f32, f32) {
  %a = vector.reduction <add>, %v, %s : vector<4xf32> into f32
  %m = vector.reduction <minimumf>, %v : vector<4xf32> into f32
  return %a, %m : f32, f32
}
// The order of the sum is that of the lanes: 1e8 + 1 is 1e8.
// run: @floats([1.0e8, 1.0, -1.0e8, 1.0], 0.0) == (1.0, -1.0e8)
// run: @floats([1.0, nan, 2.0, 3.0], 0.0) == (nan, nan)

// RUN: %bridge-conform --run-lines %s

#matvec = {
  indexing_maps = [
    affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
  iterator_types = ["parallel", "reduction"]
}
func.func @matvec(%a: vector<2x3xf32>, %x: vector<3xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract #matvec %a, %x, %b
    : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
// run: @matvec([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [1.0, 0.5, -1.0], [10.0, 20.0]) == [9.0, 20.5]

#dot = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"]
}
func.func @dot(%a: vector<4xi32>, %b: vector<4xi32>, %c: i32) -> i32 {
  %r = vector.contract #dot %a, %b, %c : vector<4xi32>, vector<4xi32> into i32
  return %r : i32
}
// run: @dot([1, 2, 3, 4], [5, 6, 7, 8], 100) == 170
// run: @dot(random(), random(), random())

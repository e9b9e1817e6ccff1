// RUN: %bridge-conform --run-lines %s

func.func @f(%m: memref<2x2xf32>) -> vector<2x2xf32> {
  %c = vector.type_cast %m : memref<2x2xf32> to memref<vector<2x2xf32>>
  %v = memref.load %c[] : memref<vector<2x2xf32>>
  return %v : vector<2x2xf32>
}
// run: @f([[1.0, 2.0], [3.0, 4.0]]) == [[1.0, 2.0], [3.0, 4.0]]

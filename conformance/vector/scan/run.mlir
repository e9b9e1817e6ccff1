// RUN: %bridge-conform --run-lines %s

// Upstream's execution tests run no pass for it.
// judges: interpreter, compiled; see above

func.func @inclusive(%v: vector<2x3xi32>, %s: vector<2xi32>) -> (vector<2x3xi32>, vector<2xi32>) {
  %r:2 = vector.scan <add>, %v, %s {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xi32>, vector<2xi32>
  return %r#0, %r#1 : vector<2x3xi32>, vector<2xi32>
}
// run: @inclusive([[1, 2, 3], [4, 5, 6]], [10, 20]) == ([[1, 3, 6], [4, 9, 15]], [6, 15])

func.func @exclusive(%v: vector<2x3xi32>, %s: vector<2xi32>) -> (vector<2x3xi32>, vector<2xi32>) {
  %r:2 = vector.scan <add>, %v, %s {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xi32>, vector<2xi32>
  return %r#0, %r#1 : vector<2x3xi32>, vector<2xi32>
}
// run: @exclusive([[1, 2, 3], [4, 5, 6]], [10, 20]) == ([[10, 11, 13], [20, 24, 29]], [13, 29])

// RUN: %bridge-conform --run-lines %s

func.func @f(%v: vector<2x2xi32>) -> i32 {
  %r:4 = vector.to_elements %v : vector<2x2xi32>
  %s = arith.subi %r#3, %r#1 : i32
  return %s : i32
}
// run: @f([[1, 2], [3, 9]]) == 7

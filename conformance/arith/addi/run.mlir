// RUN: %bridge-conform --run-lines %s

func.func @i8(%a: i8, %b: i8) -> i8 {
  %c = arith.addi %a, %b : i8
  return %c : i8
}
// run: @i8(127, 1) == -128
// run: @i8(255, 1) == 0
// run: @i8(random(), random())

func.func @flags(%a: i32, %b: i32) -> i32 {
  %c = arith.addi %a, %b overflow<nsw> : i32
  return %c : i32
}
// run: @flags(1, -1) == 0
// trap: @flags(2147483647, 1) "signed overflow of 2147483647 and 1"

func.func @vector(%a: vector<2x2xi16>, %b: vector<2x2xi16>) -> vector<2x2xi16> {
  %c = arith.addi %a, %b : vector<2x2xi16>
  return %c : vector<2x2xi16>
}
// run: @vector([[1, 2], [3, 32767]], full(1, 2, 2)) == [[2, 3], [4, -32768]]
// run: @vector(random(), random())

// RUN: %bridge-conform --run-lines %s

func.func @f80(%a: f80, %b: f80) -> f80 {
  %0 = arith.divf %a, %b : f80
  return %0 : f80
}
// run: @f80(1.0, 3.0) == bits(0x3FFDAAAAAAAAAAAAAAAB)
// run: @f80(-1.0, 0.0) == -inf
// run: @f80(0.0, 0.0) == nan
// run: @f80(random(), random())

func.func @f128(%a: f128, %b: f128) -> i128 {
  %0 = arith.divf %a, %b : f128
  %1 = arith.bitcast %0 : f128 to i128
  return %1 : i128
}
// run: @f128(1.0, 3.0) == 85056745605278522992167570534397465941

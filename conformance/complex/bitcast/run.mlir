// RUN: %bridge-conform --run-lines %s

// judges: interpreter; no pass lowers it from a complex number
func.func @bitcast(%a: complex<f32>) -> i64 {
  %r = complex.bitcast %a : complex<f32> to i64
  return %r : i64
}
// run: @bitcast(1) == 1065353216

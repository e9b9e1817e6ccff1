// RUN: %bridge-conform --run-lines %s

func.func @swap(%n: index, %a: f64, %b: f64) -> (f64, f64) {
  %r:2 = affine.for %i = 0 to %n iter_args(%x = %a, %y = %b) -> (f64, f64) {
    affine.yield %y, %x : f64, f64
  }
  return %r#0, %r#1 : f64, f64
}
// run: @swap(3, 1.5, -2.0) == (-2.0, 1.5)
// run: @swap(0, 1.5, -0.0) == (1.5, -0.0)

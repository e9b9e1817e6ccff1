// RUN: %bridge-conform --run-lines %s

func.func @f(%a: f32, %b: f32, %c: f32, %d: f32) -> (f32, f32, f32, f32) {
  %x = complex.create %a, %b : complex<f32>
  %y = complex.create %c, %d : complex<f32>
  %s = complex.add %x, %y : complex<f32>
  %p = complex.mul %x, %y : complex<f32>
  %e = complex.sub %p, %s : complex<f32>
  %n = complex.neg %e : complex<f32>
  %r = complex.re %n : complex<f32>
  %i = complex.im %n : complex<f32>
  %pr = complex.re %p : complex<f32>
  %pi = complex.im %p : complex<f32>
  return %r, %i, %pr, %pi : f32, f32, f32, f32
}
// run: @f(1.0, 2.0, 3.0, -4.0) == (-7.0, -4.0, 11.0, 2.0)
// run: @f(random(), random(), random(), random())

func.func @equal(%a: f64, %b: f64) -> (i1, i1) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.create %b, %a : complex<f64>
  %e = complex.eq %x, %y : complex<f64>
  %n = complex.neq %x, %y : complex<f64>
  return %e, %n : i1, i1
}
// run: @equal(1.5, 1.5) == (true, false)
// run: @equal(1.5, -1.5) == (false, true)

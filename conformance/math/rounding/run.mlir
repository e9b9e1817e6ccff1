// RUN: %bridge-conform --run-lines %s

func.func @f(%x: f32) -> (f32, f32, f32, f32, f32) {
  %a = math.floor %x : f32
  %b = math.ceil %x : f32
  %c = math.trunc %x : f32
  %d = math.round %x : f32
  %e = math.roundeven %x : f32
  return %a, %b, %c, %d, %e : f32, f32, f32, f32, f32
}
// run: @f(2.5) == (2.0, 3.0, 2.0, 3.0, 2.0)
// run: @f(-0.5) == (-1.0, -0.0, -0.0, -1.0, -0.0)
// run: @f(random())

// RUN: %bridge-conform --run-lines %s

func.func @f(%x: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = math.absf %x : vector<4xf32>
  %b = math.sqrt %a : vector<4xf32>
  %c = math.fma %x, %a, %b : vector<4xf32>
  return %a, %b, %c : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// run: @f([-4.0, 0.25, -0.0, inf]) == ([4.0, 0.25, 0.0, inf], [2.0, 0.5, 0.0, inf], [-14.0, 0.5625, 0.0, inf])
// run: @f(random())

func.func @g(%x: f64) -> (f64, f64, f64) {
  %a = math.exp %x : f64
  %b = math.sin %x : f64
  %c = math.log1p %a : f64
  return %a, %b, %c : f64, f64, f64
}
// run: @g(0.0) == (1.0, 0.0, within(1e-12, 0.6931471805599453))
// run: @g(1.0) == (within(1e-12, 2.718281828459045), within(1e-12, 0.8414709848078965), within(1e-12, 1.3132616875182228))

// RUN: %bridge-conform --run-lines %s

func.func @modes(%a: f64) -> (f32, f32, f32, f32) {
  %0 = arith.truncf %a to_nearest_away : f64 to f32
  %1 = arith.truncf %a downward : f64 to f32
  %2 = arith.truncf %a upward : f64 to f32
  %3 = arith.truncf %a toward_zero : f64 to f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
// run: @modes(1.0) == (1.0, 1.0, 1.0, 1.0)
// judges: interpreter; compiled code rounds to nearest whatever the mode, see conformance/differences.md
// run: @modes(1.0e39) == (inf, 3.4028234663852886e+38, inf, 3.4028234663852886e+38)
// run: @modes(-1.0e39) == (-inf, -inf, -3.4028234663852886e+38, -3.4028234663852886e+38)
// run: @modes(1.0e-46) == (0.0, 0.0, 1.401298464324817e-45, 0.0)
// run: @modes(-1.0e-46) == (-0.0, -1.401298464324817e-45, -0.0, -0.0)
// run: @modes(nan) == (nan, nan, nan, nan)
// run: @modes(-inf) == (-inf, -inf, -inf, -inf)

// judges: interpreter, compiled
func.func @directions(%a: f64) -> (f32, f32, f32) {
  %0 = arith.truncf %a downward : f64 to f32
  %1 = arith.truncf %a upward : f64 to f32
  %2 = arith.truncf %a toward_zero : f64 to f32
  return %0, %1, %2 : f32, f32, f32
}
// run: @directions(1.0e39) == (3.4028234663852886e+38, inf, 3.4028234663852886e+38)
// run: @directions(-1.0e39) == (-inf, -3.4028234663852886e+38, -3.4028234663852886e+38)
// run: @directions(1.0e-46) == (0.0, 1.401298464324817e-45, 0.0)
// run: @directions(-1.0e-46) == (-1.401298464324817e-45, -0.0, -0.0)
// run: @directions(nan) == (nan, nan, nan)
// run: @directions(-inf) == (-inf, -inf, -inf)

// judges: interpreter, compiled, upstream; all modes give these
func.func @of_wide(%a: f64) -> (f64, f64) {
  %0 = arith.extf %a : f64 to f128
  %1 = math.sqrt %0 : f128
  %2 = arith.truncf %1 : f128 to f64
  %3 = arith.truncf %1 upward : f128 to f64
  return %2, %3 : f64, f64
}
// run: @of_wide(2.0) == (1.4142135623730951, 1.4142135623730951)
// judges: interpreter; compiled code rounds to nearest whatever the mode, see conformance/differences.md
// run: @of_wide(3.0) == (1.7320508075688772, 1.7320508075688774)

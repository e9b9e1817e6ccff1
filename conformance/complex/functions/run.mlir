// RUN: %bridge-conform --run-lines %s

func.func @of_abs(%a: complex<f64>) -> f64 {
  %r = complex.abs %a : complex<f64>
  return %r : f64
}
// run: @of_abs(random()) == within(1e-9, 4.981214711292819)

func.func @of_angle(%a: complex<f64>) -> f64 {
  %r = complex.angle %a : complex<f64>
  return %r : f64
}
// run: @of_angle(random()) == within(1e-9, 0.8728935041998396)

func.func @of_conj(%a: f64, %b: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.conj %x : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_conj(0.75, -0.5) == (within(1e-9, 0.75), within(1e-9, 0.5))

func.func @of_cos(%a: f64, %b: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.cos %x : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_cos(0.75, -0.5) == (within(1e-9, 0.8250713669946073), within(1e-9, 0.35519875789073846))

func.func @of_exp(%a: f64, %b: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.exp %x : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_exp(0.75, -0.5) == (within(1e-9, 1.8578422981009128), within(1e-9, -1.0149438731896383))

func.func @of_expm1(%a: f64, %b: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.expm1 %x : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_expm1(0.75, -0.5) == (within(1e-9, 0.8578422981009128), within(1e-9, -1.0149438731896383))

func.func @of_log(%a: f64, %b: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.log %x : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_log(0.75, -0.5) == (within(1e-9, -0.10381968238912226), within(1e-9, -0.5880026035475675))

func.func @of_log1p(%a: f64, %b: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.log1p %x : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_log1p(0.75, -0.5) == (within(1e-9, 0.5988515956561703), within(1e-9, -0.27829965900511133))

func.func @of_rsqrt(%a: f64, %b: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.rsqrt %x : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_rsqrt(0.75, -0.5) == (within(1e-9, 1.0080866320727055), within(1e-9, 0.30522407291491205))

func.func @of_sign(%a: f64, %b: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.sign %x : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_sign(0.75, -0.5) == (within(1e-9, 0.8320502943378437), within(1e-9, -0.5547001962252291))

func.func @of_sin(%a: f64, %b: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.sin %x : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_sin(0.75, -0.5) == (within(1e-9, 0.7686335646933926), within(1e-9, -0.3812796346521782))

func.func @of_sqrt(%a: f64, %b: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.sqrt %x : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_sqrt(0.75, -0.5) == (within(1e-9, 0.9086770105119854), within(1e-9, -0.27512526135016874))

func.func @of_tan(%a: f64, %b: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.tan %x : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_tan(0.75, -0.5) == (within(1e-9, 0.618096394806202), within(1e-9, -0.7282118012804722))

func.func @of_tanh(%a: f64, %b: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.tanh %x : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_tanh(0.75, -0.5) == (within(1e-9, 0.7360841705511909), within(1e-9, -0.29089346182961806))

func.func @of_atan2(%a: f64, %b: f64, %c: f64, %d: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %z = complex.create %c, %d : complex<f64>
  %y = complex.atan2 %x, %z : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_atan2(0.75, -0.5, 0.25, 1.5) == (within(1e-9, -0.3217505543966422), within(1e-9, -0.5493061443340552))

func.func @of_div(%a: f64, %b: f64, %c: f64, %d: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %z = complex.create %c, %d : complex<f64>
  %y = complex.div %x, %z : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_div(0.75, -0.5, 0.25, 1.5) == (within(1e-9, -0.24324324324324323), within(1e-9, -0.5405405405405406))

func.func @of_pow(%a: f64, %b: f64, %c: f64, %d: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %z = complex.create %c, %d : complex<f64>
  %y = complex.pow %x, %z : complex<f64>
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_pow(0.75, -0.5, 0.25, 1.5) == (within(1e-9, 2.246803863000293), within(1e-9, -0.7017447166881582))

func.func @of_powi(%a: f64, %b: f64, %n: i32) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.powi %x, %n : complex<f64>, i32
  %r = complex.re %y : complex<f64>
  %i = complex.im %y : complex<f64>
  return %r, %i : f64, f64
}
// run: @of_powi(0.75, -0.5, 3) == (within(1e-9, -0.140625), within(1e-9, -0.71875))

func.func @of_constant() -> (f32, f32) {
  %x = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %r = complex.re %x : complex<f32>
  %i = complex.im %x : complex<f32>
  return %r, %i : f32, f32
}
// run: @of_constant() == (1.5, -2.0)

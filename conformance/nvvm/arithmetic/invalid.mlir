// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of arithmetic on floats is refused.

llvm.func @f(%a: f32) {
  %0 = "nvvm.divf"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.divf' op rounding mode cannot be None for the rounded divide}}
  %0 = "nvvm.divf"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<none>}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.divf' op attribute 'rnd' failed to satisfy constraint: NVVM FPRoundingMode kind whose value is one of {none, rm, rn, rp, rz}}}
  %0 = "nvvm.divf"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rs>}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.divf' op attribute 'rnd' failed to satisfy constraint: NVVM FPRoundingMode kind whose value is one of {none, rm, rn, rp, rz}}}
  %0 = "nvvm.divf"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rna>}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = "nvvm.divf"(%a, %a) <{approx = true}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = "nvvm.divf"(%a, %a) <{full = true}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.divf' op 'approx' and 'full' are mutually exclusive}}
  %0 = "nvvm.divf"(%a, %a) <{approx = true, full = true}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.divf' op 'approx' and 'full' forms do not accept a rounding mode}}
  %0 = "nvvm.divf"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>, approx = true}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.divf' op 'approx' and 'full' forms do not accept a rounding mode}}
  %0 = "nvvm.divf"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>, full = true}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f64) {
  // expected-error@+1 {{'nvvm.divf' op 'approx' and 'full' forms are f32-only}}
  %0 = "nvvm.divf"(%a, %a) <{approx = true}> : (f64, f64) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: f64) {
  // expected-error@+1 {{'nvvm.divf' op FTZ is not supported for f64}}
  %0 = "nvvm.divf"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>, ftz = true}> : (f64, f64) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: f64) {
  %0 = "nvvm.divf"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>}> : (f64, f64) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = "nvvm.sqrt"(%a) <{rnd = #nvvm.fp_rnd_mode<rn>}> : (f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.sqrt' op rounding mode cannot be None}}
  %0 = "nvvm.sqrt"(%a) <{rnd = #nvvm.fp_rnd_mode<none>}> : (f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.sqrt' op requires attribute 'rnd'}}
  %0 = "nvvm.sqrt"(%a) <{}> : (f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f64) {
  // expected-error@+1 {{'nvvm.sqrt' op FTZ is not supported for f64}}
  %0 = "nvvm.sqrt"(%a) <{rnd = #nvvm.fp_rnd_mode<rn>, ftz = true}> : (f64) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.sqrt' op attribute 'rnd' failed to satisfy constraint: NVVM FPRoundingMode kind whose value is one of {none, rm, rn, rp, rz}}}
  %0 = "nvvm.sqrt"(%a) <{rnd = #nvvm.fp_rnd_mode<rs>}> : (f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = "nvvm.addf"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = "nvvm.subf"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = "nvvm.addf"(%a, %a) <{sat = #nvvm.sat_mode<sat>}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.addf' op attribute 'sat' failed to satisfy constraint: Describes the saturation mode whose value is one of {none, sat}}}
  %0 = "nvvm.addf"(%a, %a) <{sat = #nvvm.sat_mode<satfinite>}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f64) {
  // expected-error@+1 {{'nvvm.addf' op FTZ and saturation are not supported for additions/subtractions involving f64 type}}
  %0 = "nvvm.addf"(%a, %a) <{sat = #nvvm.sat_mode<sat>}> : (f64, f64) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: f64) {
  // expected-error@+1 {{'nvvm.addf' op FTZ and saturation are not supported for additions/subtractions involving f64 type}}
  %0 = "nvvm.addf"(%a, %a) <{ftz = true}> : (f64, f64) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: f16) {
  // expected-error@+1 {{'nvvm.addf' op only RN rounding mode is supported for f16 and vector<2xf16> additions/subtractions}}
  %0 = "nvvm.addf"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rz>}> : (f16, f16) -> f16
  llvm.return
}

// -----

llvm.func @f(%a: bf16) {
  // expected-error@+1 {{'nvvm.addf' op only RN rounding mode is supported for bf16 and vector<2xbf16> additions/subtractions}}
  %0 = "nvvm.addf"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rz>}> : (bf16, bf16) -> bf16
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.addf' op FTZ and saturation are not supported for bf16 and vector<2xbf16> additions/subtractions}}
  %0 = "nvvm.addf"(%a, %a) <{ftz = true}> : (vector<2xbf16>, vector<2xbf16>) -> vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%a: bf16) {
  // expected-error@+1 {{'nvvm.addf' op FTZ and saturation are not supported for bf16 and vector<2xbf16> additions/subtractions}}
  %0 = "nvvm.addf"(%a, %a) <{sat = #nvvm.sat_mode<sat>}> : (bf16, bf16) -> bf16
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf16>) {
  %0 = "nvvm.addf"(%a, %a) <{sat = #nvvm.sat_mode<sat>}> : (vector<2xf16>, vector<2xf16>) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%a: bf16) {
  // expected-error@+1 {{'nvvm.subf' op FTZ and saturation are not supported for bf16 and vector<2xbf16> additions/subtractions}}
  %0 = "nvvm.subf"(%a, %a) <{sat = #nvvm.sat_mode<sat>}> : (bf16, bf16) -> bf16
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.addf' op attribute 'rnd' failed to satisfy constraint: NVVM FPRoundingMode kind whose value is one of {none, rm, rn, rp, rz}}}
  %0 = "nvvm.addf"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rs>}> : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>}> : (f32, f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.fma' op requires attribute 'rnd'}}
  %0 = "nvvm.fma"(%a, %a, %a) <{}> : (f32, f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<sat>}> : (f32, f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f16) {
  // expected-error@+1 {{'nvvm.fma' op relu and saturation are not supported together}}
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<sat>, relu = true}> : (f16, f16, f16) -> f16
  llvm.return
}

// -----

llvm.func @f(%a: f16) {
  // expected-error@+1 {{'nvvm.fma' op oob is not supported with saturation or FTZ}}
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<sat>, oob = true}> : (f16, f16, f16) -> f16
  llvm.return
}

// -----

llvm.func @f(%a: f16) {
  // expected-error@+1 {{'nvvm.fma' op oob is not supported with saturation or FTZ}}
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>, ftz = true, oob = true}> : (f16, f16, f16) -> f16
  llvm.return
}

// -----

llvm.func @f(%a: f16) {
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>, relu = true}> : (f16, f16, f16) -> f16
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.fma' op relu and oob are only supported for f16 and bf16}}
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>, relu = true}> : (f32, f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.fma' op relu and oob are only supported for f16 and bf16}}
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>, oob = true}> : (f32, f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f64) {
  // expected-error@+1 {{'nvvm.fma' op FTZ and saturation are not supported for f64 type}}
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>, ftz = true}> : (f64, f64, f64) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: bf16) {
  // expected-error@+1 {{'nvvm.fma' op FTZ and saturation are not supported for bf16 and vector<2xbf16>}}
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>, ftz = true}> : (bf16, bf16, bf16) -> bf16
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.fma' op FTZ and saturation are not supported for bf16 and vector<2xbf16>}}
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<sat>}> : (vector<2xbf16>, vector<2xbf16>, vector<2xbf16>) -> vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%a: bf16) {
  // expected-error@+1 {{'nvvm.fma' op only RN rounding mode is supported for bf16 and vector<2xbf16>}}
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<rz>}> : (bf16, bf16, bf16) -> bf16
  llvm.return
}

// -----

llvm.func @f(%a: f16) {
  // expected-error@+1 {{'nvvm.fma' op only RN rounding mode is supported for f16 and vector<2xf16>}}
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<rz>}> : (f16, f16, f16) -> f16
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'nvvm.fma' op rounding mode must be specified}}
  %0 = "nvvm.fma"(%a, %a, %a) <{rnd = #nvvm.fp_rnd_mode<none>}> : (f32, f32, f32) -> f32
  llvm.return
}

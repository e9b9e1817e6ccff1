// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of a conversion is refused; what keeps them all is not.

func.func @f(%a: vector<2xi8>) {
  // expected-error@+1 {{'nvvm.convert.f8x2.to.bf16x2' op relu not supported for conversions from 'f8E8M0FNU' type}}
  %0 = "nvvm.convert.f8x2.to.bf16x2"(%a) <{srcType = f8E8M0FNU, relu = true}> : (vector<2xi8>) -> vector<2xbf16>
  return
}

// -----

func.func @f(%a: vector<2xi8>) {
  %0 = "nvvm.convert.f8x2.to.bf16x2"(%a) <{srcType = f8E4M3FN}> : (vector<2xi8>) -> vector<2xbf16>
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>, relu = false} : vector<2xi8> (f8E4M3FN)
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>, relu = false} : vector<2xi8> (f8E4M3FN)
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, relu = false} : vector<2xi8> (f8E4M3FN)
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op relu not supported for conversions to 'f8E8M0FNU' type}}
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>, relu = true} : vector<2xi8> (f8E8M0FNU)
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type}}
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, relu = false} : vector<2xi8> (f8E8M0FNU)
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>, relu = false} : vector<2xi8> (f8E8M0FNU)
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>, relu = false} : vector<2xi8> (f8E8M0FNU)
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2}}
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, relu = false} : vector<2xi8> (f16)
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rm>, sat = #nvvm.sat_mode<satfinite>, relu = false} : vector<2xi8> (f8E5M2)
  return
}

// -----

func.func @f(%a: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %a : vector<2xf16> -> i16 (f8E4M3FN)
  return
}

// -----

func.func @f(%a: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %a : vector<2xf16> -> i16 (f8E5M2)
  return
}

// -----

func.func @f(%a: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.convert.f16x2.to.f8x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.}}
  %0 = nvvm.convert.f16x2.to.f8x2 %a : vector<2xf16> -> i16 (f8E8M0FNU)
  return
}

// -----

func.func @f(%a: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.convert.f16x2.to.f8x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.}}
  %0 = nvvm.convert.f16x2.to.f8x2 %a : vector<2xf16> -> i16 (f16)
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %a, %a : i16 (f6E2M3FN)
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f6x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.}}
  %0 = nvvm.convert.f32x2.to.f6x2 %a, %a : i16 (f8E5M2)
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  %0 = nvvm.convert.f32x2.to.f4x2 %a, %a : i8 (f4E2M1FN)
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f4x2' op Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.}}
  %0 = nvvm.convert.f32x2.to.f4x2 %a, %a : i8 (f8E5M2)
  return
}

// -----

func.func @f(%a: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.convert.bf16x2.to.f8x2' op relu not supported for conversions to 'f8E8M0FNU' type}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>, relu = true} : vector<2xbf16> -> i16 (f8E8M0FNU)
  return
}

// -----

func.func @f(%a: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from bf16x2 to 'f8E8M0FNU' type}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, relu = false} : vector<2xbf16> -> i16 (f8E8M0FNU)
  return
}

// -----

func.func @f(%a: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>, relu = false} : vector<2xbf16> -> i16 (f8E8M0FNU)
  return
}

// -----

func.func @f(%a: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, relu = false} : vector<2xbf16> -> i16 (f8E4M3FN)
  return
}

// -----

func.func @f(%a: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.convert.bf16x2.to.f8x2' op attribute 'dstTy' failed to satisfy constraint: type attribute of f8E8M0FNU type or f8E4M3FN type or f8E5M2 type}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, relu = false} : vector<2xbf16> -> i16 (f16)
  return
}

// -----

func.func @f(%a: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only SATFINITE saturation mode is supported for conversions from bf16x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>, relu = false} : vector<2xbf16> -> i16 (f8E4M3FN)
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
  %0 = nvvm.convert.f32x2.to.f16x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rm>} : vector<2xf16>
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
  %0 = nvvm.convert.f32x2.to.f16x2 %a, %a, %r {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xf16>
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f16x2' op random_bits is required for RS rounding mode.}}
  %0 = nvvm.convert.f32x2.to.f16x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f16x2' op random_bits not supported for RN and RZ rounding modes.}}
  %0 = nvvm.convert.f32x2.to.f16x2 %a, %a, %r {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %a, %a, %r {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.bf16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to bf16x2.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rm>} : vector<2xbf16>
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.bf16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to bf16x2.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %a, %a, %r {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xbf16>
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.bf16x2' op random_bits is required for RS rounding mode.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.bf16x2' op random_bits not supported for RN and RZ rounding modes.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %a, %a, %r {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %a, %a, %r {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `xegpu.dpas` is refused.

func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %c: vector<8x16xf16>) {
  // expected-error@+1 {{'xegpu.dpas' op Accumulator type must match result type.}}
  %0 = "xegpu.dpas"(%a, %b, %c) : (vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf16>) -> vector<8x16xf32>
  return
}

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

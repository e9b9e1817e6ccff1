// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `nvgpu.rcp` is refused; what keeps them all is not.

%0 = "builtin.unrealized_conversion_cast"() : () -> vector<2x3xf32>
// expected-error@+1 {{'nvgpu.rcp' op has a limitation. non-approx or non-ftz is not supported yet.}}
%1 = "nvgpu.rcp"(%0) <{approx = true}> : (vector<2x3xf32>) -> vector<2x3xf32>

// -----

%0 = "builtin.unrealized_conversion_cast"() : () -> vector<2x3xf32>
// expected-error@+1 {{'nvgpu.rcp' op has a limitation. non-approx or non-ftz is not supported yet.}}
%1 = "nvgpu.rcp"(%0) <{ftz = true}> : (vector<2x3xf32>) -> vector<2x3xf32>

// -----

%0 = "builtin.unrealized_conversion_cast"() : () -> vector<2x3xf32>
%1 = "nvgpu.rcp"(%0) <{approx = true, ftz = true}> : (vector<2x3xf32>) -> vector<2x3xf32>

// -----

%0 = "builtin.unrealized_conversion_cast"() : () -> vector<2x3xf32>
// expected-error@+1 {{'nvgpu.rcp' op has a limitation. #nvvm.fp_rnd_mode<rn> is not supported yet.}}
%1 = "nvgpu.rcp"(%0) <{approx = true, ftz = true, rounding = #nvvm.fp_rnd_mode<rn>}> : (vector<2x3xf32>) -> vector<2x3xf32>

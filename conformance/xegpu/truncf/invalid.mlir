// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `xegpu.truncf` is refused; what keeps them all is not.

%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf16>
// expected-error@+1 {{'xegpu.truncf' op input type must be wider than result type.}}
%1 = "xegpu.truncf"(%0) : (vector<4xf16>) -> vector<4xbf16>

// -----

%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf32>
// expected-error@+1 {{'xegpu.truncf' op input type must be wider than result type.}}
%1 = "xegpu.truncf"(%0) : (vector<4xf32>) -> vector<4xf32>

// -----

%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf32>
%1 = "xegpu.truncf"(%0) : (vector<4xf32>) -> vector<4xf8E4M3FN>

// -----

%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf16>
// expected-error@+1 {{'xegpu.truncf' op input type must be wider than result type.}}
%1 = "xegpu.truncf"(%0) : (vector<4xf16>) -> vector<4xf64>

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `x86.avx512.mask.compress` is refused; what keeps them all is not.

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<16xi1>, vector<16xf32>, vector<16xf32>)
%r:1 = "x86.avx512.mask.compress"(%v#0, %v#1, %v#2) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<16xi1>, vector<16xf32>, vector<16xf32>)
// expected-error@+1 {{cannot use both src and constant_src}}
%r:1 = "x86.avx512.mask.compress"(%v#0, %v#1, %v#2) <{constant_src=dense<1.0> : vector<16xf32>}> : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> (vector<16xf32>)

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<16xi1>, vector<16xf32>, vector<16xi32>)
// expected-error@+1 {{failed to verify that src and dst have same type}}
%r:1 = "x86.avx512.mask.compress"(%v#0, %v#1, %v#2) : (vector<16xi1>, vector<16xf32>, vector<16xi32>) -> (vector<16xf32>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (vector<16xi1>, vector<16xf32>)
// expected-error@+1 {{failed to verify that constant_src and dst have same type}}
%r:1 = "x86.avx512.mask.compress"(%v#0, %v#1) <{constant_src=dense<1> : vector<16xi32>}> : (vector<16xi1>, vector<16xf32>) -> (vector<16xf32>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (vector<16xi1>, vector<16xf32>)
// expected-error@+1 {{failed to verify that constant_src and dst have same type}}
%r:1 = "x86.avx512.mask.compress"(%v#0, %v#1) <{constant_src=dense<1.0> : vector<8xf32>}> : (vector<16xi1>, vector<16xf32>) -> (vector<16xf32>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (vector<16xi1>, vector<16xf32>)
// expected-error@+1 {{invalid properties {constant_src = [1]} for op x86.avx512.mask.compress: Invalid attribute `constant_src` in property conversion: [1]}}
%r:1 = "x86.avx512.mask.compress"(%v#0, %v#1) <{constant_src=[1]}> : (vector<16xi1>, vector<16xf32>) -> (vector<16xf32>)

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (vector<16xi1>, vector<8xf32>)
// expected-error@+1 {{'x86.avx512.mask.compress' op failed to verify that all of {a, dst} have same type}}
%r:1 = "x86.avx512.mask.compress"(%v#0, %v#1) : (vector<16xi1>, vector<8xf32>) -> (vector<16xf32>)

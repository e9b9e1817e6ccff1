// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// Constants that do not fit their width.

func.func @f() {
  // expected-error@+1 {{integer value out of range for given bit-vector type '!smt.bv<2>'}}
  %0 = smt.bv.constant #smt.bv<4> : !smt.bv<2>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{integer value out of range for given bit-vector type '!smt.bv<3>'}}
  %0 = smt.bv.constant #smt.bv<-5> : !smt.bv<3>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{bit-vector must have at least a width of one}}
  %0 = smt.bv.constant #smt.bv<0> : !smt.bv<0>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{explicit bit-vector type required}}
  %0 = smt.bv.constant #smt.bv<0> : i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected integer value}}
  %0 = smt.bv.constant #smt.bv<"a"> : !smt.bv<2>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{integer value out of range for given bit-vector type '!smt.bv<64>'}}
  %0 = smt.bv.constant #smt.bv<99999999999999999999> : !smt.bv<64>
  return
}

// -----

func.func @f() {
  // expected-error@+2 {{'smt.bv.constant' op inferred type(s) '!smt.bv<4>' are incompatible with return type(s) of operation '!smt.bv<5>'}}
  // expected-error@+1 {{'smt.bv.constant' op failed to infer returned types}}
  %0 = "smt.bv.constant"() <{value = #smt.bv<1> : !smt.bv<4>}> : () -> !smt.bv<5>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {value = 1 : i32} for op smt.bv.constant: Invalid attribute `value` in property conversion: 1 : i32}}
  %0 = "smt.bv.constant"() <{value = 1 : i32}> : () -> !smt.bv<5>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{integer value out of range for given bit-vector type '!smt.bv<63>'}}
  %0 = smt.bv.constant #smt.bv<-9223372036854775808> : !smt.bv<63>
  return
}

// -----

func.func @f() {
  %0 = smt.bv.constant #smt.bv<-0> : !smt.bv<63>
  return
}
// expected-error@+1 {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer or f8E4M3FN type or f8E5M2 type}}
func.func private @f(!x86.amx.tile<16x16xi64>)

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// Between the brackets of an own syntax stand the properties, as in generic form.

func.func @f() {
  // expected-error@+1 {{'xevm.memfence' op requires attribute 'scope'}}
  "xevm.memfence"() : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {addrspace = #xevm.addr_space<shared>, scope = 3 : i32} for op xevm.memfence: Invalid attribute `scope` in property conversion: 3 : i32}}
  xevm.memfence <{addrspace = #xevm.addr_space<shared>, scope = 3 : i32}>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'xevm.memfence' op requires attribute 'scope'}}
  xevm.memfence <{addrspace = #xevm.addr_space<shared>}>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'xevm.memfence' op requires attribute 'scope'}}
  xevm.memfence
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'xevm.memfence' op requires attribute 'scope'}}
  xevm.memfence <{}>
  return
}

// -----

func.func @f(%a: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  // expected-error@+2 {{expected '[' in dynamic index list}}
  // expected-error@+1 {{custom op 'xegpu.prefetch_nd' expected SSA value or integer}}
  xegpu.prefetch_nd %0 <{l1_hint = #xegpu.cache_hint<cached>, zzz = 1}> : !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%a: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  // expected-error@+1 {{invalid properties {l1_hint = 3 : i64} for op xegpu.prefetch_nd: Invalid attribute `l1_hint` in property conversion: 3 : i64}}
  xegpu.prefetch_nd %0[0, 0] <{l1_hint = 3}> : !xegpu.tensor_desc<8x16xf32>
  return
}

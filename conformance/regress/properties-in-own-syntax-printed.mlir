// RUN: %bridge-opt --engine=native --split-input-file --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --split-input-file --mlir-print-local-scope %s | FileCheck %s
// Between the brackets of an own syntax stand the properties, as in generic form.

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @f() {
  xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
  return
}

// -----

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<workgroup>}>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @f() {
  xevm.memfence <{scope = #xevm.mem_scope<workgroup>}>
  return
}

// -----

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<workgroup>}>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @f() {
  "xevm.memfence"() <{scope = #xevm.mem_scope<workgroup>}> : () -> ()
  return
}

// -----

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: xevm.memfence <{addrspace = #xevm.addr_space<shared>, scope = #xevm.mem_scope<workgroup>}>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @f() {
  xevm.memfence <{addrspace = #xevm.addr_space<shared>, scope = #xevm.mem_scope<workgroup>, zzz = 3 : i32}>
  return
}

// -----

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: xevm.memfence <{addrspace = #xevm.addr_space<shared>, scope = #xevm.mem_scope<workgroup>}> {a = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @f() {
  xevm.memfence <{addrspace = #xevm.addr_space<shared>, scope = #xevm.mem_scope<workgroup>}> {a = 1}
  return
}

// -----

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<24x32xf32>) {
// CHECK-NEXT: %0 = xegpu.create_nd_tdesc %arg0 : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
// CHECK-NEXT: xegpu.prefetch_nd %0[0, 0] <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @f(%a: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0[0, 0] <{l1_hint = #xegpu.cache_hint<cached>, zzz = 1}> : !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<24x32xf32>) {
// CHECK-NEXT: %0 = xegpu.create_nd_tdesc %arg0 : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
// CHECK-NEXT: %1 = xegpu.load_nd %0[3, 4] <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @f(%a: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.load_nd %0[0, 0] <{l1_hint = #xegpu.cache_hint<cached>, const_offsets = array<i64: 3, 4>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}

// -----

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<24x32xf32>) {
// CHECK-NEXT: %0 = xegpu.create_nd_tdesc %arg0 : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
// CHECK-NEXT: %1 = xegpu.load_nd %0[0, 0]  : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @f(%a: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %a : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.load_nd %0[0, 0] <{operandSegmentSizes = array<i32: 1>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}

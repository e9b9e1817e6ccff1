// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.INTEL.SubgroupBlockWrite` is refused.

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{expected attribute value}}
  spirv.INTEL.SubgroupBlockWrite %later, %a : i32
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{custom op 'spirv.INTEL.SubgroupBlockWrite' invalid storage_class attribute specification: "Foo"}}
  spirv.INTEL.SubgroupBlockWrite "Foo" %p, %a : i32
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{custom op 'spirv.INTEL.SubgroupBlockWrite' expected 2 operands}}
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p : i32
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+1 {{expected ':'}}
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %a
  return
}

// -----

func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %a: i32) {
  // expected-error@+2 {{use of value '%p' expects different type than prior uses: '!spirv.ptr<f32, StorageBuffer>' vs '!spirv.ptr<i32, StorageBuffer>'}}
  // expected-note@-2 {{prior use here}}
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %a : f32
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.INTEL.SubgroupBlockWrite` is refused; what keeps them all is not.

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  "spirv.INTEL.SubgroupBlockWrite"(%a, %b) : (!spirv.ptr<i32, StorageBuffer>, i32) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: vector<3xi32>) "None" {
  "spirv.INTEL.SubgroupBlockWrite"(%a, %b) : (!spirv.ptr<i32, StorageBuffer>, vector<3xi32>) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: vector<3xi64>) "None" {
  // expected-error@+1 {{'spirv.INTEL.SubgroupBlockWrite' op mismatch in result type and pointer type}}
  "spirv.INTEL.SubgroupBlockWrite"(%a, %b) : (!spirv.ptr<i32, StorageBuffer>, vector<3xi64>) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i64) "None" {
  // expected-error@+1 {{'spirv.INTEL.SubgroupBlockWrite' op mismatch in result type and pointer type}}
  "spirv.INTEL.SubgroupBlockWrite"(%a, %b) : (!spirv.ptr<i32, StorageBuffer>, i64) -> ()
  spirv.Return
}

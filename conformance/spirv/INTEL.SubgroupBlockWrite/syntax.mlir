// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.INTEL.SubgroupBlockWrite` is read and printed; what is printed leaves
// out the storage class, as upstream does, and is read again, which upstream does not.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: spirv.INTEL.SubgroupBlockWrite %arg0, %arg1 : i32
func.func @plain(%p: !spirv.ptr<i32, StorageBuffer>, %a: i32) {
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %a : i32
  return
}

// CHECK-LABEL: func.func @vectors(
// CHECK-NEXT: spirv.INTEL.SubgroupBlockWrite %arg0, %arg1 : vector<3xi32>
func.func @vectors(%p: !spirv.ptr<i32, StorageBuffer>, %v: vector<3xi32>) {
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %v : vector<3xi32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.EXT.EmitMeshTasks` is refused; what keeps them all is not.

spirv.func @f(%a: i32, %p: !spirv.ptr<i32, TaskPayloadWorkgroupEXT>) "None" {
  spirv.EXT.EmitMeshTasks %a, %a, %a, %p : i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
}

// -----

spirv.func @f(%a: i32, %p: !spirv.ptr<i32, Workgroup>) "None" {
  // expected-error@+1 {{'spirv.EXT.EmitMeshTasks' op payload must be a variable with a storage class of TaskPayloadWorkgroupEXT}}
  spirv.EXT.EmitMeshTasks %a, %a, %a, %p : i32, i32, i32, !spirv.ptr<i32, Workgroup>
}

// -----

spirv.func @f(%a: i32, %p: i32) "None" {
  // expected-error@+1 {{'spirv.EXT.EmitMeshTasks' op operand #3 must be any SPIR-V pointer type, but got 'i32'}}
  spirv.EXT.EmitMeshTasks %a, %a, %a, %p : i32, i32, i32, i32
}

// -----

spirv.func @f(%a: i32) "None" {
  spirv.EXT.EmitMeshTasks %a, %a, %a : i32, i32, i32
}

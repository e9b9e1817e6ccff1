// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.Variable` is refused; what keeps them all is not.

spirv.func @f() "None" {
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}>  : () -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Workgroup>}>  : () -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Variable' op storage class must match result pointer's storage class}}
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}>  : () -> !spirv.ptr<f32, Workgroup>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Variable' op cannot have 'descriptor_set' attribute (only allowed in spirv.GlobalVariable)}}
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> {descriptor_set = 1 : i32} : () -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Variable' op cannot have 'binding' attribute (only allowed in spirv.GlobalVariable)}}
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> {binding = 1 : i32} : () -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Variable' op cannot have 'built_in' attribute (only allowed in spirv.GlobalVariable)}}
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> {built_in = "GlobalInvocationId"} : () -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Variable' op  with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}>  : () -> !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> {aliased_pointer} : () -> !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Variable' op  with physical buffer pointer must have exactly one aliasing decoration}}
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> {aliased_pointer, restrict_pointer} : () -> !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Variable' op  with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}>  : () -> !spirv.ptr<!spirv.array<2 x !spirv.ptr<f32, PhysicalStorageBuffer>>, Function>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> {restrict_pointer} : () -> !spirv.ptr<!spirv.array<2 x !spirv.ptr<f32, PhysicalStorageBuffer>>, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  %1 = spirv.Constant 1.0 : f32
  %0 = spirv.Variable init(%1) : !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  %1 = spirv.FAdd %a, %a : f32
  // expected-error@+1 {{'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op}}
  %0 = spirv.Variable init(%1) : !spirv.ptr<f32, Function>
  spirv.Return
}

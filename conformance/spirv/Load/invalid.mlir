// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.Load` is refused; what keeps them all is not.

spirv.func @f(%a: !spirv.ptr<f32, Function>) "None" {
  %0 = "spirv.Load"(%a) <{}> : (!spirv.ptr<f32, Function>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>) "None" {
  // expected-error@+1 {{'spirv.Load' op mismatch in result type and pointer type}}
  %0 = "spirv.Load"(%a) <{}> : (!spirv.ptr<f32, Function>) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{'spirv.Load' op operand #0 must be any SPIR-V pointer type, but got 'f32'}}
  %0 = "spirv.Load"(%a) <{}> : (f32) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>) "None" {
  // expected-error@+1 {{'spirv.Load' op missing alignment value}}
  %0 = "spirv.Load"(%a) <{memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, Function>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>) "None" {
  %0 = "spirv.Load"(%a) <{memory_access = #spirv.memory_access<Aligned>, alignment = 4 : i32}> : (!spirv.ptr<f32, Function>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>) "None" {
  // expected-error@+1 {{'spirv.Load' op missing alignment value}}
  %0 = "spirv.Load"(%a) <{memory_access = #spirv.memory_access<Volatile|Aligned>}> : (!spirv.ptr<f32, Function>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>) "None" {
  // expected-error@+1 {{'spirv.Load' op invalid alignment specification with non-aligned memory access specification}}
  %0 = "spirv.Load"(%a) <{memory_access = #spirv.memory_access<Volatile>, alignment = 4 : i32}> : (!spirv.ptr<f32, Function>) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>) "None" {
  // expected-error@+1 {{'spirv.Load' op invalid alignment specification without aligned memory access specification}}
  %0 = "spirv.Load"(%a) <{alignment = 4 : i32}> : (!spirv.ptr<f32, Function>) -> f32
  spirv.Return
}

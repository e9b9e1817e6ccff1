// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.Store` is refused; what keeps them all is not.

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: f32) "None" {
  "spirv.Store"(%a, %b) <{}> : (!spirv.ptr<f32, Function>, f32) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.Store' op mismatch in result type and pointer type}}
  "spirv.Store"(%a, %b) <{}> : (!spirv.ptr<f32, Function>, i32) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: f32) "None" {
  // expected-error@+1 {{'spirv.Store' op missing alignment value}}
  "spirv.Store"(%a, %b) <{memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, Function>, f32) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: f32) "None" {
  // expected-error@+1 {{'spirv.Store' op invalid alignment specification with non-aligned memory access specification}}
  "spirv.Store"(%a, %b) <{memory_access = #spirv.memory_access<Volatile>, alignment = 4 : i32}> : (!spirv.ptr<f32, Function>, f32) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: f32) "None" {
  // expected-error@+1 {{'spirv.Store' op invalid alignment specification without aligned memory access specification}}
  "spirv.Store"(%a, %b) <{alignment = 4 : i32}> : (!spirv.ptr<f32, Function>, f32) -> ()
  spirv.Return
}

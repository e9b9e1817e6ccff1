// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.CopyMemory` is refused; what keeps them all is not.

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: !spirv.ptr<f32, Workgroup>) "None" {
  "spirv.CopyMemory"(%a, %b) <{}> : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Workgroup>) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: !spirv.ptr<i32, Workgroup>) "None" {
  // expected-error@+1 {{'spirv.CopyMemory' op both operands must be pointers to the same type}}
  "spirv.CopyMemory"(%a, %b) <{}> : (!spirv.ptr<f32, Function>, !spirv.ptr<i32, Workgroup>) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: !spirv.ptr<f32, Workgroup>) "None" {
  // expected-error@+1 {{'spirv.CopyMemory' op missing alignment value}}
  "spirv.CopyMemory"(%a, %b) <{memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Workgroup>) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: !spirv.ptr<f32, Workgroup>) "None" {
  "spirv.CopyMemory"(%a, %b) <{memory_access = #spirv.memory_access<Aligned>, alignment = 4 : i32}> : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Workgroup>) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: !spirv.ptr<f32, Workgroup>) "None" {
  // expected-error@+1 {{'spirv.CopyMemory' op invalid alignment specification with non-aligned memory access specification}}
  "spirv.CopyMemory"(%a, %b) <{memory_access = #spirv.memory_access<Volatile>, alignment = 4 : i32}> : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Workgroup>) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: !spirv.ptr<f32, Workgroup>) "None" {
  // expected-error@+1 {{'spirv.CopyMemory' op invalid alignment specification without aligned memory access specification}}
  "spirv.CopyMemory"(%a, %b) <{alignment = 4 : i32}> : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Workgroup>) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: !spirv.ptr<f32, Workgroup>) "None" {
  // expected-error@+1 {{'spirv.CopyMemory' op missing alignment value}}
  "spirv.CopyMemory"(%a, %b) <{source_memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Workgroup>) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: !spirv.ptr<f32, Workgroup>) "None" {
  // expected-error@+1 {{'spirv.CopyMemory' op invalid alignment specification with non-aligned memory access specification}}
  "spirv.CopyMemory"(%a, %b) <{source_memory_access = #spirv.memory_access<Volatile>, source_alignment = 4 : i32}> : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Workgroup>) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: !spirv.ptr<f32, Workgroup>) "None" {
  // expected-error@+1 {{'spirv.CopyMemory' op invalid alignment specification without aligned memory access specification}}
  "spirv.CopyMemory"(%a, %b) <{source_alignment = 4 : i32}> : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Workgroup>) -> ()
  spirv.Return
}

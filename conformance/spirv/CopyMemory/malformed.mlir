// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.CopyMemory` is refused.

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{expected attribute value}}
  spirv.CopyMemory %p, %p : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{expected attribute value}}
  spirv.CopyMemory "Function" %p, %p : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{expected ','}}
  spirv.CopyMemory "Function" %p "Function" %p : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{expected ':'}}
  spirv.CopyMemory "Function" %p, "Function" %p
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{custom op 'spirv.CopyMemory' invalid memory_access attribute specification: "Foo"}}
  spirv.CopyMemory "Function" %p, "Function" %p ["Foo"] : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{expected ','}}
  spirv.CopyMemory "Function" %p, "Function" %p ["Aligned"] : f32
  return
}

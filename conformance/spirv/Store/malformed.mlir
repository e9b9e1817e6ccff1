// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.Store` is refused.

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{expected attribute value}}
  spirv.Store %p, %x : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{custom op 'spirv.Store' invalid storage_class attribute specification: "Foo"}}
  spirv.Store "Foo" %p, %x : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{custom op 'spirv.Store' expected 2 operands}}
  spirv.Store "Function" %p : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{expected ':'}}
  spirv.Store "Function" %p, %x
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{custom op 'spirv.Store' invalid memory_access attribute specification: "Foo"}}
  spirv.Store "Function" %p, %x ["Foo"] : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{expected ','}}
  spirv.Store "Function" %p, %x ["Aligned"] : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+2 {{use of value '%p' expects different type than prior uses: '!spirv.ptr<f32, Uniform>' vs '!spirv.ptr<f32, Function>'}}
  // expected-note@-2 {{prior use here}}
  spirv.Store "Uniform" %p, %x : f32
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.Load` is refused.

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{expected attribute value}}
  %0 = spirv.Load %p : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{custom op 'spirv.Load' invalid storage_class attribute specification: "Foo"}}
  %0 = spirv.Load "Foo" %p : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{expected SSA operand}}
  %0 = spirv.Load "Function" : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{expected ':'}}
  %0 = spirv.Load "Function" %p
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{custom op 'spirv.Load' invalid memory_access attribute specification: "Foo"}}
  %0 = spirv.Load "Function" %p ["Foo"] : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+1 {{expected ','}}
  %0 = spirv.Load "Function" %p ["Aligned"] : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+2 {{use of value '%p' expects different type than prior uses: '!spirv.ptr<f32, Uniform>' vs '!spirv.ptr<f32, Function>'}}
  // expected-note@-2 {{prior use here}}
  %0 = spirv.Load "Uniform" %p : f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %x: f32) {
  // expected-error@+2 {{use of value '%p' expects different type than prior uses: '!spirv.ptr<i32, Function>' vs '!spirv.ptr<f32, Function>'}}
  // expected-note@-2 {{prior use here}}
  %0 = spirv.Load "Function" %p : i32
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.GlobalVariable` is refused.

// expected-error@+1 {{custom op 'spirv.GlobalVariable' expected valid '@'-identifier for symbol name}}
spirv.GlobalVariable name : !spirv.ptr<f32, Private>

// -----

// expected-error@+1 {{expected ':'}}
spirv.GlobalVariable @g

// -----

// expected-error@+1 {{custom op 'spirv.GlobalVariable' expected spirv.ptr type}}
spirv.GlobalVariable @g : f32

// -----

// expected-error@+1 {{expected ','}}
spirv.GlobalVariable @g bind(1) : !spirv.ptr<f32, Uniform>

// -----

// expected-error@+1 {{expected '('}}
spirv.GlobalVariable @g bind 1, 2 : !spirv.ptr<f32, Uniform>

// -----

// expected-error@+1 {{expected attribute value}}
spirv.GlobalVariable @g built_in(Foo) : !spirv.ptr<f32, Input>

// -----

// expected-error@+1 {{expected '('}}
spirv.GlobalVariable @g initializer @one : !spirv.ptr<f32, Private>

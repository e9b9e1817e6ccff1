// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.func` is refused.

// expected-error@+1 {{custom op 'spirv.func' expected valid '@'-identifier for symbol name}}
spirv.func name() "None" {}

// -----

// expected-error@+1 {{custom op 'spirv.func' expected function_control attribute specified as string}}
spirv.func @f() {}

// -----

// expected-error@+1 {{custom op 'spirv.func' invalid function_control attribute specification: "Foo"}}
spirv.func @f() "Foo" {}

// -----

// expected-error@+1 {{expected attribute value}}
spirv.func @f() None {}

// -----

// expected-error@+1 {{'spirv.func' op cannot have more than one result}}
spirv.func @f() -> (i32, i32) "None" {}

// -----

// expected-error@+1 {{custom op 'spirv.func' expected type instead of SSA identifier}}
spirv.func @f(i32, %a: i32) "None" {}

// -----

// expected-error@+1 {{expected non-function type}}
spirv.func @f( "None" {}

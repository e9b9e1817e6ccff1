// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.EntryPoint` is refused.

// expected-error@+1 {{custom op 'spirv.EntryPoint' expected execution_model attribute specified as string}}
spirv.EntryPoint @f

// -----

// expected-error@+1 {{custom op 'spirv.EntryPoint' invalid execution_model attribute specification: "Foo"}}
spirv.EntryPoint "Foo" @f

// -----

// expected-error@+1 {{expected attribute value}}
spirv.EntryPoint "Vertex" f

// -----

// expected-error@+1 {{expected attribute value}}
spirv.EntryPoint "Vertex"

// -----

// expected-error@+1 {{expected operation name in quotes}}
spirv.EntryPoint "Vertex" @f @x

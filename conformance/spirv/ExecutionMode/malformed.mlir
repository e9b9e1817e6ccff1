// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.ExecutionMode` is refused.

// expected-error@+1 {{expected attribute value}}
spirv.ExecutionMode f "ContractionOff"

// -----

// expected-error@+1 {{expected attribute value}}
spirv.ExecutionMode @f

// -----

// expected-error@+1 {{custom op 'spirv.ExecutionMode' invalid execution_mode attribute specification: "Foo"}}
spirv.ExecutionMode @f "Foo"

// -----

// expected-error@+1 {{expected attribute value}}
spirv.ExecutionMode @f "LocalSize", x

// -----

// expected-error@+1 {{expected operation name in quotes}}
spirv.ExecutionMode @f "LocalSize" 3

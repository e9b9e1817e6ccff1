// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.ExecutionModeId` is refused.

// expected-error@+1 {{expected attribute value}}
spirv.ExecutionModeId f "LocalSizeId"

// -----

// expected-error@+1 {{expected attribute value}}
spirv.ExecutionModeId @f

// -----

// expected-error@+1 {{custom op 'spirv.ExecutionModeId' invalid execution_mode attribute specification: "Foo"}}
spirv.ExecutionModeId @f "Foo"

// -----

// expected-error@+1 {{expected attribute value}}
spirv.ExecutionModeId @f "LocalSizeId", x

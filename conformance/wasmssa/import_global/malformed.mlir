// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `wasmssa.import_global` is refused.

// expected-error@+1 {{custom op 'wasmssa.import_global' expected string}}
wasmssa.import_global one from "m" as @g : i32

// -----

// expected-error@+1 {{custom op 'wasmssa.import_global' expected string}}
wasmssa.import_global "one" from m as @g : i32

// -----

// expected-error@+1 {{custom op 'wasmssa.import_global' expected valid '@'-identifier for symbol name}}
wasmssa.import_global "one" from "m" as g : i32

// -----

// expected-error@+1 {{expected non-function type}}
wasmssa.import_global "one" from "m" as @g : foo

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `wasmssa.global` is refused.

// expected-error@+1 {{custom op 'wasmssa.global' expecting either `exported` or symbol name. got name}}
wasmssa.global name i32 : {}

// -----

// expected-error@+1 {{custom op 'wasmssa.global' expecting either `exported` or symbol name. got hidden}}
wasmssa.global hidden @g i32 : {}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `llvm.mlir.alias` is refused.

// expected-error@+1 {{custom op 'llvm.mlir.alias' expected valid '@'-identifier for symbol name}}
llvm.mlir.alias name : i32 {}

// -----

// expected-error@+1 {{expected '{' to begin a region}}
llvm.mlir.alias @a : i32

// -----

// expected-error@+1 {{expected '{' to begin a region}}
llvm.mlir.alias @a {}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.alias' expected zero or one type}}
llvm.mlir.alias @a : i32, i32 {}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.alias' expected valid '@'-identifier for symbol name}}
llvm.mlir.alias external hidden internal @a : i32 {}

// -----

// expected-error@+1 {{expected '{' to begin a region}}
llvm.mlir.alias @a() : i32 {}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.alias' expected valid '@'-identifier for symbol name}}
llvm.mlir.alias unnamed_addr thread_local @a : i32 {}

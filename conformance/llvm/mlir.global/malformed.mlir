// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `llvm.mlir.global` is refused.

// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global name() : i64

// -----

// expected-error@+1 {{expected '('}}
llvm.mlir.global @g : i64

// -----

// expected-error@+1 {{expected ')'}}
llvm.mlir.global @g(1 : i64 : i64

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global @g()

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global @g("four") : i64, i64

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : !llvm.void

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : tensor<4xf32>

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global inner @g() : i64

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global constant thread_local @g() : i64

// -----

// expected-error@+1 {{expected '('}}
llvm.mlir.global @g(1 : i64) comdat @c : i64

// -----

// expected-error@+1 {{expected operation name in quotes}}
llvm.mlir.global @g(1 : i64) : i64 { ^a: 

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' invalid value for thread_local}}
llvm.mlir.global external thread_local(x) @g() : i32

// -----

// expected-error@+1 {{expected ')'}}
llvm.mlir.global external thread_local(localdynamic @g() : i32

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' invalid value for thread_local}}
llvm.mlir.global external thread_local(1) @g() : i32

// -----

llvm.mlir.global external thread_local(localdynamic) @g() : i32

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `llvm.func` is refused.

// expected-error@+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func name()

// -----

// expected-error@+1 {{expected '('}}
llvm.func @f

// -----

// expected-error@+1 {{custom op 'llvm.func' expected type instead of SSA identifier}}
llvm.func @f(i32, %a: i32)

// -----

// expected-error@+1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}
llvm.func @f(..., i32)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f() -> (i32, i32)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(tensor<4xf32>)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'tensor<4xf32>'}}
llvm.func @f() -> tensor<4xf32>

// -----

// expected-error@+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func quickcc @f()

// -----

// expected-error@+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func hidden internal @f()

// -----

// expected-error@+1 {{expected '('}}
llvm.func @f() comdat @g

// -----

// expected-error@+1 {{custom op 'llvm.func' invalid kind of attribute specified}}
llvm.func @f() comdat("g")

// -----

// expected-error@+1 {{expected ','}}
llvm.func @f() vscale_range(1)

// -----

// expected-error@+1 {{custom op 'llvm.func' attribute 'sym_name' occurs more than once in the attribute list}}
llvm.func @f() attributes {sym_name = "g"}

// -----

// expected-error@+1 {{expected '{' in attribute dictionary}}
llvm.func @f(%a: i32, ...) attributes tag

// -----

// expected-error @+1 {{custom op 'llvm.func' integer value too large}}
llvm.func @beyond_64_bits() vscale_range(9999999999999999999999, 1)

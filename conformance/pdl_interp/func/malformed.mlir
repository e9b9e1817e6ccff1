// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `pdl_interp.func` is refused.

// expected-error@+1 {{custom op 'pdl_interp.func' expected valid '@'-identifier for symbol name}}
pdl_interp.func name()

// -----

// expected-error@+1 {{custom op 'pdl_interp.func' expected type instead of SSA identifier}}
pdl_interp.func @f(!pdl.operation, %a: !pdl.operation)

// -----

// expected-error@+1 {{custom op 'pdl_interp.func' expected SSA identifier}}
pdl_interp.func @f(%a: !pdl.operation, !pdl.operation)

// -----

// expected-error@+1 {{custom op 'pdl_interp.func' expected non-empty function body}}
pdl_interp.func @f() {}

// -----

// expected-error@+1 {{expected ')'}}
pdl_interp.func @f(!pdl.operation

// -----

// expected-error@+1 {{expected non-function type}}
pdl_interp.func @f() -> {}

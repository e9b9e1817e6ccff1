// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.SpecConstant` is refused.

// expected-error@+1 {{custom op 'spirv.SpecConstant' expected valid '@'-identifier for symbol name}}
spirv.SpecConstant name = 1 : i32

// -----

// expected-error@+1 {{expected '='}}
spirv.SpecConstant @s : i32

// -----

// expected-error@+1 {{expected attribute value}}
spirv.SpecConstant @s =

// -----

// expected-error@+1 {{expected '('}}
spirv.SpecConstant @s spec_id 5 = 1 : i32

// -----

// expected-error@+1 {{expected attribute value}}
spirv.SpecConstant @s spec_id(x) = 1 : i32

// -----

// expected-error@+1 {{expected ')'}}
spirv.SpecConstant @s spec_id(5 = 1 : i32

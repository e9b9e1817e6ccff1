// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.EXT.SpecConstantCompositeReplicate` is refused.

// expected-error@+1 {{custom op 'spirv.EXT.SpecConstantCompositeReplicate' expected valid '@'-identifier for symbol name}}
spirv.EXT.SpecConstantCompositeReplicate name (@one) : vector<2xf32>

// -----

// expected-error@+1 {{expected '('}}
spirv.EXT.SpecConstantCompositeReplicate @s @one : vector<2xf32>

// -----

// expected-error@+1 {{expected attribute value}}
spirv.EXT.SpecConstantCompositeReplicate @s (one) : vector<2xf32>

// -----

// expected-error@+1 {{expected ')'}}
spirv.EXT.SpecConstantCompositeReplicate @s (@one, @one) : vector<2xf32>

// -----

// expected-error@+1 {{expected ':'}}
spirv.EXT.SpecConstantCompositeReplicate @s (@one)

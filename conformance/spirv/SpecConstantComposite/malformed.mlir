// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.SpecConstantComposite` is refused.

// expected-error@+1 {{custom op 'spirv.SpecConstantComposite' expected valid '@'-identifier for symbol name}}
spirv.SpecConstantComposite name (@one) : vector<2xf32>

// -----

// expected-error@+1 {{expected '('}}
spirv.SpecConstantComposite @s @one : vector<2xf32>

// -----

// expected-error@+1 {{expected attribute value}}
spirv.SpecConstantComposite @s () : vector<2xf32>

// -----

// expected-error@+1 {{expected attribute value}}
spirv.SpecConstantComposite @s (one) : vector<2xf32>

// -----

// expected-error@+1 {{expected ')'}}
spirv.SpecConstantComposite @s (@one @one) : vector<2xf32>

// -----

// expected-error@+1 {{expected ':'}}
spirv.SpecConstantComposite @s (@one, @one)

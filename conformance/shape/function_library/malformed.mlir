// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `shape.function_library` is refused.

  // expected-error@+1 {{custom op 'shape.function_library' expected valid '@'-identifier for symbol name}}
shape.function_library lib {} mapping {}

// -----

  // expected-error@+1 {{expected attribute value}}
shape.function_library @lib {} mapping

// -----

  // expected-error@+1 {{custom op 'shape.function_library' invalid kind of attribute specified}}
shape.function_library @lib {} mapping [4]

// -----

  // expected-error@+1 {{expected '{' to begin a region}}
shape.function_library @lib mapping {}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `builtin.module` is refused.

// expected-error@+1 {{expected '{' to begin a region}}
module

// -----

// expected-error@+1 {{expected '{' to begin a region}}
module named {}

// -----

// expected-error@+1 {{expected '{' to begin a region}}
module @m

// -----

// expected-error@+1 {{custom op 'tag' is unknown (tried 'builtin.tag' as well)}}
module @m {tag} {}

// -----

// expected-error@+1 {{expected '{' to begin a region}}
module attributes {tag}

// -----

// expected-error@+1 {{expected '{' in attribute dictionary}}
module @m attributes tag {}

// -----

// expected-error@+1 {{expected '{' to begin a region}}
module @m @n {}

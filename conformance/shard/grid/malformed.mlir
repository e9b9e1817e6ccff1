// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// A shape is a list of sizes of 63 bits with an `x` between them.

// expected-error @+2 {{invalid dimension}}
// expected-error @+1 {{Failed parsing dimension list.}}
shard.grid @beyond_64_bits(shape = 99999999999999999999x2)

// -----

// expected-error @+2 {{invalid dimension}}
// expected-error @+1 {{Failed parsing dimension list.}}
shard.grid @beyond_63_bits(shape = 9223372036854775808)

// -----

// expected-error @+2 {{invalid dimension}}
// expected-error @+1 {{Failed parsing dimension list.}}
shard.grid @nothing_behind_an_x(shape = 4x)

// -----

// expected-error @+1 {{Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".}}
shard.grid @nothing(shape = )

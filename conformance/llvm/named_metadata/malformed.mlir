// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `llvm.named_metadata` is refused.

// expected-error@+1 {{expected attribute value}}
llvm.named_metadata kinds []

// -----

// expected-error@+1 {{expected attribute value}}
llvm.named_metadata "kinds"

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
llvm.named_metadata "kinds" 1

// -----

// expected-error@+1 {{expected ',' or ']'}}
llvm.named_metadata "kinds" [1

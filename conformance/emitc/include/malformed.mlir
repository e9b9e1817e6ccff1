// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `emitc.include` is refused.

// expected-error@+1 {{custom op 'emitc.include' expected string attribute}}
emitc.include mine.h

// -----

// expected-error@+1 {{custom op 'emitc.include' expected trailing '>' for standard include}}
emitc.include <"stdio.h"

// -----

// expected-error@+1 {{custom op 'emitc.include' expected string attribute}}
emitc.include <stdio.h>

// -----

// expected-error@+1 {{custom op 'emitc.include' expected string attribute}}
emitc.include

// -----

// expected-error@+1 {{custom op 'emitc.include' expected string attribute}}
emitc.include 1

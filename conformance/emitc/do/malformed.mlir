// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `emitc.do` is refused.

func.func @f(%n: index) {
  // expected-error@+1 {{expected '{' to begin a region}}
  emitc.do
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+2 {{custom op 'emitc.do' expected 'while'}}
  emitc.do {}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{custom op 'emitc.do' expected 'while'}}
  emitc.do {} until {}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{expected '{' to begin a region}}
  emitc.do {} while
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{expected '{' to begin a region}}
  emitc.do {} while %n
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{expected '{' in attribute dictionary}}
  emitc.do {} while {} attributes tag
  return
}

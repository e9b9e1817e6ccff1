// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `shape.reduce` is refused.

func.func @f(%i: index, %sh: !shape.shape) {
  // expected-error@+1 {{custom op 'shape.reduce' number of operands and types do not match: got 2 operands and 1 types}}
  %r = shape.reduce(%sh, %i, %i) : !shape.shape -> index {}
  return
}

// -----

func.func @f(%i: index, %sh: !shape.shape) {
  // expected-error@+2 {{use of value '%sh' expects different type than prior uses: 'tensor<?xindex>' vs '!shape.shape'}}
  // expected-note@-2 {{prior use here}}
  %r = shape.reduce(%sh, %i) : tensor<?xindex> -> index {}
  return
}

// -----

func.func @f(%i: index, %sh: !shape.shape) {
  // expected-error@+1 {{expected '(' in operand list}}
  %r = shape.reduce %sh, %i : !shape.shape -> index {}
  return
}

// -----

func.func @f(%i: index, %sh: !shape.shape) {
  // expected-error@+1 {{expected '{' to begin a region}}
  %r = shape.reduce(%sh, %i) : !shape.shape -> index
  return
}

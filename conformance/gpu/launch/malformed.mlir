// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `gpu.launch` is refused.

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch' gpu.launch requires 'async' keyword to return a value}}
  %0 = gpu.launch blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch' needs to be named when marked 'async'}}
  gpu.launch async blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch' expected 'blocks'}}
  gpu.launch threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch' expected 'threads'}}
  gpu.launch blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch' expected 'threads'}}
  gpu.launch blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) clusters(%c0, %c1, %c2) in (%d0 = %i, %d1 = %i, %d2 = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch' blocks expects 3 arguments, but got 2}}
  gpu.launch blocks(%a, %b) in (%f = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ','}}
  gpu.launch blocks(%a, %b, %e) in (%f = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch' expected 'in'}}
  gpu.launch blocks(%a, %b, %e) on (%f = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected attribute value}}
  gpu.launch blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) module(m) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  gpu.launch blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) private(%x1) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected '{' to begin a region}}
  gpu.launch blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) private() workgroup() {}
  return
}

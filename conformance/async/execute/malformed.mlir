// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `async.execute` is refused.

func.func @f(%i: index) {
  // expected-error@+2 {{use of value '%i' expects different type than prior uses: '!async.token' vs 'index'}}
  // expected-note@-2 {{prior use here}}
  %r = async.execute [%i] {}
  return
}

// -----

func.func @f(%tok: !async.token) {
  // expected-error@+1 {{expected ']'}}
  %r = async.execute [%tok {}
  return
}

// -----

func.func @f(%val: !async.value<f32>) {
  // expected-error@+1 {{custom op 'async.execute' expected 'as'}}
  %r = async.execute (%val at %y: !async.value<f32>) {}
  return
}

// -----

func.func @f(%val: !async.value<f32>) {
  // expected-error@+1 {{expected ':'}}
  %r = async.execute (%val as %y) {}
  return
}

// -----

func.func @f(%val: !async.value<f32>) {
  // expected-error@+1 {{expected SSA operand}}
  %r = async.execute (%val as 4: !async.value<f32>) {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '{' to begin a region}}
  %r = async.execute
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected operation name in quotes}}
  %r = async.execute {} {tag}
  return
}

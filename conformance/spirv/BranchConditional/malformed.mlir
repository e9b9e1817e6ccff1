// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.BranchConditional` is refused.

func.func @f(%c: i1, %x: f32) {
  // expected-error@+1 {{expected SSA operand}}
  spirv.BranchConditional ^a, ^b
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  // expected-error@+1 {{expected ','}}
  spirv.BranchConditional %c, ^a
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  // expected-error@+1 {{expected ','}}
  spirv.BranchConditional %c ^a, ^b
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'i1' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  spirv.BranchConditional %x, ^a, ^b
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  // expected-error@+1 {{expected ','}}
  spirv.BranchConditional %c [5], ^a, ^b
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  // expected-error@+1 {{expected ']'}}
  spirv.BranchConditional %c [5, 10, ^a, ^b
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  // expected-error@+1 {{expected ':' in operand list}}
  spirv.BranchConditional %c, ^a(%x), ^b
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.Variable` is refused.

func.func @f(%x: f32) {
  // expected-error@+1 {{expected ':'}}
  %0 = spirv.Variable
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{custom op 'spirv.Variable' expected spirv.ptr type}}
  %0 = spirv.Variable : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{expected '('}}
  %0 = spirv.Variable init %x : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{expected ')'}}
  %0 = spirv.Variable init(%x : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  %0 = spirv.Variable init(%x) : !spirv.ptr<i32, Function>
  return
}

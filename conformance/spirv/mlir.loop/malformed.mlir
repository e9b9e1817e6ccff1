// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.mlir.loop` is refused.

func.func @f(%c: i1) {
  // expected-error@+1 {{expected '{' to begin a region}}
  spirv.mlir.loop
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{expected '('}}
  spirv.mlir.loop control Unroll {}
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{custom op 'spirv.mlir.loop' invalid loop_control attribute specification: Foo}}
  spirv.mlir.loop control(Foo) {}
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{expected ')'}}
  spirv.mlir.loop control(Unroll {}
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{custom op 'spirv.mlir.loop' expected valid keyword}}
  spirv.mlir.loop control() {}
  return
}

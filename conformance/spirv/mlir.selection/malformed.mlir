// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.mlir.selection` is refused.

func.func @f(%c: i1) {
  // expected-error@+1 {{expected '{' to begin a region}}
  spirv.mlir.selection
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{expected '('}}
  spirv.mlir.selection control Flatten {}
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{custom op 'spirv.mlir.selection' invalid selection_control attribute specification: Foo}}
  spirv.mlir.selection control(Foo) {}
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{expected ')'}}
  spirv.mlir.selection control(Flatten {}
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{custom op 'spirv.mlir.selection' expected valid keyword}}
  spirv.mlir.selection control() {}
  return
}

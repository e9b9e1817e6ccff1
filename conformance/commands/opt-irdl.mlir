// RUN: %bridge-opt %s --irdl-file=%S/Inputs/shapes.irdl.mlir --split-input-file --verify-diagnostics | FileCheck %s
// RUN: not %bridge-opt %s --irdl-file=%S/Inputs/nothing.mlir 2>&1 | FileCheck %s --check-prefix=ABSENT
// Dialects that a file of irdl defines.

// ABSENT: nothing.mlir

// CHECK: "shapes.pack"(%arg0) : (f32) -> !shapes.box<f32>
func.func @f(%x: f32, %i: index) {
  %0 = "shapes.pack"(%x) : (f32) -> !shapes.box<f32>
  "shapes.all"(%i, %i) : (index, index) -> ()
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{expected 'f32' but got 'f64'}}
  %0 = "shapes.pack"(%x) : (f32) -> !shapes.box<f64>
  return
}

// -----

// expected-error @+1 {{'i32' does not satisfy the constraint}}
func.func private @f(!shapes.box<i32>)

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{expected base type 'builtin.index' but got 'builtin.f32'}}
  "shapes.all"(%x) : (f32) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{op expects at least 1 operands, but got 0}}
  "shapes.all"() : () -> ()
  return
}

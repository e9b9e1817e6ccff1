// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.GL.UClamp` is refused.

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+1 {{expected ':'}}
  %0 = spirv.GL.UClamp %a, %a, %a
  return
}

// -----

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+1 {{'spirv.GL.UClamp' op expected 3 operands, but found 2}}
  %0 = spirv.GL.UClamp %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+1 {{expected ':'}}
  %0 = spirv.GL.UClamp %a %a %a : i32
  return
}

// -----

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+2 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  %0 = spirv.GL.UClamp %a, %a, %a : i64
  return
}

// -----

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+1 {{'spirv.GL.UClamp' op expected 3 operands, but found 4}}
  %0 = spirv.GL.UClamp %a, %a, %a, %a : i32
  return
}

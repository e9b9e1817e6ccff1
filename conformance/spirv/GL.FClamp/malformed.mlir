// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.GL.FClamp` is refused.

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+1 {{expected ':'}}
  %0 = spirv.GL.FClamp %x, %x, %x
  return
}

// -----

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+1 {{'spirv.GL.FClamp' op expected 3 operands, but found 2}}
  %0 = spirv.GL.FClamp %x, %x : f32
  return
}

// -----

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+1 {{expected ':'}}
  %0 = spirv.GL.FClamp %x %x %x : f32
  return
}

// -----

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'i64' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  %0 = spirv.GL.FClamp %x, %x, %x : i64
  return
}

// -----

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+1 {{'spirv.GL.FClamp' op expected 3 operands, but found 4}}
  %0 = spirv.GL.FClamp %x, %x, %x, %x : f32
  return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{custom op 'spirv.GL.FClamp' expected function type}}
  %0 = spirv.GL.FClamp (%a, %a, %a) : f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  %0 = spirv.GL.FClamp (%a, %a, %a) : (f32, f32, f32) -> f32
  spirv.Return
}

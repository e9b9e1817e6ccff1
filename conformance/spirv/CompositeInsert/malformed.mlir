// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.CompositeInsert` is refused.

func.func @f(%x: f32, %v: vector<4xf32>) {
  // expected-error@+2 {{custom op 'spirv.CompositeInsert' expected 'into'}}
  %0 = spirv.CompositeInsert %x, %v[1 : i32] : f32
  return
}

// -----

func.func @f(%x: f32, %v: vector<4xf32>) {
  // expected-error@+1 {{custom op 'spirv.CompositeInsert' expected 2 operands}}
  %0 = spirv.CompositeInsert %x[1 : i32] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%x: f32, %v: vector<4xf32>) {
  // expected-error@+1 {{expected attribute value}}
  %0 = spirv.CompositeInsert %x, %v : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%x: f32, %v: vector<4xf32>) {
  // expected-error@+1 {{custom op 'spirv.CompositeInsert' expected 'into'}}
  %0 = spirv.CompositeInsert %x, %v[1 : i32] : f32 to vector<4xf32>
  return
}

// -----

func.func @f(%x: f32, %v: vector<4xf32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  %0 = spirv.CompositeInsert %x, %v[1 : i32] : i32 into vector<4xf32>
  return
}

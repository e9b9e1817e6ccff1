// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.CompositeExtract` is refused.

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{expected attribute value}}
  %0 = spirv.CompositeExtract %v : vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{custom op 'spirv.CompositeExtract' expected at least one index for spirv.CompositeExtract}}
  %0 = spirv.CompositeExtract %v[] : vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'spirv.CompositeExtract' op attribute 'indices' failed to satisfy constraint: 32-bit integer array attribute}}
  %0 = spirv.CompositeExtract %v[1 : i64] : vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{custom op 'spirv.CompositeExtract' index 4 out of bounds for 'vector<4xf32>'}}
  %0 = spirv.CompositeExtract %v[4 : i32] : vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{custom op 'spirv.CompositeExtract' cannot extract from non-composite type 'f32' with index 0}}
  %0 = spirv.CompositeExtract %v[1 : i32, 0 : i32] : vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = spirv.CompositeExtract %v[1 : i32]
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{integer literal not valid for specified type}}
  %0 = spirv.CompositeExtract %v 1 : vector<4xf32>
  return
}

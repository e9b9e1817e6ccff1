// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.SMulExtended` is refused.

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+1 {{expected ':'}}
  %0 = spirv.SMulExtended %a, %a
  return
}

// -----

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+1 {{expected ':'}}
  %0 = spirv.SMulExtended %a %a : !spirv.struct<(i32, i32)>
  return
}

// -----

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+1 {{custom op 'spirv.SMulExtended' expected spirv.struct type with two members}}
  %0 = spirv.SMulExtended %a, %a : i32
  return
}

// -----

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+1 {{custom op 'spirv.SMulExtended' expected spirv.struct type with two members}}
  %0 = spirv.SMulExtended %a, %a : !spirv.struct<(i32)>
  return
}

// -----

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+1 {{custom op 'spirv.SMulExtended' number of operands and types do not match: got 3 operands and 2 types}}
  %0 = spirv.SMulExtended %a, %a, %a : !spirv.struct<(i32, i32)>
  return
}

// -----

func.func @f(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  // expected-error@+2 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  %0 = spirv.SMulExtended %a, %a : !spirv.struct<(i64, i64)>
  return
}

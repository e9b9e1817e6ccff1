// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.extractvalue` is refused; what keeps them all is not.

func.func @f(%a: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %a[1] : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, f32)>) {
  // expected-error@+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32, f32)>' should produce 'f32' but this op returns 'i32'}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>) -> i32
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, f32)>) {
  // expected-error@+1 {{'llvm.extractvalue' op position out of bounds: 2}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 2>}> : (!llvm.struct<(i32, f32)>) -> i32
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, f32)>) {
  // expected-error@+1 {{'llvm.extractvalue' op position out of bounds: -1}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: -1>}> : (!llvm.struct<(i32, f32)>) -> i32
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 1, 1>}> : (!llvm.struct<(i32, array<2 x f32>)>) -> f32
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, array<2 x f32>)>) {
  // expected-error@+1 {{'llvm.extractvalue' op position out of bounds: 2}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 1, 2>}> : (!llvm.struct<(i32, array<2 x f32>)>) -> f32
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, array<2 x f32>)>) {
  // expected-error@+1 {{'llvm.extractvalue' op expected LLVM IR structure/array type, got: 'f32'}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 1, 1, 0>}> : (!llvm.struct<(i32, array<2 x f32>)>) -> f32
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, array<2 x f32>)>) {
  // expected-error@+1 {{'llvm.extractvalue' op expected LLVM IR structure/array type, got: 'i32'}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0, 0>}> : (!llvm.struct<(i32, array<2 x f32>)>) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.extractvalue' op operand #0 must be LLVM aggregate type, but got 'i32'}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, f32)>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64>}> : (!llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%a: tensor<*xi32>) {
  // expected-error@+1 {{'llvm.extractvalue' op operand #0 must be LLVM aggregate type, but got 'tensor<*xi32>'}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (tensor<*xi32>) -> i32
  return
}

// -----

func.func @f(%a: !llvm.struct<"s", opaque>) {
  // expected-error@+1 {{'llvm.extractvalue' op position out of bounds: 0}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (!llvm.struct<"s", opaque>) -> i32
  return
}

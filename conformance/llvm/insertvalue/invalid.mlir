// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.insertvalue` is refused; what keeps them all is not.

func.func @f(%a: !llvm.struct<(i32, f32)>, %b: f32) {
  %0 = llvm.insertvalue %b, %a[1] : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, f32)>, %b: f32) {
  // expected-error@+1 {{'llvm.insertvalue' op Type mismatch: cannot insert 'f32' into '!llvm.struct<(i32, f32)>'}}
  %0 = "llvm.insertvalue"(%a, %b) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, f32) -> !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, f32)>, %b: f32) {
  // expected-error@+1 {{'llvm.insertvalue' op position out of bounds: 2}}
  %0 = "llvm.insertvalue"(%a, %b) <{position = array<i64: 2>}> : (!llvm.struct<(i32, f32)>, f32) -> !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, f32)>, %b: f32) {
  // expected-error@+1 {{'llvm.insertvalue' op expected LLVM IR structure/array type, got: 'f32'}}
  %0 = "llvm.insertvalue"(%a, %b) <{position = array<i64: 1, 0>}> : (!llvm.struct<(i32, f32)>, f32) -> !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, f32)>, %b: f32) {
  // expected-error@+1 {{'llvm.insertvalue' op failed to verify that all of {container, res} have same type}}
  %0 = "llvm.insertvalue"(%a, %b) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>, f32) -> !llvm.struct<(i32, f64)>
  return
}

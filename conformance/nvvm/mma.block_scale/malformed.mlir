// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `nvvm.mma.block_scale` is refused.

func.func @f(%a: i32, %c: f32, %s: i16) {
  // expected-error@+1 {{custom op 'nvvm.mma.block_scale' expected exactly 3 types}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%a, %s, %s] scaleB[%a, %s, %s] : (i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%a: i32, %c: f32, %s: i16) {
  // expected-error@+1 {{custom op 'nvvm.mma.block_scale' expected 'scaleB'}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%a, %s, %s] : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%a: i32, %c: f32, %s: i16) {
  // expected-error@+1 {{expected '->'}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%a, %s, %s] scaleB[%a, %s, %s] : (i32, i32, f32)
  return
}

// -----

func.func @f(%a: i32, %c: f32, %s: i16) {
  // expected-error@+1 {{custom op 'nvvm.mma.block_scale' expected 'A'}}
  %0 = nvvm.mma.block_scale B[%a, %a] C[%c] scaleA[%a, %s, %s] scaleB[%a, %s, %s] : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%a: i32, %c: f32, %s: i16) {
  // expected-error@+1 {{expected ':'}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%a, %s, %s] scaleB[%a, %s, %s] -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

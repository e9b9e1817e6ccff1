// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.mlir.constant` is refused; what keeps them all is not.

func.func @f() {
  %0 = llvm.mlir.constant(42 : i32) : i32
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(42 : i32) : i64
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(42 : index) : i64
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(42 : i32) : f32
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : !llvm.array<4 x i8>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i16>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : i24
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array attribute of size 2}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
  %0 = llvm.mlir.constant([1 : i32, "a"]) : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, ptr)>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op does not support target extension type.}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.Event">
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 32}}
  %0 = llvm.mlir.constant(1.0 : f32) : i64
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(1.0 : f8E4M3FN) : i8
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : !llvm.ptr
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
  %0 = llvm.mlir.constant([1 : i32]) : i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x i32>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32]]) : !llvm.array<2 x struct<(i32)>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 2 vs. 3}}
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32]]) : !llvm.array<3 x struct<(i32)>>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], #llvm.zero]) : !llvm.array<2 x struct<(i32)>>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], #llvm.undef]) : !llvm.array<2 x struct<(i32)>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested attribute for struct element at index 1 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([[1 : i32], 2 : i32]) : !llvm.array<2 x struct<(i32)>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested array attribute size for struct element at index 1 must match struct size: 2 vs. 1}}
  %0 = llvm.mlir.constant([[1 : i32], [1 : i32, 2 : i32]]) : !llvm.array<2 x struct<(i32)>>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant([[[1 : i32]], [[2 : i32]]]) : !llvm.array<2 x array<1 x struct<(i32)>>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 1 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([[[1 : i32]], 2 : i32]) : !llvm.array<2 x array<1 x struct<(i32)>>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 1: 2 vs. 1}}
  %0 = llvm.mlir.constant([[[1 : i32]], [[2 : i32], [3 : i32]]]) : !llvm.array<2 x array<1 x struct<(i32)>>>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<[4]xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<[4]xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected vector or array type}}
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected vector or array type}}
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : !llvm.ptr
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 4}}
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<3xi32>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 6 vs. 4}}
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x array<3 x i32>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer element type for integer elements attribute}}
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf64>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 32}}
  %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xi64>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(@f) : i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(unit) : i32
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(sparse<[[0]], [1]> : vector<4xi32>) : vector<4xi32>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(dense<> : tensor<0xi32>) : !llvm.array<0 x i32>
  return
}

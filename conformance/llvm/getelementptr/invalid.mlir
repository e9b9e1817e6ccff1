// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.getelementptr` is refused; what keeps them all is not.

func.func @f(%a: !llvm.ptr, %b: i64) {
  %0 = llvm.getelementptr %a[%b] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  %0 = llvm.getelementptr %a[%b, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %a[0, %b] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %a[0, -1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #1)}}
  %0 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  %0 = llvm.getelementptr %a[0, %b, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x struct<(i32, f32)>>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op type 'f32' cannot be indexed (index #3)}}
  %0 = llvm.getelementptr %a[0, %b, 1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x struct<(i32, f32)>>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  %0 = llvm.getelementptr %a[0, 5] : (!llvm.ptr) -> !llvm.ptr, vector<4xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #2)}}
  %0 = llvm.getelementptr %a[0, 5, 0] : (!llvm.ptr) -> !llvm.ptr, vector<4xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.}}
  %0 = llvm.getelementptr inbounds_flag %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  %0 = llvm.getelementptr inbounds|nuw %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%a, %b) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr, i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%a) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %a[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", opaque>
  return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.getelementptr' expected keyword for ::mlir::LLVM::GEPNoWrapFlags after '|'}}
  %0 = llvm.getelementptr inbounds|foo %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}

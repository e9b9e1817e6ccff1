// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.mlir.global` is refused; what keeps them all is not.

llvm.mlir.global external @g() : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.void

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.label

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.metadata

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : tensor<4xi32>

// -----

llvm.mlir.global external @g() : !llvm.func<void ()>

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
  llvm.mlir.global external @g() : i32
  return
}

// -----

llvm.mlir.global internal constant @g("abc") : !llvm.array<3 x i8>

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal constant @g("abc") : !llvm.array<4 x i8>

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal constant @g("abc") : !llvm.array<3 x i16>

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal constant @g("abc") : i24

// -----

llvm.mlir.global external @g() : !llvm.target<"spirv.Event">

// -----

llvm.mlir.global external @g() : !llvm.target<"spirv.DeviceEvent">

// -----

// expected-error@+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global external @g() : !llvm.target<"aarch64.svcount">

// -----

// expected-error@+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global internal @g(0 : i32) : !llvm.target<"amdgcn.named.barrier", 0>

// -----

// expected-error@+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global internal @g(0 : i32) : !llvm.target<"spirv.Foo">

// -----

llvm.mlir.global common @g(0 : i32) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1.0 : f32) : f32

// -----

llvm.mlir.global common @g(0.0 : f32) : f32

// -----

llvm.mlir.global common @g(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(dense<1> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g("abc") : !llvm.array<3 x i8>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g() : i32

// -----

llvm.mlir.global appending @g() : !llvm.array<2 x i32>

// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.mlir.global external @g() comdat(@c) : i32

// -----

llvm.comdat @c {
  llvm.comdat_selector @any any
}
llvm.mlir.global external @g() comdat(@c::@any) : i32

// -----

llvm.comdat @c {
  llvm.comdat_selector @any any
}
// expected-error@+1 {{expected comdat symbol}}
llvm.mlir.global external @g() comdat(@c::@other) : i32

// -----

llvm.mlir.global external @g() {alignment = 8 : i64} : i32

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @g() {alignment = 3 : i64} : i32

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @g() {alignment = 0 : i64} : i32

// -----

llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i32' does not match global type 'i64'}}
llvm.mlir.global external @g() : i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global external @g() : i32 {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global external @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.func @h() -> i32
llvm.mlir.global external @g() : i32 {
  // expected-error@+1 {{ops with side effects not allowed in global initializers}}
  %0 = llvm.call @h() : () -> i32
  llvm.return %0 : i32
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of a pointer to a part is refused.

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %a[%1, %1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 2 : i32
  // expected-error@+1 {{'spirv.AccessChain' op index 2 out of bounds for '!spirv.struct<(f32, !spirv.array<4 x f32>)>'}}
  %0 = spirv.AccessChain %a[%1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %b: i32) "None" {
  %1 = spirv.Constant -1 : i32
  // expected-error@+1 {{'spirv.AccessChain' op index -1 out of bounds for '!spirv.struct<(f32, !spirv.array<4 x f32>)>'}}
  %0 = spirv.AccessChain %a[%1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 1 : i32
  // expected-error@+1 {{'spirv.AccessChain' op index must be an integer spirv.Constant to access element of spirv.struct}}
  %0 = spirv.AccessChain %a[%b, %1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %b: i32) "None" {
  %1 = spirv.IAdd %b, %b : i32
  // expected-error@+1 {{'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, but provided spirv.IAdd}}
  %0 = spirv.AccessChain %a[%1, %1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 1 : i32
  // expected-error@+1 {{'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0}}
  %0 = spirv.AccessChain %a[%1, %1, %1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 0 : i32
  // expected-error@+1 {{'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0}}
  %0 = spirv.AccessChain %a[%1, %1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %a[%1, %b] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 0 : i32
  %0 = spirv.AccessChain %a[%1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 1 : i32
  // expected-error@+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<i32, Function>'}}
  %0 = spirv.AccessChain %a[%1, %1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<i32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 1 : i32
  // expected-error@+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<f32, Function>', but provided '!spirv.ptr<f32, Uniform>'}}
  %0 = spirv.AccessChain %a[%1, %1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Uniform>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 1 : i32
  // expected-error@+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<!spirv.array<4 x f32>, Function>', but provided '!spirv.ptr<f32, Function>'}}
  %0 = spirv.AccessChain %a[%1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Function>, %b: i32) "None" {
  %1 = spirv.Constant 1 : i32
  // expected-error@+1 {{'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0}}
  %0 = spirv.AccessChain %a[%1, %1] : !spirv.ptr<f32, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %1 = spirv.Constant 1 : i32
  // expected-error@+1 {{'spirv.AccessChain' op operand #0 must be any SPIR-V pointer type, but got 'i32'}}
  %0 = spirv.AccessChain %a[%1, %1] : i32, i32, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<vector<4xf32>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %a[%b] : !spirv.ptr<vector<4xf32>, Function>, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.matrix<3 x vector<3xf32>>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %a[%b, %b] : !spirv.ptr<!spirv.matrix<3 x vector<3xf32>>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.rtarray<f32>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %a[%b] : !spirv.ptr<!spirv.rtarray<f32>, Function>, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.rtarray<f32>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 1 : i32
  // expected-error@+1 {{'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0}}
  %0 = spirv.AccessChain %a[%1, %1] : !spirv.ptr<!spirv.rtarray<f32>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32)>, Function>, %b: i32) "None" {
  %1 = spirv.Constant 0 : i32
  %0 = "spirv.AccessChain"(%a, %1) : (!spirv.ptr<!spirv.struct<(f32)>, Function>, i32) -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32)>, Function>, %b: i32) "None" {
  %1 = spirv.Undef : i32
  // expected-error@+1 {{'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, but provided spirv.Undef}}
  %0 = "spirv.AccessChain"(%a, %1) : (!spirv.ptr<!spirv.struct<(f32)>, Function>, i32) -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.struct<(f32)>, Function>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.SConvert' op expected the different bit widths for operand type and result type, but provided 'i32' and 'i32'}}
  %1 = "spirv.SConvert"(%b) : (i32) -> i32
  %0 = "spirv.AccessChain"(%a, %1) : (!spirv.ptr<!spirv.struct<(f32)>, Function>, i32) -> !spirv.ptr<f32, Function>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.array<4 x f32>, Workgroup>, %b: i32) "None" {
  %0 = "spirv.PtrAccessChain"(%a, %b, %b) : (!spirv.ptr<!spirv.array<4 x f32>, Workgroup>, i32, i32) -> !spirv.ptr<f32, Workgroup>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.array<4 x f32>, Workgroup>, %b: i32) "None" {
  %0 = "spirv.InBoundsPtrAccessChain"(%a, %b, %b) : (!spirv.ptr<!spirv.array<4 x f32>, Workgroup>, i32, i32) -> !spirv.ptr<f32, Workgroup>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.array<4 x f32>, Workgroup>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.PtrAccessChain' op invalid result type: expected '!spirv.ptr<f32, Workgroup>', but provided '!spirv.ptr<i32, Workgroup>'}}
  %0 = "spirv.PtrAccessChain"(%a, %b, %b) : (!spirv.ptr<!spirv.array<4 x f32>, Workgroup>, i32, i32) -> !spirv.ptr<i32, Workgroup>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<!spirv.array<4 x f32>, Workgroup>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.InBoundsPtrAccessChain' op invalid result type: expected '!spirv.ptr<f32, Workgroup>', but provided '!spirv.ptr<i32, Workgroup>'}}
  %0 = "spirv.InBoundsPtrAccessChain"(%a, %b, %b) : (!spirv.ptr<!spirv.array<4 x f32>, Workgroup>, i32, i32) -> !spirv.ptr<i32, Workgroup>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Workgroup>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0}}
  %0 = "spirv.PtrAccessChain"(%a, %b, %b) : (!spirv.ptr<f32, Workgroup>, i32, i32) -> !spirv.ptr<f32, Workgroup>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, Workgroup>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.AccessChain' op cannot extract from non-composite type 'f32' with index 0}}
  %0 = "spirv.InBoundsPtrAccessChain"(%a, %b, %b) : (!spirv.ptr<f32, Workgroup>, i32, i32) -> !spirv.ptr<f32, Workgroup>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.PtrAccessChain' op operand #0 must be any SPIR-V pointer type, but got 'f32'}}
  %0 = "spirv.PtrAccessChain"(%a, %b, %b) : (f32, i32, i32) -> !spirv.ptr<f32, Workgroup>
  spirv.Return
}

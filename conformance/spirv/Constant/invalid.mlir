// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.Constant` is refused; what keeps them all is not.

spirv.func @f() "None" {
  %0 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op result type ('i64') does not match value type ('i32')}}
  %0 = "spirv.Constant"() <{value = 1 : i32}> : () -> i64
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op result type ('i32') does not match value type ('f32')}}
  %0 = "spirv.Constant"() <{value = 1.0 : f32}> : () -> i32
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op cannot have attribute: "x"}}
  %0 = "spirv.Constant"() <{value = "x"}> : () -> i32
  spirv.Return
}

// -----

spirv.func @f() "None" {
  %0 = "spirv.Constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  %0 = "spirv.Constant"() <{value = dense<1> : tensor<4xi32>}> : () -> !spirv.array<4 x i32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op result number of elements (3) does not match value number of elements (4)}}
  %0 = "spirv.Constant"() <{value = dense<1> : tensor<4xi32>}> : () -> !spirv.array<3 x i32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op result element type ('f32') does not match value element type ('i32')}}
  %0 = "spirv.Constant"() <{value = dense<1> : tensor<4xi32>}> : () -> !spirv.array<4 x f32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op result or element type ('vector<4xi32>') does not match value type ('tensor<4xi32>'), must be the same or spirv.array}}
  %0 = "spirv.Constant"() <{value = dense<1> : tensor<4xi32>}> : () -> vector<4xi32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  %0 = "spirv.Constant"() <{value = dense<1> : tensor<2x2xi32>}> : () -> !spirv.array<2 x !spirv.array<2 x i32>>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op result number of elements (6) does not match value number of elements (4)}}
  %0 = "spirv.Constant"() <{value = dense<1> : tensor<2x2xi32>}> : () -> !spirv.array<2 x !spirv.array<3 x i32>>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op only support nested array result type}}
  %0 = "spirv.Constant"() <{value = dense<1> : tensor<2x2xi32>}> : () -> !spirv.array<2 x !spirv.struct<(i32, i32)>>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  %0 = "spirv.Constant"() <{value = [1 : i32, 2 : i32]}> : () -> !spirv.array<2 x i32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op result type ('i32') does not match value type ('f32')}}
  %0 = "spirv.Constant"() <{value = [1 : i32, 2.0 : f32]}> : () -> !spirv.array<2 x i32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op must have spirv.array or spirv.struct result type for array value}}
  %0 = "spirv.Constant"() <{value = [1 : i32, 2 : i32]}> : () -> i32
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op must have spirv.array or spirv.struct result type for array value}}
  %0 = "spirv.Constant"() <{value = [1 : i32, 2 : i32]}> : () -> vector<2xi32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  %0 = "spirv.Constant"() <{value = [1 : i32, 2.0 : f32]}> : () -> !spirv.struct<(i32, f32)>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op result type ('f32') does not match value type ('i32')}}
  %0 = "spirv.Constant"() <{value = [1 : i32, 2 : i32]}> : () -> !spirv.struct<(i32, f32)>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op number of constituents (1) does not match number of struct members (2)}}
  %0 = "spirv.Constant"() <{value = [1 : i32]}> : () -> !spirv.struct<(i32, f32)>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op result or element type ('!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>') does not match value type ('vector<4xi32>'), must be the same or spirv.array}}
  %0 = "spirv.Constant"() <{value = dense<1> : vector<4xi32>}> : () -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op expected a splat dense attribute for cooperative matrix constant, but found dense<[1, 2, 3, 4]> : vector<4xi32>}}
  %0 = "spirv.Constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op expected a splat dense attribute for cooperative matrix constant, but found <<NULL ATTRIBUTE>>}}
  %0 = "spirv.Constant"() <{value = 1 : i32}> : () -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  %0 = "spirv.Constant"() <{value = sparse<0, 1> : tensor<4xi32>}> : () -> !spirv.array<4 x i32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op result or element type ('i32') does not match value type ('vector<4xi32>'), must be the same or spirv.array}}
  %0 = "spirv.Constant"() <{value = dense<1> : vector<4xi32>}> : () -> i32
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op cannot have attribute: @a}}
  %0 = "spirv.Constant"() <{value = @a}> : () -> i32
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Constant' op cannot have attribute: unit}}
  %0 = "spirv.Constant"() <{value = unit}> : () -> i32
  spirv.Return
}

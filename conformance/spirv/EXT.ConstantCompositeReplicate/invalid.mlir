// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.EXT.ConstantCompositeReplicate` is refused; what keeps them all is not.

spirv.func @f() "None" {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> : () -> !spirv.array<2 x i32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{expected value attribute type 'i32', but got: 'i64'}}
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i64}> : () -> !spirv.array<2 x i32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{expected value attribute type 'i32', but got: 'none'}}
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = "x"}> : () -> !spirv.array<2 x i32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{unknown value attribute type}}
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = @a}> : () -> !spirv.array<2 x i32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{unknown value attribute type}}
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = i32}> : () -> !spirv.array<2 x i32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = [1 : i32, 2 : i32]}> : () -> !spirv.array<3 x !spirv.array<2 x i32>>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{expected value attribute type '!spirv.array<2 x i32>' or 'i32', but got: '!spirv.array<1 x i32>'}}
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = [1 : i32]}> : () -> !spirv.array<3 x !spirv.array<2 x i32>>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = dense<1> : vector<2xi32>}> : () -> !spirv.array<3 x vector<2xi32>>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{expected value attribute type 'vector<2xi32>' or 'i32', but got: 'vector<3xi32>'}}
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = dense<1> : vector<3xi32>}> : () -> !spirv.array<3 x vector<2xi32>>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.EXT.ConstantCompositeReplicate' op result #0 must be vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float values of length 2/3/4/8/16 of ranks 1 or vector of BFloat16 or Float8E4M3 or Float8E5M2 values of length 2/3/4/8/16 of ranks 1 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type, but got 'i32'}}
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> : () -> i32
  spirv.Return
}

// -----

spirv.func @f() "None" {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> : () -> vector<4xi32>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> : () -> !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  %0 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> : () -> !spirv.struct<(i32, i32)>
  spirv.Return
}

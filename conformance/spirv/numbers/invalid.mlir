// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of arithmetic is refused.

spirv.func @f(%a: f32, %b: i32) "None" {
  %0 = spirv.CL.ldexp %a, %b : f32, i32 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: vector<2xf32>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.CL.ldexp' op operands must both be scalars or vectors}}
  %0 = spirv.CL.ldexp %a, %b : vector<2xf32>, i32 -> vector<2xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xi32>) "None" {
  // expected-error@+1 {{'spirv.CL.ldexp' op operands must both be scalars or vectors}}
  %0 = spirv.CL.ldexp %a, %b : f32, vector<2xi32> -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: vector<2xf32>, %b: vector<3xi32>) "None" {
  // expected-error@+1 {{'spirv.CL.ldexp' op operands must have the same number of elements}}
  %0 = spirv.CL.ldexp %a, %b : vector<2xf32>, vector<3xi32> -> vector<2xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %0 = spirv.CL.pown %a, %b : f32, i32 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: vector<2xf32>, %b: vector<3xi32>) "None" {
  // expected-error@+1 {{'spirv.CL.pown' op operands must have the same number of elements}}
  %0 = spirv.CL.pown %a, %b : vector<2xf32>, vector<3xi32> -> vector<2xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<2xf32>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.CL.pown' op operands must both be scalars or vectors}}
  %0 = spirv.CL.pown %a, %b : vector<2xf32>, i32 -> vector<2xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %0 = spirv.CL.rootn %a, %b : f32, i32 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: vector<2xf32>, %b: vector<3xi32>) "None" {
  // expected-error@+1 {{'spirv.CL.rootn' op operands must have the same number of elements}}
  %0 = spirv.CL.rootn %a, %b : vector<2xf32>, vector<3xi32> -> vector<2xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<3xi32>) "None" {
  // expected-error@+1 {{'spirv.CL.rootn' op operands must both be scalars or vectors}}
  %0 = spirv.CL.rootn %a, %b : f32, vector<3xi32> -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %0 = spirv.GL.Ldexp %a : f32, %b : i32 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: vector<2xf32>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.GL.Ldexp' op operands must both be scalars or vectors}}
  %0 = spirv.GL.Ldexp %a : vector<2xf32>, %b : i32 -> vector<2xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xi32>) "None" {
  // expected-error@+1 {{'spirv.GL.Ldexp' op operands must both be scalars or vectors}}
  %0 = spirv.GL.Ldexp %a : f32, %b : vector<2xi32> -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: vector<2xf32>, %b: vector<3xi32>) "None" {
  // expected-error@+1 {{'spirv.GL.Ldexp' op operands must have the same number of elements}}
  %0 = spirv.GL.Ldexp %a : vector<2xf32>, %b : vector<3xi32> -> vector<2xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i32)>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{result type must be a struct type with two memebers}}
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32)>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{result type must be a struct type with two memebers}}
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i32, i32)>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{member zero of the resulting struct type must be the same type as the operand}}
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f16, i32)>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{member one of the resulting struct type must be a scalar or vector of 32 bit integer type}}
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i16)>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{member one of the resulting struct type must be a scalar or vector of 32 bit integer type}}
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, f32)>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{member one of the resulting struct type must have the same number of components as the operand type}}
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, vector<2xi32>)>
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type}}
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, vector<2xi16>)>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<2xf32>) "None" {
  %0 = spirv.GL.FrexpStruct %a : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<2xi32>)>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<2xf32>) "None" {
  // expected-error@+1 {{member one of the resulting struct type must have the same number of components as the operand type}}
  %0 = spirv.GL.FrexpStruct %a : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<3xi32>)>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<2xf32>) "None" {
  // expected-error@+1 {{member one of the resulting struct type must have the same number of components as the operand type}}
  %0 = spirv.GL.FrexpStruct %a : vector<2xf32> -> !spirv.struct<(vector<2xf32>, i32)>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %0 = "spirv.IAddCarry"(%a, %b) : (i32, i32) -> !spirv.struct<(i32, i32)>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.IAddCarry' op expected result struct type containing two members}}
  %0 = "spirv.IAddCarry"(%a, %b) : (i32, i32) -> !spirv.struct<(i32)>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.IAddCarry' op expected all operand types and struct member types are the same}}
  %0 = "spirv.IAddCarry"(%a, %b) : (i32, i32) -> !spirv.struct<(i32, i64)>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.ISubBorrow' op expected result struct type containing two members}}
  %0 = "spirv.ISubBorrow"(%a, %b) : (i32, i32) -> !spirv.struct<(i32)>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.ISubBorrow' op expected all operand types and struct member types are the same}}
  %0 = "spirv.ISubBorrow"(%a, %b) : (i32, i32) -> !spirv.struct<(i32, i64)>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.SMulExtended' op expected all operand types and struct member types are the same}}
  %0 = "spirv.SMulExtended"(%a, %b) : (i32, i32) -> !spirv.struct<(i64, i64)>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.SMulExtended' op expected result struct type containing two members}}
  %0 = "spirv.SMulExtended"(%a, %b) : (i32, i32) -> !spirv.struct<(i64)>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.UMulExtended' op expected all operand types and struct member types are the same}}
  %0 = "spirv.UMulExtended"(%a, %b) : (i32, i32) -> !spirv.struct<(i64, i64)>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.UMulExtended' op expected result struct type containing two members}}
  %0 = "spirv.UMulExtended"(%a, %b) : (i32, i32) -> !spirv.struct<()>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i64) "None" {
  // expected-error@+1 {{'spirv.IAddCarry' op expected all operand types and struct member types are the same}}
  %0 = "spirv.IAddCarry"(%a, %b) : (i32, i64) -> !spirv.struct<(i32, i32)>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i16) "None" {
  %0 = "spirv.ShiftLeftLogical"(%a, %b) : (i32, i16) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i16) "None" {
  // expected-error@+1 {{'spirv.ShiftLeftLogical' op failed to verify that all of {operand1, result} have same type}}
  %0 = "spirv.ShiftLeftLogical"(%a, %b) : (i32, i16) -> i16
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i16) "None" {
  // expected-error@+1 {{'spirv.ShiftLeftLogical' op failed to verify that all of {operand1, result} have same type}}
  %0 = "spirv.ShiftLeftLogical"(%a, %b) : (i32, i16) -> i64
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i16) "None" {
  // expected-error@+1 {{'spirv.ShiftRightLogical' op failed to verify that all of {operand1, result} have same type}}
  %0 = "spirv.ShiftRightLogical"(%a, %b) : (i32, i16) -> i16
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i16) "None" {
  // expected-error@+1 {{'spirv.ShiftRightArithmetic' op failed to verify that all of {operand1, result} have same type}}
  %0 = "spirv.ShiftRightArithmetic"(%a, %b) : (i32, i16) -> i16
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: vector<2xi32>) "None" {
  // expected-error@+1 {{'spirv.ShiftRightArithmetic' op requires the same shape for all operands and results}}
  %0 = "spirv.ShiftRightArithmetic"(%a, %b) : (i32, vector<2xi32>) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i16) "None" {
  // expected-error@+1 {{'spirv.ShiftLeftLogical' op failed to verify that all of {operand1, result} have same type}}
  %0 = "spirv.ShiftLeftLogical"(%a, %b) : (i32, i16) -> vector<2xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %0 = "spirv.SDot"(%a, %b) {format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>} : (i32, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.SDot' op requires Packed Vector Format attribute for integer vector operands}}
  %0 = "spirv.SDot"(%a, %b)  : (i32, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i64, %b: i64) "None" {
  // expected-error@+1 {{'spirv.SDot' op with specified Packed Vector Format (PackedVectorFormat4x8Bit) requires integer vector operands to be 32-bits wide}}
  %0 = "spirv.SDot"(%a, %b) {format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>} : (i64, i64) -> i64
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.SUDot' op requires Packed Vector Format attribute for integer vector operands}}
  %0 = "spirv.SUDot"(%a, %b)  : (i32, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.UDot' op requires Packed Vector Format attribute for integer vector operands}}
  %0 = "spirv.UDot"(%a, %b)  : (i32, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xi8>, %b: vector<4xi8>) "None" {
  // expected-error@+1 {{'spirv.SDot' op with invalid format attribute for vector operands of type 'vector<4xi8>'}}
  %0 = "spirv.SDot"(%a, %b) {format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>} : (vector<4xi8>, vector<4xi8>) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xi8>, %b: vector<4xi8>) "None" {
  %0 = "spirv.SDot"(%a, %b)  : (vector<4xi8>, vector<4xi8>) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xi8>, %b: vector<4xi8>) "None" {
  // expected-error@+1 {{'spirv.SDot' op result type has insufficient bit-width (16 bits) for the specified vector operand type (32 bits)}}
  %0 = "spirv.SDot"(%a, %b)  : (vector<4xi8>, vector<4xi8>) -> i16
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xi16>, %b: vector<4xi16>) "None" {
  // expected-error@+1 {{'spirv.SDot' op result type has insufficient bit-width (8 bits) for the specified vector operand type (64 bits)}}
  %0 = "spirv.SDot"(%a, %b)  : (vector<4xi16>, vector<4xi16>) -> i8
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.SDot' op result type has insufficient bit-width (8 bits) for the specified vector operand type (32 bits)}}
  %0 = "spirv.SDot"(%a, %b) {format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>} : (i32, i32) -> i8
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %0 = "spirv.SDotAccSat"(%a, %a, %b) {format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>} : (i32, i32, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.SDotAccSat' op requires Packed Vector Format attribute for integer vector operands}}
  %0 = "spirv.SDotAccSat"(%a, %a, %b)  : (i32, i32, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.SUDotAccSat' op requires Packed Vector Format attribute for integer vector operands}}
  %0 = "spirv.SUDotAccSat"(%a, %a, %b)  : (i32, i32, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  // expected-error@+1 {{'spirv.UDotAccSat' op requires Packed Vector Format attribute for integer vector operands}}
  %0 = "spirv.UDotAccSat"(%a, %a, %b)  : (i32, i32, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xi16>, %b: i8) "None" {
  // expected-error@+1 {{'spirv.SDotAccSat' op result type has insufficient bit-width (8 bits) for the specified vector operand type (64 bits)}}
  %0 = "spirv.SDotAccSat"(%a, %a, %b)  : (vector<4xi16>, vector<4xi16>, i8) -> i8
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i8) "None" {
  // expected-error@+1 {{'spirv.SDotAccSat' op result type has insufficient bit-width (8 bits) for the specified vector operand type (32 bits)}}
  %0 = "spirv.SDotAccSat"(%a, %a, %b) {format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>} : (i32, i32, i8) -> i8
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xf32>, %b: f32) "None" {
  %0 = "spirv.VectorTimesScalar"(%a, %b) : (vector<4xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xf32>, %b: f32) "None" {
  // expected-error@+1 {{'spirv.VectorTimesScalar' op vector operand and result type mismatch}}
  %0 = "spirv.VectorTimesScalar"(%a, %b) : (vector<4xf32>, f32) -> vector<3xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xf32>, %b: f32) "None" {
  // expected-error@+1 {{'spirv.VectorTimesScalar' op vector operand and result type mismatch}}
  %0 = "spirv.VectorTimesScalar"(%a, %b) : (vector<4xf32>, f32) -> vector<4xf16>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<4xf32>, %b: f16) "None" {
  // expected-error@+1 {{'spirv.VectorTimesScalar' op scalar operand and result element type match}}
  %0 = "spirv.VectorTimesScalar"(%a, %b) : (vector<4xf32>, f16) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: i1, %b: i32) "None" {
  %0 = "spirv.Select"(%a, %b, %b) : (i1, i32, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: vector<3xi1>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.Select' op result expected to be of vector type when condition is of vector type}}
  %0 = "spirv.Select"(%a, %b, %b) : (vector<3xi1>, i32, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: vector<3xi1>, %b: vector<3xi32>) "None" {
  %0 = "spirv.Select"(%a, %b, %b) : (vector<3xi1>, vector<3xi32>, vector<3xi32>) -> vector<3xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: vector<3xi1>, %b: vector<4xi32>) "None" {
  // expected-error@+1 {{'spirv.Select' op result should have the same number of elements as the condition when condition is of vector type}}
  %0 = "spirv.Select"(%a, %b, %b) : (vector<3xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: i1, %b: i32) "None" {
  // expected-error@+1 {{'spirv.Select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "spirv.Select"(%a, %b, %b) : (i1, i32, i32) -> i64
  spirv.Return
}

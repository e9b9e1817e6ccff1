tosa.variable @v : memref<2xmemref<2xf32>>
// -----
tosa.variable @v : memref<2xmemref<*xf32>>
// -----
tosa.variable @v : vector<2xf32>
// -----
tosa.variable @v : vector<[2]xf32>
// -----
"tosa.variable"() <{initial_value = dense<-1> : tensor<2x4x8xi32>, sym_name = "stored_var", type = tensor<3xindex>, var_shape = dense<[2, 4, 8]> : tensor<3xindex>}> : () -> ()
// -----
"tosa.variable"() <{sym_name = "stored_var", type = tensor<3xindex>, var_shape = dense<[2, 4, 8]> : tensor<3xindex>}> : () -> ()
// -----
"tosa.variable"() <{sym_name = "stored_var", type = (i32) -> (), var_shape = dense<[2, 4, 8]> : tensor<3xindex>}> : () -> ()
// -----
"tosa.variable"() <{sym_name = "stored_var", type = i32, var_shape = dense<[2, -7, -1]> : tensor<3xindex>}> : () -> ()
// -----
"tosa.variable"() <{sym_name = "stored_var", type = none, var_shape = dense<> : tensor<0xindex>}> : () -> ()
// -----
"tosa.variable"() <{sym_name = "stored_var", type = tuple<i32>, var_shape = dense<> : tensor<0xindex>}> : () -> ()
// -----
"tosa.variable"() <{sym_name = "stored_var", type = tuple<i32>, var_shape = dense<1> : tensor<2xindex>}> : () -> ()
%0 = tosa.variable_read @stored_var : tensor<1x1xi32>
// -----
"tosa.variable"() <{sym_name = "stored_var", type = memref<2xi32>, var_shape = dense<-1> : tensor<2xindex>}> : () -> ()
%0 = tosa.variable_read @stored_var : tensor<1x1xi32>
// -----
"tosa.variable"() <{sym_name = "stored_var", type = i32, var_shape = dense_resource<a> : tensor<2xindex>}> : () -> ()
// -----
"tosa.variable"() <{sym_name = "stored_var", type = i32, var_shape = dense<[[2]]> : tensor<1x1xindex>}> : () -> ()
// -----
"tosa.variable"() <{sym_name = "stored_var", type = i32, var_shape = dense<1> : vector<2xindex>}> : () -> ()
// -----
"tosa.variable"() <{sym_name = "stored_var", type = i32, var_shape = sparse<[[0]], [1]> : tensor<2xindex>}> : () -> ()
// -----
"tosa.variable"() <{sym_name = "stored_var", type = i32, initial_value = 2 : i64, var_shape = dense<1> : tensor<2xindex>}> : () -> ()
// -----
"tosa.variable"() <{sym_name = "stored_var", type = i32, initial_value = "a" , var_shape = dense<1> : tensor<2xindex>}> : () -> ()

// -----

func.func private @f() attributes {a = array<ui0: 0, 0>}
// -----
func.func private @f() attributes {a = array<i0: 0, 0>}
// -----
func.func private @f() attributes {a = array<si0: 0>}
// -----
func.func private @f() attributes {a = array<i0>}
// -----
func.func private @f() attributes {a = array<ui8: 0, 0>}
// -----
func.func private @f() attributes {a = array<i1: true>}
// -----
func.func private @f() attributes {a = array<i24: 7>}
// -----
func.func private @f() attributes {a = array<i0: 1>}
// -----
func.func private @f() attributes {a = array<i0: -1>}
// -----
func.func private @f() attributes {a = array<i0: true>}
// -----
func.func private @f() attributes {a = array<si8: -1>}
// -----
func.func private @f() attributes {a = dense<1> : tensor<2xi0>}
// -----
func.func private @f() attributes {a = 0 : ui0, b = 0 : si0, c= 0 : i0}
// -----
func.func private @f() attributes {a = array<i0: 0, -0, 0x0, 0>}
// -----
func.func private @f() attributes {a = array<i0: 0, 1>}
// -----
func.func private @f() attributes {a = array<i0: 0>, b = array<i0: 0, 0>, c = array<i0: 0>}
// -----
smt.solver() : () -> () {
  %0 = smt.int.constant -1
}
// -----
smt.solver() : () -> () {
  %0 = smt.int.constant 1
}
// -----
smt.solver() : () -> () {
  %0 = smt.int.constant 18446744073709551616
}
// -----
smt.solver() : () -> () {
  %0 = smt.int.constant -18446744073709551616
}
// -----
smt.solver() : () -> () {
  %0 = smt.int.constant -18446744073709551617
}
// -----
smt.solver() : () -> () {
  %0 = smt.int.constant 9223372036854775808
}
// -----
smt.solver() : () -> () {
  %0 = smt.int.constant -9223372036854775808
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = -1}> : () -> !smt.int
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = 18446744073709551615}> : () -> !smt.int
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = 1}> : () -> !smt.int
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = -5}> : () -> !smt.int
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = -9223372036854775808}> : () -> !smt.int
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = 9223372036854775808}> : () -> !smt.int
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = -9223372036854775809}> : () -> !smt.int
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = 36893488147419103232}> : () -> !smt.int
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = -36893488147419103233}> : () -> !smt.int
}
// -----
smt.solver() : () -> () {
  %0 = smt.int.constant 99999999999999999999999999999999999999999999999999999
}
// -----
smt.solver() : () -> () {
  %0 = smt.int.constant -99999999999999999999999999999999999999999999999999999
}
// -----
smt.solver() : () -> () {
  %0 = smt.int.constant 0x8000000000000000
}
// -----
smt.solver() : () -> () {
  %0 = smt.int.constant -0
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = 1 : i1}> : () -> !smt.int
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = 0 : i0}> : () -> !smt.int
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = -3 : si8}> : () -> !smt.int
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = 255 : ui8}> : () -> !smt.int
}
// -----
smt.solver() : () -> () {
  %0 = "smt.int.constant"() <{value = -3 : index}> : () -> !smt.int
}

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (memref<4x8xi8, 1>, index, index)
%r = "amdgpu.global_transpose_load"(%v#0, %v#1) : (memref<4x8xi8, 1>, index) -> vector<8xi8>

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (memref<4x8xi8, 1>, index, index)
%r = "amdgpu.global_transpose_load"(%v#0, %v#1, %v#2) : (memref<4x8xi8, 1>, index, index) -> vector<8xi8>

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (memref<4x8xi8>, index, index)
%r = "amdgpu.global_transpose_load"(%v#0, %v#1) : (memref<4x8xi8>, index) -> vector<8xi8>

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (memref<4x8xi8>, index, index)
%r = "amdgpu.global_transpose_load"(%v#0, %v#1, %v#2) : (memref<4x8xi8>, index, index) -> vector<8xi8>

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (memref<4x8xi8, #gpu.address_space<workgroup>>, index, index)
%r = "amdgpu.global_transpose_load"(%v#0, %v#1) : (memref<4x8xi8, #gpu.address_space<workgroup>>, index) -> vector<8xi8>

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (memref<4x8xi8, #gpu.address_space<workgroup>>, index, index)
%r = "amdgpu.global_transpose_load"(%v#0, %v#1, %v#2) : (memref<4x8xi8, #gpu.address_space<workgroup>>, index, index) -> vector<8xi8>

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (memref<4x8xi8, #gpu.address_space<global>>, index, index)
%r = "amdgpu.global_transpose_load"(%v#0, %v#1) : (memref<4x8xi8, #gpu.address_space<global>>, index) -> vector<8xi8>

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (memref<4x8xi8, #gpu.address_space<global>>, index, index)
%r = "amdgpu.global_transpose_load"(%v#0, %v#1, %v#2) : (memref<4x8xi8, #gpu.address_space<global>>, index, index) -> vector<8xi8>

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (i32,i32)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm row_shl>, permArgument = 17 : i32}> : (i32,i32) -> i32

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (i32,i32)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm row_shl>, permArgument = -1 : i32}> : (i32,i32) -> i32

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (i32,i32)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0:i32,0:i32,0:i32,4294967299]}> : (i32,i32) -> i32

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (i32,i32)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0,1,2,-4294967295]}> : (i32,i32) -> i32

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (i32,i32)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0,1,2,4]}> : (i32,i32) -> i32

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (i32,i32)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0,1,2,"a"]}> : (i32,i32) -> i32

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (i32,i32)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0,1,2,255 : ui8]}> : (i32,i32) -> i32

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (i32,i32)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0,1,2,true]}> : (i32,i32) -> i32

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (index, index)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm row_mirror>}> : (index,index) -> index

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (i128, i128)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm row_mirror>}> : (i128,i128) -> i128

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (f64, f64)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm row_mirror>}> : (f64,f64) -> f64

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (f80, f80)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm row_mirror>}> : (f80,f80) -> f80

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi32>, vector<2xi32>)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm row_mirror>}> : (vector<2xi32>,vector<2xi32>) -> vector<2xi32>

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi128>, vector<2xi128>)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm row_mirror>}> : (vector<2xi128>,vector<2xi128>) -> vector<2xi128>

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (vector<2x2xi32>, vector<2x2xi32>)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm row_mirror>}> : (vector<2x2xi32>,vector<2x2xi32>) -> vector<2x2xi32>

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (vector<[2]xi32>, vector<[2]xi32>)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm row_mirror>}> : (vector<[2]xi32>,vector<[2]xi32>) -> vector<[2]xi32>

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (vector<i32>, vector<i32>)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm row_mirror>}> : (vector<i32>,vector<i32>) -> vector<i32>

// -----

%v:2 = "builtin.unrealized_conversion_cast"() : () -> (i0, i0)
%r = "amdgpu.dpp"(%v#0, %v#1) <{kind = #amdgpu<dpp_perm row_mirror>}> : (i0,i0) -> i0

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xf16>, vector<2xf16>, f32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xf16>,vector<2xf16>,f32) -> f32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xf16>, vector<2xf16>, f16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xf16>,vector<2xf16>,f16) -> f16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xf16>, vector<2xf16>, bf16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xf16>,vector<2xf16>,bf16) -> bf16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xf16>, vector<2xf16>, i32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xf16>,vector<2xf16>,i32) -> i32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xf16>, vector<2xbf16>, f32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xf16>,vector<2xbf16>,f32) -> f32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xf16>, vector<2xbf16>, i32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{clamp}> : (vector<2xf16>,vector<2xbf16>,i32) -> i32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xf16>, vector<2xi16>, i32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xf16>,vector<2xi16>,i32) -> i32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xf16>, vector<4xi8>, bf16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{clamp}> : (vector<2xf16>,vector<4xi8>,bf16) -> bf16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xf16>, vector<8xi4>, bf16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xf16>,vector<8xi4>,bf16) -> bf16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xf16>, vector<4xf8E4M3FN>, f16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{clamp}> : (vector<2xf16>,vector<4xf8E4M3FN>,f16) -> f16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xf16>, vector<4xf8E5M2>, f16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xf16>,vector<4xf8E5M2>,f16) -> f16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xbf16>, vector<2xf16>, f32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{clamp}> : (vector<2xbf16>,vector<2xf16>,f32) -> f32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xbf16>, vector<2xbf16>, f32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xbf16>,vector<2xbf16>,f32) -> f32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xbf16>, vector<2xbf16>, f16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xbf16>,vector<2xbf16>,f16) -> f16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xbf16>, vector<2xbf16>, bf16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xbf16>,vector<2xbf16>,bf16) -> bf16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xbf16>, vector<2xbf16>, i32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xbf16>,vector<2xbf16>,i32) -> i32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xbf16>, vector<2xi16>, f32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xbf16>,vector<2xi16>,f32) -> f32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xbf16>, vector<2xi16>, i32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{clamp}> : (vector<2xbf16>,vector<2xi16>,i32) -> i32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xbf16>, vector<4xi8>, i32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xbf16>,vector<4xi8>,i32) -> i32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xbf16>, vector<8xi4>, bf16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{clamp}> : (vector<2xbf16>,vector<8xi4>,bf16) -> bf16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xbf16>, vector<4xf8E4M3FN>, bf16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xbf16>,vector<4xf8E4M3FN>,bf16) -> bf16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xbf16>, vector<4xf8E5M2>, f16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{clamp}> : (vector<2xbf16>,vector<4xf8E5M2>,f16) -> f16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi16>, vector<2xf16>, f16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xi16>,vector<2xf16>,f16) -> f16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi16>, vector<2xbf16>, f32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{clamp}> : (vector<2xi16>,vector<2xbf16>,f32) -> f32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi16>, vector<2xi16>, f32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xi16>,vector<2xi16>,f32) -> f32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi16>, vector<2xi16>, f16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xi16>,vector<2xi16>,f16) -> f16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi16>, vector<2xi16>, bf16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xi16>,vector<2xi16>,bf16) -> bf16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi16>, vector<2xi16>, i32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xi16>,vector<2xi16>,i32) -> i32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi16>, vector<4xi8>, f32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xi16>,vector<4xi8>,f32) -> f32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi16>, vector<4xi8>, i32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{clamp}> : (vector<2xi16>,vector<4xi8>,i32) -> i32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi16>, vector<8xi4>, i32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xi16>,vector<8xi4>,i32) -> i32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi16>, vector<4xf8E4M3FN>, bf16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{clamp}> : (vector<2xi16>,vector<4xf8E4M3FN>,bf16) -> bf16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi16>, vector<4xf8E5M2>, bf16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<2xi16>,vector<4xf8E5M2>,bf16) -> bf16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<4xi8>, vector<2xf16>, f16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{clamp}> : (vector<4xi8>,vector<2xf16>,f16) -> f16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<4xi8>, vector<2xbf16>, f16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<4xi8>,vector<2xbf16>,f16) -> f16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<4xi8>, vector<2xi16>, f32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{clamp}> : (vector<4xi8>,vector<2xi16>,f32) -> f32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<4xi8>, vector<4xi8>, f32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<4xi8>,vector<4xi8>,f32) -> f32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<4xi8>, vector<4xi8>, f16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<4xi8>,vector<4xi8>,f16) -> f16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<4xi8>, vector<4xi8>, bf16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<4xi8>,vector<4xi8>,bf16) -> bf16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<4xi8>, vector<4xi8>, i32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2)  : (vector<4xi8>,vector<4xi8>,i32) -> i32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xi16>, vector<2xi16>, i32)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{unsignedA}> : (vector<2xi16>, vector<2xi16>, i32) -> i32

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xf16>, vector<2xf16>, f16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{clamp}> : (vector<2xf16>, vector<2xf16>, f16) -> f16

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<2xf16>, vector<2xf16>, f16)
%r = "amdgpu.dot"(%v#0, %v#1, %v#2) <{unsignedB}> : (vector<2xf16>, vector<2xf16>, f16) -> f16

// -----

%v:4 = "builtin.unrealized_conversion_cast"() : () -> (f64, index, index, f64)
%r = "spirv.Tosa.MatMul"(%v#0, %v#1, %v#2, %v#3) : (f64, index, index, f64) -> (f64)

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (!spirv.arm.tensor<1x1x1xi8>, !spirv.arm.tensor<1x1x1xi8>, !spirv.arm.tensor<2xi8>)
%r = "spirv.Tosa.MatMul"(%v#0, %v#1, %v#2, %v#2) : (!spirv.arm.tensor<1x1x1xi8>, !spirv.arm.tensor<1x1x1xi8>, !spirv.arm.tensor<2xi8>, !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<1x1x1xi32>

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (!spirv.arm.tensor<1x1x1xi8>, !spirv.arm.tensor<1x1x1xi8>, !spirv.arm.tensor<1xi8>)
%r = "spirv.Tosa.MatMul"(%v#0, %v#1, %v#2, %v#2) : (!spirv.arm.tensor<1x1x1xi8>, !spirv.arm.tensor<1x1x1xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>) -> !spirv.arm.tensor<1x1x1xi16>

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (memref<*xi32>, i1, i32)
%r = "nvvm.inline_ptx"(%v#0, %v#0, %v#1) <{ptxCode = "private", memoryClobber = true, operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<*xi32>, memref<*xi32>, i1) -> (index)

// -----

%v = "builtin.unrealized_conversion_cast"() : () -> (vector<4xf16>)
%r = "xegpu.truncf"(%v) : (vector<4xf16>) -> (vector<2x3xf32>)

// -----

%v = "builtin.unrealized_conversion_cast"() : () -> (vector<4xf16>)
%r = "xegpu.truncf"(%v) : (vector<4xf16>) -> (vector<f32>)

// -----

%v = "builtin.unrealized_conversion_cast"() : () -> (i1)
%r = "spirv.GroupNonUniformQuadSwap"(%v) <{execution_scope = #spirv.scope<CrossDevice>, direction = #spirv.quad_swap_direction<Vertical>}> : (i1) -> (i1)

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

// -----

"wasmssa.global"() <{sym_name = "a b", type = i32, exported = unit}> ({}) : () -> ()

// -----

wasmssa.import_global "a" from "b" as @g : i32
"wasmssa.global"() <{sym_name = "a", type = i32, exported = unit}> ({
  %0 = wasmssa.global_get @g : i32
  wasmssa.return %0 : i32
^bb1:
  %1 = wasmssa.global_get @g : i32
  wasmssa.return %1 : i32
}) : () -> ()

// -----

"wasmssa.func"() <{sym_name = "a b", functionType = () -> ()}> ({}) : () -> ()

// -----

%v1:7 = "builtin.unrealized_conversion_cast"() : () -> (index, index, index, index, index, index, memref<*xf16>)
"gpu.launch"(%v1#0, %v1#1, %v1#2, %v1#3, %v1#4, %v1#5, %v1#6) <{cooperative = unit, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1>}> ({}) : (index, index, index, index, index, index, memref<*xf16>) -> ()

// -----

%v1:6 = "builtin.unrealized_conversion_cast"() : () -> (index, index, index, index, index, index)
"gpu.launch"(%v1#0, %v1#1, %v1#2, %v1#3, %v1#4, %v1#5) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> ({}) : (index, index, index, index, index, index) -> ()

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%arg0: tensor<1x?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<1xf32>) -> tensor<1xf32> {
    %0 = "linalg.matvec"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [true, true]} : (tensor<1x?xf32>, tensor<?xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%0) : (tensor<1xf32>) -> ()
}

// -----

func.func @f(%arg0: tensor<1x?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<1xf32>) -> tensor<1xf32> {
    %0 = "linalg.matvec"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = []} : (tensor<1x?xf32>, tensor<?xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%0) : (tensor<1xf32>) -> ()
}

// -----

func.func @f(%arg0: tensor<1x?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<1xf32>) -> tensor<1xf32> {
    %0 = "linalg.matvec"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0) -> (d0)>]} : (tensor<1x?xf32>, tensor<?xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%0) : (tensor<1xf32>) -> ()
}

// -----

func.func @f(%arg0: tensor<1x?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<1xf32>) -> tensor<1xf32> {
    %0 = "linalg.matvec"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = "a"} : (tensor<1x?xf32>, tensor<?xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%0) : (tensor<1xf32>) -> ()
}

// -----

%a = "builtin.unrealized_conversion_cast"() : () -> (!pdl.operation)
%r:1 = "transform.structured.decompose_interface"(%a) : (!pdl.operation) -> (!transform.any_op)

// -----

%a = "builtin.unrealized_conversion_cast"() : () -> (!pdl.value)
%r:1 = "transform.structured.decompose_interface"(%a) : (!pdl.value) -> (!transform.any_op)

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !pdl.operation):
  transform.yield
}

// -----

"transform.named_sequence"() <{function_type = (!pdl.operation) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !pdl.operation):
    %0 = "transform.cast"(%arg0) : (!pdl.operation) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()

// -----

func.func @a() attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, spirv.AtomicXor:DiscreteGPU, #spirv.resource_limits<>>
} { return }

// -----

func.func @a() attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Foo, AMD:Bar, #spirv.resource_limits<>>
} { return }

// -----

func.func @a() attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Foo, AMD:Bar:12, #spirv.resource_limits<>>
} { return }

// -----

func.func @a() attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Foo, Baz:Bar:12, #spirv.resource_limits<>>
} { return }

// -----

func.func @a() attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Foo, Baz:Bar:12, #spirv.resource_limits<>> a
} { return }

// -----

func.func @a() attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:Unknown:12, #spirv.resource_limits<>>
} { return }

// -----

func.func @a() attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, Baz:1, #spirv.resource_limits<>>
} { return }

// -----

func.func @a() attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=1, #spirv.resource_limits<>>
} { return }

// -----

func.func @a() -> i32 attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=i32, isCTAOnly=Metal, #spirv.resource_limits<>>
} { return }

// -----

func.func @a() -> i32 attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=i32, #spirv.resource_limits<>>
} { return }

// -----

#s = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 18446744073709551616, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>

// -----

#s = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 9223372036854775808, 1)>) -> (d0 : dense) }>

// -----

#s = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 9223372036854775807, 1)>) -> (d0 : dense) }>
func.func private @f(tensor<?xi32, #s>)

// -----

#s = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(-9223372036854775809, 1, 1)>) -> (d0 : dense) }>

// -----

#s = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(-9223372036854775808, 1, 1)>) -> (d0 : dense) }>

// -----

#s = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(-0, 1, 1)>) -> (d0 : dense) }>
func.func private @f(tensor<?xi32, #s>)

// -----

#s = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0x10, 1, 1)>) -> (d0 : dense) }>
func.func private @f(tensor<?xi32, #s>)

// -----

func.func @f(%a: !pdl.range<operation>) {
  "pdl_interp.foreach"(%a)[^bb1] ({
  ^bb0(%x: !pdl.range<operation>):
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<operation>) -> ()
^bb1:
  return
}

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (!transform.affine_map)
%v2:1 = "transform.num_associations"(%v1#0) {second = "x"} : (!transform.affine_map) -> (!transform.affine_map)

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (!transform.affine_map)
%v2:1 = "transform.num_associations"(%v1#0) {second = "x"} : (!transform.affine_map) -> (!transform.type)

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (!transform.affine_map)
%v2:1 = "transform.num_associations"(%v1#0) {second = "x"} : (!transform.affine_map) -> (!transform.any_param)

// -----

%v1:1 = "builtin.unrealized_conversion_cast"() : () -> (!transform.affine_map)
%v2:1 = "transform.num_associations"(%v1#0) {second = "x"} : (!transform.affine_map) -> (!transform.param<i32>)

// -----

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, si8)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: si8):
    "llvm.return"() : () -> ()
  }) : () -> ()

// -----

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, index)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: index):
    "llvm.return"() : () -> ()
    %0 = "arith.foo"() : () -> ()
  }) : () -> ()

// -----

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, index)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: index):
    %0 = "arith.addi"(%arg1, %arg0) : (index, !llvm.ptr) -> (index)
    "llvm.return"() : () -> ()
  }) : () -> ()

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<16x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<*xi8>
  return
}

// -----

func.func @f(%a: tensor<*xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<*xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%a: tensor<?x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<?x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<?x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<?x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x5xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<?x5xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<*xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<*xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<3x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<*xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<*xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<3x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<4xi32>, %c: tensor<4xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<4xi32>, tensor<4xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<3x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<5xi32>, %c: tensor<4xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<5xi32>, tensor<4xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<3x4xi8>
  return
}

// -----

func.func @f(%a: tensor<i16>, %b: tensor<5xi32>, %c: tensor<4xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<i16>, tensor<5xi32>, tensor<4xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<3x4xi8>
  return
}

// -----

func.func @f(%a: tensor<i16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<i16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<3x4xi8>
  return
}

// -----

"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Vulkan>}> ({
    "spirv.ARM.Graph"() <{entry_point = true, function_type = (!spirv.arm.tensor<1x16x16x16xi8>) -> !spirv.arm.tensor<1x16x16x16xi8>, sym_name = "main"}> ({
    ^bb0(%arg0: !spirv.arm.tensor<1x16x16x16xi8>):
      "spirv.ARM.GraphOutputs"(%arg0) : (!spirv.arm.tensor<1x16x16x16xi8>) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

wasmssa.global @g i32 {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}

// -----

wasmssa.global @g i32 {
   = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}

// -----

wasmssa.global @g i32
{
   = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}

// -----

wasmssa.global @g i32 foo {
   = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}

// -----

wasmssa.global @g i32 mutable {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i64
}

// -----

%a:2 = "builtin.unrealized_conversion_cast"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, !spirv.sampler)
%r:1 = "spirv.SampledImage"(%a#0, %a#1) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, !spirv.sampler) -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>)

// -----

%a:2 = "builtin.unrealized_conversion_cast"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, !spirv.sampler)
%r:1 = "spirv.SampledImage"(%a#0, %a#1) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, !spirv.sampler) -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>)

// -----

%0 = spirv.ExperimentalML.Call opcode = 7,  : () -> vector<4xi8>

// -----

%0 = spirv.ExperimentalML.Call opcode = 7, : () -> vector<4xi8>

// -----

%0 = spirv.ExperimentalML.Call opcode = 7, {a} : () -> vector<4xi8>

// -----

%1 = spirv.Constant 1 : i32
%0 = spirv.ExperimentalML.Call opcode = 7, %1 : () -> vector<4xi8>

// -----

%1 = spirv.Constant 1 : i32
%0 = spirv.ExperimentalML.Call opcode = 7, %1 : (i32) -> vector<4xi8>

// -----

%1 = spirv.Constant 1 : i32
%0 = spirv.ExperimentalML.Call opcode = 7, %1 : i32 -> vector<4xi8>

// -----

%v1:1 = "spirv.ExperimentalML.Call"() <{opcode = 7 : i32}> : () -> (vector<4xi8>)

// -----

%1 = spirv.Constant 1 : i32
%v1:1 = "spirv.ExperimentalML.Call"(%1) <{opcode = 7 : i32}> : (i32) -> (vector<4xi8>)

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<[4]x[4]xi32>, vector<64xi8>, vector<64xi8>)
%r:1 = "x86.avx10.dot.i8"(%v#0, %v#1, %v#2) : (vector<[4]x[4]xi32>, vector<64xi8>, vector<64xi8>) -> (vector<[4]x[4]xi32>)

// -----

%v:3 = "builtin.unrealized_conversion_cast"() : () -> (vector<16xi32>, vector<64xi8>, vector<64xi8>)
%r:1 = "x86.avx10.dot.i8"(%v#0, %v#1, %v#2) : (vector<16xi32>, vector<64xi8>, vector<64xi8>) -> (vector<16xi32>)

// -----

%a = "builtin.unrealized_conversion_cast"() : () -> (vector<f32>)
%r:1 = "nvgpu.extf"(%a) <{rnd = #nvvm.fp_rnd_mode<none>, relu = true}> : (vector<f32>) -> (vector<f32>)

// -----

%a = "builtin.unrealized_conversion_cast"() : () -> (f32)
%r:1 = "nvgpu.truncf"(%a) <{}> : (f32) -> (vector<f16>)

// -----

func.func @f(%a: vector<8xi32>, %b: vector<4096xi32>) {
  %6 = llvm.intr.vector.extract %a[6] : vector<4611686018427387904xi32> from vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>, %b: vector<4096xi32>) {
  %6 = llvm.intr.vector.extract %a[6] : vector<4611686018427387903xi32> from vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>, %b: vector<4096xi32>) {
  %6 = llvm.intr.vector.extract %a[6] : vector<4294967297xi32> from vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>, %b: vector<4096xi32>) {
  %6 = llvm.intr.vector.extract %a[6] : vector<134217728xi32> from vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<8xi32>, %b: vector<4096xi32>) {
  %6 = llvm.intr.vector.extract %a[6] : vector<576460752303423488xi32> from vector<8xi32>
  return
}

// -----

func.func @f() {
  %0 = tosa.concat_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %0 = tosa.concat_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<0>
  return
}

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

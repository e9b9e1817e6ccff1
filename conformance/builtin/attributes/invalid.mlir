// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// Attributes that a dialect knows are judged where they stand.

// expected-error@+1 {{attribute '"bufferization.foo"' not supported as an op attribute by the bufferization dialect}}
func.func @f() attributes {bufferization.foo} {
  return
}

// -----

// expected-error@+1 {{'func.func' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
func.func @f() attributes {bufferization.manual_deallocation} {
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'arith.constant' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = arith.constant {bufferization.manual_deallocation} 1 : i32
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{attribute '"linalg.foo"' not supported by the linalg dialect}}
  %0 = arith.constant {linalg.foo} 1 : i32
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{attribute 'dlti.foo' not supported by dialect}}
  %0 = arith.constant {dlti.foo} 1 : i32
  return
}

// -----

gpu.module @m {
  gpu.func @k() kernel attributes {gpu.known_block_size = array<i32: 1, 2, 3>} {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{'func.func' op gpu.known_block_size must contain exactly 3 elements}}
  func.func @k() attributes {gpu.known_block_size = array<i32: 1, 2>} {
    return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{'func.func' op gpu.known_grid_size must be a dense i32 array}}
  func.func @k() attributes {gpu.known_grid_size = 1} {
    return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{'func.func' op gpu.known_grid_size must be a dense i32 array}}
  func.func @k() attributes {gpu.known_grid_size = array<i64: 1, 2, 3>} {
    return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{'func.func' op gpu.known_cluster_size must contain exactly 3 elements}}
  func.func @k() attributes {gpu.known_cluster_size = array<i32: 1, 2, 3, 4>} {
    return
  }
}

// -----

// expected-error@+1 {{'"nvvm.maxnreg"' attribute must be integer constant}}
llvm.func @f() attributes {nvvm.maxnreg = "a"}

// -----

llvm.func @f() attributes {nvvm.maxnreg = 16 : i32}

// -----

// expected-error@+1 {{'"nvvm.minctasm"' attribute must be integer constant}}
llvm.func @f() attributes {nvvm.minctasm = 1.0 : f32}

// -----

// expected-error@+1 {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
llvm.func @f() attributes {nvvm.kernel, nvvm.cluster_dim = array<i32: 1, 2>, nvvm.blocksareclusters}

// -----

// expected-error@+1 {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
llvm.func @f() attributes {nvvm.blocksareclusters}

// -----

llvm.func @f() attributes {nvvm.reqntid = array<i32: 1>, nvvm.cluster_dim = array<i32: 1>, nvvm.blocksareclusters}

// -----

// expected-error@+1 {{'"nvvm.reqntid"' attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.reqntid = array<i32: 1, 2, 3, 4>}

// -----

// expected-error@+1 {{'"nvvm.maxntid"' attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.maxntid = 3}

// -----

// expected-error@+1 {{'"nvvm.maxntid"' attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.maxntid = array<i32>}

// -----

// expected-error@+1 {{shape.lib attribute may only be on op implementing SymbolTable}}
func.func @f() attributes {shape.lib = @l} {
  return
}

// -----

// expected-error@+1 {{shape function library @l not found}}
module attributes {shape.lib = @l} {
}

// -----

// expected-error@+1 {{@l required to be shape function library}}
module attributes {shape.lib = @l} {
  func.func private @l()
}

// -----

// expected-error@+1 {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = 1} {
}

// -----

// expected-error@+1 {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = [1]} {
}

// -----

// expected-error@+1 {{@l does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@l]} {
}

// -----

module attributes {shape.lib = @l} {
  shape.function_library @l {
    func.func @s(%a: !shape.value_shape) -> !shape.value_shape {
      return %a : !shape.value_shape
    }
  } mapping {
    test.a = @s
  }
}

// -----

// expected-error@+1 {{only one op to shape mapping allowed, found multiple for `"test.a"`}}
module attributes {shape.lib = [@l, @k]} {
  shape.function_library @l {
    func.func @s(%a: !shape.value_shape) -> !shape.value_shape {
      return %a : !shape.value_shape
    }
  } mapping {
    test.a = @s
  }
  shape.function_library @k {
    func.func @s(%a: !shape.value_shape) -> !shape.value_shape {
      return %a : !shape.value_shape
    }
  } mapping {
    test.a = @s
  }
}

// -----

// expected-error@+1 {{'spirv.entry_point_abi' attribute must be an entry point ABI attribute}}
func.func @f() attributes {spirv.entry_point_abi = 1} {
  return
}

// -----

func.func @f() attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
  return
}

// -----

// expected-error@+1 {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
module attributes {spirv.target_env = 1} {
}

// -----

// expected-error@+1 {{found unsupported 'spirv.foo' attribute on operation}}
func.func @f() attributes {spirv.foo = 1} {
  return
}

// -----

// expected-error@+1 {{"transform.with_named_sequence" attribute can only be attached to operations with symbol tables}}
func.func @f() attributes {transform.with_named_sequence} {
  return
}

// -----

module attributes {transform.with_named_sequence = 1} {
}

// -----

// expected-error@+1 {{"transform.target_tag" attribute must be a string}}
module attributes {transform.target_tag = 1} {
}

// -----

func.func @f() attributes {transform.target_tag = "a"} {
  return
}

// -----

// expected-error@+1 {{unknown attribute: "transform.foo"}}
func.func @f() attributes {transform.foo} {
  return
}

// -----

// expected-error@+1 {{'bufferization.writable' is expected to be a boolean attribute}}
func.func private @f(memref<4xf32> {bufferization.writable = 1})

// -----

// expected-error@+1 {{'bufferization.writable' is invalid on external functions}}
func.func private @f(memref<4xf32> {bufferization.writable = true})

// -----

func.func private @f(memref<4xf32> {bufferization.access = "read"})

// -----

// expected-error@+1 {{invalid value for 'bufferization.access'}}
func.func private @f(tensor<4xf32> {bufferization.access = "foo"})

// -----

func.func @f(%a: tensor<4xf32> {bufferization.access = "read"}) {
  return
}

// -----

// expected-error@+1 {{'bufferization.writable' is invalid on external functions}}
func.func private @f(tensor<4xf32> {bufferization.writable = true})

// -----

// expected-error@+1 {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @f(%a: tensor<4xf32> {bufferization.writable = 1}) {
  return
}

// -----

// expected-error@+1 {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func @f(%a: tensor<4xf32> {bufferization.buffer_layout = 1}) {
  return
}

// -----

func.func @f(%a: tensor<4xf32> {bufferization.buffer_layout = affine_map<(i) -> (i)>}) {
  return
}

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: tensor<4xf32> {bufferization.buffer_layout = affine_map<(i) -> (i)>})

// -----

gpu.module @m {
  gpu.func @f(%a: tensor<4xf32> {bufferization.buffer_layout = affine_map<(i) -> (i)>}) {
    gpu.return
  }
}

// -----

// expected-error@+1 {{'"nvvm.grid_constant"' attribute must be present only on kernel arguments}}
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant}) {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.grid_constant"' attribute requires the argument to also have attribute 'llvm.byval'}}
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.grid_constant"' must be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant = true, llvm.byval = i32}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant, llvm.byval = i32}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

// expected-error@+1 {{found unsupported 'spirv.foo' attribute on region argument}}
func.func @f(%a: i32 {spirv.foo}) {
  return
}

// -----

// expected-error@+1 {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
func.func @f(%a: i32 {spirv.interface_var_abi = 1}) {
  return
}

// -----

func.func @f(%a: i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), Uniform>}) {
  return
}

// -----

// expected-error@+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
func.func @f(%a: memref<4xi32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), Uniform>}) {
  return
}

// -----

func.func @f(%a: memref<4xi32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) {
  return
}

// -----

// expected-error@+1 {{'spirv.decoration' must be a spirv::DecorationAttr}}
func.func @f(%a: i32 {spirv.decoration = 1}) {
  return
}

// -----

// expected-error@+1 {{cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type}}
func.func @f() -> (i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0)>}) {
  %0 = arith.constant 1 : i32
  return %0 : i32
}

// -----

func.func @f(%a: i32 {transform.readonly}) {
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{unregistered operation 'func.bar' found in dialect ('func') that does not allow unknown operations}}
  "func.bar"() : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  "foo.bar"() : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  "foo"() : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  "foo.bar"() ({
  ^bb0:
    cf.br ^bb1
  }) : () -> ()
^bb1:
  return
}

// -----

// expected-error@+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
^bb0:
^bb1:
}) : () -> ()

// -----

// expected-error@+1 {{'shape.function_library' op Operations with a 'SymbolTable' must have exactly one block}}
"shape.function_library"() <{sym_name = "l", mapping = {}}> ({
}) : () -> ()

// -----

func.func @f() {
  // expected-error@+1 {{shape.lib attribute may only be on op implementing SymbolTable}}
  %0 = "arith.constant"() <{value = 1 : i32}> {shape.lib = @l} : () -> i32
  return
}

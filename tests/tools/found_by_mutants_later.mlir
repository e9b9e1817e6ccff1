// What mutants have found in any dialect: the reference is asked.

  func.func @f(%arg0:i32, %arg1: i32, %arg2: i32) {
    %0 = emitc.expression %arg0, %arg1, %arg2 noinline : (i32, i32, i32) -> i32 {
      %1 = emitc.add %arg0, %arg1 : (i32, i32) -> i32
      %2 = emitc.mul %1, %arg2 : (i32, i32) -> i32
      emitc.yield %2 : i32
    }
    return
  }

// -----

  func.func @f(%arg0:i32, %arg1: i32, %arg2: i32) {
    %0 = "emitc.expression"(%arg0, %arg1, %arg2) <{do_not_inline = unit}> ({
    ^bb0(%arg3: i32, %arg4: i32, %arg5: i32):
      %1 = "emitc.add"(%arg3, %arg4) : (i32, i32) -> i32
      %2 = "emitc.mul"(%1, %arg5) : (i32, i32) -> i32
      "emitc.yield"(%2) : (i32) -> ()
    }) : (i32, i32, i32) -> i32
    return
  }

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %t = transform.tune.alternatives<"4way"> selected_region = 0 -> !transform.any_param
    { 
      %out = transform.param.constant "eeny" -> !transform.any_param
      transform.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %t = transform.tune.alternatives<"4way"> selected_region = 0 -> !transform.any_param
    { 
      %out = transform.param.constant "eeny" -> !transform.any_param
      transform.yield %out, %out : !transform.any_param, !transform.any_param
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %t = transform.tune.alternatives<"4way"> selected_region = 0 -> !transform.any_param
    { 
      %out = transform.param.constant "eeny" -> !transform.any_param
      transform.yield %arg0 : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    transform.tune.alternatives<"4way"> selected_region = 0 
    { 
      %out = transform.param.constant "eeny" -> !transform.any_param
      transform.yield %out : !transform.any_param
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %t = transform.tune.alternatives<"4way"> selected_region = 0 -> !transform.any_param
    { 
      %out = transform.param.constant "eeny" -> !transform.any_param
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %t:2 = transform.tune.alternatives<"4way"> selected_region = 0 -> !transform.any_param, !transform.any_op
    { 
      %out = transform.param.constant "eeny" -> !transform.any_param
      transform.yield  %arg0, %out : !transform.any_op, !transform.any_param
    }
    transform.yield
  }
}

// -----

"omp.alloc_shared_mem"(%v3#0) <{mem_elem_type = f32, mem_alignment = 7 : i64}> : (i64) -> (!llvm.ptr)
%v3:2 = "builtin.unrealized_conversion_cast"() : () -> (i64, memref<?x3xcomplex<f32>>)

// -----

func.func @f(%a: !spirv.named_barrier<2x0xi8>) {
  return
}

// -----

func.func @f(%a: !spirv.sampler<*>) {
  return
}

// -----

func.func @f(%a: !amdgpu.ds_barrier_state<3>) {
  return
}

// -----

func.func @f(%a: !amdgpu.ds_barrier_state<foo>) {
  return
}

// -----

func.func @f(%a: !spirv.struct<i1, foo>) {
  return
}

// -----

func.func @f() attributes {a = #acc.par_dims[bad]} {
  return
}

// -----

func.func @f() attributes {a = #acc<par_dims[bad]>} {
  return
}

// -----

func.func @f() attributes {a = #acc.par_dims<[bad]>} {
  return
}

// -----

func.func @f(%a: !spirv.struct<i1, foo>) {

// -----

func.func @f(%a: !spirv.struct<i1,    foo>) {

// -----

func.func @f(%a: !spirv.struct<i1, (f32)>) {
  return
}

// -----

func.func @f() attributes {a = #acc.par_dim[bad]} {
  return
}

// -----

func.func @f() attributes {a = #acc.par_dim<bad>} {
  return
}

// -----

func.func @f() attributes {a = #acc.par_dim<3>} {
  return
}

// -----

func.func @f() attributes {a = #acc.par_dim} {
  return
}

// -----

func.func @f() attributes {a = #acc<par_dims>} {
  return
}

// -----

func.func @f() attributes {a = #acc.par_dims} {
  return
}

// -----

func.func @f() attributes {a = #acc<par_dims[block_x,]>} {
  return
}

// -----

func.func @f() attributes {a = #acc<par_dims[block_x block_y]>} {
  return
}

// -----

func.func @f() attributes {a = #acc<par_dims[block_x, 3]>} {
  return
}

// -----

func.func @f() attributes {a = #acc<par_dims<[block_x, block_y]>>} {
  return
}

// -----

func.func @f() attributes {a = #acc<par_dims[sequential, thread_z] foo>} {
  return
}

// -----

func.func @f() attributes {a = #acc.par_dim<block_x foo>} {
  return
}

// -----

func.func @f() attributes {a = #acc<par_dims[block_x, seq]>} {
  return
}

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Greater %v3#0, %v3#0 : !spirv.arm.tensor<3xi32>

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Add %v3#0, %v3#0 : !spirv.arm.tensor<3xi32>

// -----

func.func @f(%l: index) {
  %0 = omp.iterator(%i: index, %h: index) = (%l to %l step %l) {
    omp.yield(%l : index)
  } -> !omp.iterated<index>
  return
}

// -----

func.func @f(%l: index) {
  %0 = omp.iterator(%i, %h: index) = (%l to %l step %l) {
    omp.yield(%l : index)
  } -> !omp.iterated<index>
  return
}

// -----

func.func @f(%l: index) {
  %0 = omp.iterator(%i, %h) = (%l to %l step %l, %l to %l step %l) {
    omp.yield(%l : index)
  } -> !omp.iterated<index>
  return
}

// -----

func.func @f(%l: index) {
  %0 = omp.iterator(%i: index) = (%l to %l step %l, %l to %l step %l) {
    omp.yield(%l : index)
  } -> !omp.iterated<index>
  return
}

// -----

func.func @f(%l: index) {
  %0 = omp.iterator(%i: index, %j) = (%l to %l step %l, %l to %l step %l) {
    omp.yield(%l : index)
  } -> !omp.iterated<index>
  return
}

// -----

func.func @f(%l: index) {
  %0 = omp.iterator(%i, %j: index) = (%l to %l step %l, %l to %l step %l) {
    omp.yield(%l : index)
  } -> !omp.iterated<index>
  return
}

// -----

func.func @f(%p: !omp.iterated<index>, %n: i64) {
    %x = omp.affinity_entry %p, %n : (!omp.iterated<index>, i64) -> index
    return
}

// -----

func.func @f(%p: !omp.iterated<index>, %n: i64) {
    %x = omp.affinity_entry %p, %n : (!omp.iterated<index>, i64) -> !omp.affinity_entry_ty<index, i64>
    return
}

// -----

func.func @f(%p: index, %n: i64) {
    %x = omp.affinity_entry %p, %n : (index, i64) -> !omp.affinity_entry_ty<index, i64>
    return
}

// -----

func.func @f(%r: !pdl.range<operation>) {
  pdl_interp.foreach %op : i32 in %r -> ^end
  return
}

// -----

func.func @f(%r: !pdl.range<operation>) {
  pdl_interp.foreach %op : !pdl.range<value> in %r -> ^end
  return
}

// -----

func.func @f(%r: !pdl.range<operation>) {
  pdl_interp.foreach %op : !async.token in %r -> ^end
  return
}

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Add %v3#0, %v3#0 : !spirv.arm.tensor<3xi32> -> !spirv.arm.tensor<3xi32>

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Add %v3#0, %v3#0 : !spirv.arm.tensor<3xi32>, i32, i32 -> !spirv.arm.tensor<3xi32>

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Add %v3#0, %v3#0 : !spirv.arm.tensor<3xi32>, !spirv.arm.tensor<3xi32> -> !spirv.arm.tensor<3xi32>, i32

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Concat axis = 1, %v3#0, %v3#0 : !spirv.arm.tensor<3xi32> -> !spirv.arm.tensor<3xi32>

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Select %v3#0, %v3#0, %v3#0 : !spirv.arm.tensor<3xi32> 

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Select %v3#0, %v3#0, %v3#0 : !spirv.arm.tensor<3xi32> -> i32

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Pow %v3#0, %v3#0: !spirv.arm.tensor<3xi32> 

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.LogicalAnd %v3#0, %v3#0: !spirv.arm.tensor<3xi32> 

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Table %v3#0, %v3#0: !spirv.arm.tensor<3xi32> 

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Gather %v3#0, %v3#0: !spirv.arm.tensor<3xi32> 

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Scatter %v3#0, %v3#0, %v3#0: !spirv.arm.tensor<3xi32> 

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.MatMul %v3#0, %v3#0, %v3#0, %v3#0: !spirv.arm.tensor<3xi32> 

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Negate %v3#0, %v3#0, %v3#0: !spirv.arm.tensor<3xi32> 

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Tile %v3#0, %v3#0: !spirv.arm.tensor<3xi32> 

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Pad %v3#0, %v3#0, %v3#0: !spirv.arm.tensor<3xi32> 

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Slice %v3#0, %v3#0, %v3#0: !spirv.arm.tensor<3xi32> 

// -----

%v3:2 = "x.y"() : () -> (!spirv.arm.tensor<3xi32>, i64)
%0 = spirv.Tosa.Slice %v3#0, %v3#0, %v3#0: !spirv.arm.tensor<3xi32> -> i32

// -----

func.func @one_op_alone(%a: tensor<4x8xf32>, %b: tensor<8xf32>) {
  %0 = linalg.reduce { arith.addf {fastmath = [1, 2], tag} } ins(%a : tensor<4x8xf32>) outs(%b : tensor<8xf32>) dimensions = [0]
  return
}

// -----

func.func @one_op_alone(%a: tensor<4x8xf32>, %b: tensor<8xf32>) {
  %0 = linalg.reduce { arith.addf {fastmath = 3} } ins(%a : tensor<4x8xf32>) outs(%b : tensor<8xf32>) dimensions = [0]
  return
}

// -----

func.func @one_op_alone(%a: tensor<4x8xi32>, %b: tensor<8xi32>) {
  %0 = linalg.reduce { arith.addi {overflowFlags = 3} } ins(%a : tensor<4x8xi32>) outs(%b : tensor<8xi32>) dimensions = [0]
  return
}

// -----

func.func @one_op_alone(%a: tensor<8xf32>, %b: tensor<8xf32>) {
  %0 = linalg.map { math.exp {fastmath = 3} } ins(%a : tensor<8xf32>) outs(%b : tensor<8xf32>) 
  return
}

// -----

wasmssa.import_global "a b" from "a b" as @a b mutable : f32

// -----

wasmssa.import_global "a b" from "a b" as @a mutable {a} : f32

// -----

wasmssa.import_global "a b" from "a b" as @a {a} : f32

// -----

wasmssa.import_global "a b" from "a b" as @a mutable f32

// -----

func.func @f(%a: !omp.iterated<!omp.iterated>)

// -----

func.func @f(%a: !omp.affinity_entry_ty<!omp.iterated, i64>)

// -----

func.func @f(%a: !omp.affinity_entry_ty<i64, !omp.iterated>)

// -----

func.func @f(%a: !omp.affinity_entry_ty<i64 i64>)

// -----

func.func @f(%a: !omp.iterated<3>)

// -----

func.func @f(%a: !omp.iterated)

// -----

func.func @f(%a: !omp.iterated<i3, i3>)

// -----

func.func @f(%n: i64) {
  %0 = omp.iterator(%i: i64) = (%n to %n step %n) {
    omp.yield(%n : i64)
  } -> !omp.iterated<i64>
  llvm.return
}

// -----

func.func @f(%n: i64) {
  %0 = omp.iterator(%i: i64, %j: i64) = (%n to %n step %n, %n to %n step %n) {
    omp.yield(%n : i64)
  } -> !omp.iterated<i64> loc("x":1:2)
  llvm.return
}

// -----

llvm.func @f(%a: i1) {
  llvm.switch %a : i1, ^bb1 [
    1: ^bb1
  ]
^bb1:
  llvm.return
}

// -----

    "spirv.GlobalVariable"() <{sym_name = "var0", type = !spirv.ptr<!spirv.ptr<!spirv.struct<(i32)>, PhysicalStorageBuffer>, PushConstant>}> : () -> ()

// -----

    "spirv.GlobalVariable"() <{sym_name = "var0", type = !spirv.ptr<!spirv.array<4x!spirv.ptr<!spirv.struct<(i32)>, PhysicalStorageBuffer>>, PushConstant>}> : () -> ()

// -----

    "spirv.GlobalVariable"() <{sym_name = "var0", aliased_pointer, type = !spirv.ptr<!spirv.ptr<!spirv.struct<(i32)>, PhysicalStorageBuffer>, PushConstant>}> : () -> ()

// -----

    "spirv.GlobalVariable"() <{sym_name = "var0", type = !spirv.ptr<!spirv.ptr<!spirv.struct<(i32)>, PhysicalStorageBuffer>, PushConstant>}> {aliased_pointer, restrict_pointer} : () -> ()

// -----

%c:6 = "x.y"() : () -> (tensor<*xf32>, tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1x4x8x21x17xvector<3xf32>>)
%0 = "tosa.conv3d"(%c#5, %c#2, %c#3, %c#4, %c#4)  {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xvector<3xf32>>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>

// -----

%c:6 = "x.y"() : () -> (tensor<*xf32>, tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<*xvector<3xf32>>)
%0 = "tosa.conv3d"(%c#5, %c#2, %c#3, %c#4, %c#4)  {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<*xvector<3xf32>>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>

// -----

%0:3 = "x.y"() : () -> (vector<3xf32>, f32, i32)
%1 = spirv.Dot %0#0, %0#0 : f32 -> f32

// -----

%0:3 = "x.y"() : () -> (vector<3xf32>, f32, i32)
%1 = spirv.Dot %0#0 : i32

// -----

%0:3 = "x.y"() : () -> (vector<3xf32>, f32, i32)
%1 = spirv.OuterProduct %0#0 : vector<3xf32>, vector<3xf32> -> !spirv.matrix<3 x vector<3xf32>>

// -----

%0:3 = "x.y"() : () -> (vector<3xf32>, f32, i32)
%1 = spirv.OuterProduct : vector<3xf32>, vector<3xf32> -> i32

// -----

func.func @f(%a: index, %m: memref<?x?xf32>) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
  } {operand_segment_sizes = array<i32: 1, 1, 1, 0>}
  return
}

// -----

func.func @f(%a: index, %m: memref<?x?xf32>) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
  } {operand_segment_sizes = 3}
  return
}

// -----

func.func @f(%a: index, %m: memref<?x?xf32>) {
  scf.forall (%i) in (1) {
  } {operand_segment_sizes = 3}
  return
}

// -----

func.func @f(%a: f32, %m: memref<?x?xf32>) {
  linalg.fill {operand_segment_sizes = 3} ins(%a : f32) outs(%m : memref<?x?xf32>)
  return
}

// -----

func.func @f(%a: f32, %m: memref<?x?xf32>) {
  linalg.fill {operand_segment_sizes = array<i32: 1, 1>} ins(%a : f32) outs(%m : memref<?x?xf32>)
  return
}

// -----

func.func @f(%a: index, %m: memref<?x?xf32>) {
  %0 = memref.subview %m[%a, 0] [1, 1] [1, 1] {operand_segment_sizes = array<i32: 1, 1>} : memref<?x?xf32> to memref<1x1xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @multiple_uses(%arg0: !emitc.lvalue<i32>, %arg1: i32, %arg2: i32, %arg3: i32) {
  %e = emitc.expression %arg0, %arg1 : (!emitc.lvalue<i32>, i32) -> i32 {
    %a = emitc.load %arg0 : !emitc.lvalue<i32>
    %b = emitc.add %a, %arg1 : (i32, i32) -> i32
    %c = emitc.mul %b, %b : (i32, i32) -> i32
    emitc.yield %c : i32
  }
  return
}

// -----

func.func @multiple_uses(%arg0: !emitc.lvalue<i32>, %arg1: i32, %arg2: i32, %arg3: i32) {
  %e = emitc.expression %arg0, %arg1 : (!emitc.lvalue<i32>, i32) -> i32 {
    %a = emitc.load %arg0 : !emitc.lvalue<i32>
    %b = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %b : i32
  }
  return
}

// -----

func.func @f(%d: index, %n: index) {
  %0 = omp.target_allocmem %d : index, foo
  return
}

// -----

func.func @f(%d: i32, %n: index) {
  %0 = omp.target_allocmem %d : vector<3xi32>, foo
  return
}

// -----

func.func @f() {
  %out = memref.alloc() {operand_segment_sizes = array<i32: 1, 0>} : memref<16x4xf32>
  return
}

// -----

func.func @f() {
  %out = memref.alloc() {operand_segment_sizes = array<i32: 1>} : memref<16x4xf32>
  return
}

// -----

func.func @f() {
  %out = memref.alloc() {operand_segment_sizes = array<i64: 1, 0>} : memref<16x4xf32>
  return
}

// -----

func.func @f() attributes {a = #acc.par_dim<processor = 3>} {
  return
}

// -----

func.func @f(%arg0: i32, %arg1: i32) {
  %e = emitc.expression %arg0, %arg1 : (i32, i32) -> i32 {
    %b = emitc.sub %a, %arg1 : (i32, i32) -> i32
    %a = emitc.mul %arg0, %arg1 : (i32, i32) -> i32
    emitc.yield %b : i32
  }
  return
}

// -----

func.func @f(%arg0: i32, %arg1: i32) {
  %e = emitc.expression %arg0, %arg1 : (i32, i32) -> i32 {
    %b = emitc.sub %a, %a : (i32, i32) -> i32
    %a = emitc.call_opaque "f"(%arg0) : (i32) -> i32
    emitc.yield %b : i32
  }
  return
}

// -----

func.func @f(%a: tensor<4x!ptr.ptr<#ptr.generic_space>>, %b: tensor<4xi32>) {
  %0 = "ptr.ptr_add"(%a, %b) <{flags = 10 : i64}> : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>) -> tensor<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @f(%a: tensor<4x!ptr.ptr<#ptr.generic_space>>, %b: tensor<4xi32>) {
  %0 = "ptr.ptr_add"(%a, %b) <{flags = 2 : i64}> : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>) -> tensor<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @f(%a: tensor<4x!ptr.ptr<#ptr.generic_space>>, %b: tensor<4xi32>) {
  %0 = "ptr.ptr_add"(%a, %b) <{flags = -1 : i64}> : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>) -> tensor<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @f(%a: tensor<4x!ptr.ptr<#ptr.generic_space>>, %b: tensor<4xi32>) {
  %0 = "ptr.ptr_add"(%a, %b) <{flags = 4 : i64}> : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>) -> tensor<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @f(%a: !llvm.struct<(vector<4x4xi32>, f32)>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 1>}> : (!llvm.struct<(vector<4x4xi32>, f32)>) -> f32
  return
}

// -----

func.func @f(%a: !llvm.struct<(vector<4x4xi32>, f32)>, %b: f32) {
  %0 = "llvm.insertvalue"(%a, %b) <{position = array<i64: 1>}> : (!llvm.struct<(vector<4x4xi32>, f32)>, f32) -> !llvm.struct<(vector<4x4xi32>, f32)>
  return
}

// -----

func.func @f(%a: !llvm.struct<(vector<4x4xi32>, f32)>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 1, 1>}> : (!llvm.struct<(vector<4x4xi32>, f32)>) -> f32
  return
}

// -----

func.func @f(%a: !llvm.struct<(vector<4x4xi32>, f32)>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64>}> : (!llvm.struct<(vector<4x4xi32>, f32)>) -> f32
  return
}

// -----

func.func @f(%a: !llvm.struct<(vector<4x4xi32>, f32)>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 7>}> : (!llvm.struct<(vector<4x4xi32>, f32)>) -> f32
  return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, !llvm.ptr) map_clauses(attach) capture(llvm.return) -> !llvm.ptr
  llvm.return
}

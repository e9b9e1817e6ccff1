// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What a hand-written syntax says, its dictionary must not say as well; of a format, the dictionary goes before.

llvm.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {overflowFlags = "a"} for op llvm.add: for `overflowFlags`: expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = "a"}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.add' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 8 : i32}> : (i32, i32) -> i32
  llvm.return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.alloc(%i) {operandSegmentSizes = array<i32: 0, 1>} : memref<?xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'scf.forall' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  scf.forall (%j) in (%i) { } {operandSegmentSizes = array<i32: 0, 1, 0, 0>}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'scf.forall' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  scf.forall (%j) in (%i) { } {operandSegmentSizes = array<i32: 1, 0, 0, 0>}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'scf.parallel' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  scf.parallel (%j) = (%i) to (%i) step (%i) { } {operandSegmentSizes = array<i32: 1, 1, 1, 0>}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.parallel' attribute 'lowerBoundsGroups' occurs more than once in the attribute list}}
  affine.parallel (%j) = (0) to (4) { } {lowerBoundsGroups = dense<1> : tensor<1xi32>}
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %c: f32) {
  // expected-error@+1 {{custom op 'vector.transfer_read' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %0 = vector.transfer_read %m[%i], %c {operandSegmentSizes = array<i32: 1, 1, 1, 0>} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) { gpu.terminator } {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}
  return
}

// -----

func.func @f(%t: !async.token) {
  // expected-error@+1 {{custom op 'async.execute' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %0 = async.execute [%t] attributes {operandSegmentSizes = array<i32: 1, 0>} { async.yield }
  return
}

// -----

func.func @f(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.abs' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %0 = linalg.abs {operandSegmentSizes = array<i32: 1, 1>} ins(%t: tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%i: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.fill' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %0 = linalg.fill {operandSegmentSizes = array<i32: 1, 1>} ins(%i: f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'bufferization.alloc_tensor' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %0 = bufferization.alloc_tensor(%i) {operandSegmentSizes = array<i32: 1, 0, 0>} : tensor<?xf32>
  return
}

// -----

llvm.func @f(%a: i1) { 
 // expected-error@+1 {{custom op 'llvm.call' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
 llvm.call @f(%a) {operandSegmentSizes = array<i32: 1, 0>} : (i1) -> ()
 llvm.return }

// -----

llvm.func @f(%a: i1) { 
 // expected-error@+1 {{custom op 'llvm.call_intrinsic' attribute 'op_bundle_sizes' occurs more than once in the attribute list}}
 llvm.call_intrinsic "llvm.a"(%a) {operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = 4} : (i1) -> ()
 llvm.return }

// -----

spirv.func @f(%a: i1) "None" {
 // expected-error@+1 {{expected operation name in quotes}}
 spirv.BranchConditional %a, ^a, ^b {operandSegmentSizes = array<i32: 1, 0, 0>}
 ^a: spirv.Return
 ^b: spirv.Return }

// -----

func.func @f(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.generic' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %0 = linalg.generic {operandSegmentSizes = array<i32: 1, 1>, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%t: tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^a(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.generic' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%t: tensor<4xf32>) outs(%t : tensor<4xf32>) attrs =  {operandSegmentSizes = array<i32: 1, 1>} {
  ^a(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<4xf32>) {
  %0 = linalg.map { math.absf {a = 3} } ins(%t: tensor<4xf32>) outs(%t : tensor<4xf32>) {operandSegmentSizes = array<i32: 1, 1>}
  // expected-error@+1 {{custom op 'linalg.transpose' attribute 'permutation' occurs more than once in the attribute list}}
  %1 = linalg.transpose ins(%t: tensor<4xf32>) outs(%t : tensor<4xf32>) permutation = [0] {permutation = array<i64: 0>}
  return
}

// -----

// expected-error@+1 {{custom op 'omp.private' 'omp.private' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
omp.private {type = private} @x : i32 {sym_name = 3}

// -----

func.func @f(%i: i1, %a: i32) {
 // expected-error@+1 {{custom op 'acc.loop' 'acc.loop' op attribute 'combined' failed to satisfy constraint: Differentiate between combined constructs}}
 acc.loop combined(parallel) control(%x: i32) = (%a: i32) to (%a: i32) step (%a: i32) { acc.yield } attributes {operandSegmentSizes = array<i32: 0,0,1,0,0,0>, combined = 3, inclusiveUpperbound = 3, independent}
 return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.add %a, %a {overflowFlags = 1 : i32} : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = "llvm.add"(%a, %a) {overflowFlags = 1 : i32} : (i32, i32) -> i32
  llvm.return
}

// -----

func.func @f(%a: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %a {alignment = 8 : i64} : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @f(%i: index) {
  %0 = affine.linearize_index [%i] by () {disjoint} : index
  return
}

// -----

func.func @f(%i: index) {
  %0 = affine.linearize_index [%i, %i] by (3, 4) {disjoint = 3} : index
  return
}

// -----

func.func @f(%i: index) {
  %0 = memref.alloc(%i) {operandSegmentSizes = array<i32: 1, 0>} : memref<?xf32>
  return
}

// -----

func.func @f(%i: index) {
  %0 = memref.alloc(%i) {operandSegmentSizes = array<i32: 0>} : memref<?xf32>
  return
}

// -----

func.func @f(%i: index) {
  %0 = memref.alloc(%i) {operandSegmentSizes = 4 : i32} : memref<?xf32>
  return
}

// -----

llvm.func @f(%a: i1) { 
 llvm.cond_br %a, ^a, ^b {operandSegmentSizes = array<i32: 1, 0, 0>}
 ^a: llvm.return 
 ^b: llvm.return }

// -----

func.func @f(%a: i1) { 
 cf.cond_br %a, ^a, ^b {operandSegmentSizes = array<i32: 1, 0, 0>}
 ^a: return 
 ^b: return }

// -----

func.func @f(%m: memref<4xf32>, %i : index) { 
  %0 = memref.subview %m[0][4][1] {operandSegmentSizes = array<i32: 1, 0, 0,0>} : memref<4xf32> to memref<4xf32>
 return }

// -----

func.func @f(%m: memref<4xf32>, %i : index) { 
  %0 = memref.subview %m[0][4][1] {static_offsets = array<i64: 0>} : memref<4xf32> to memref<4xf32>
 return }

// -----

func.func @f(%i: i1, %a: i32) {
 omp.parallel if(%i) { omp.terminator } {operandSegmentSizes = array<i32: 0,0,1,0,0,0>}
 return
}

// -----

func.func @f(%i: i1, %a: i32) {
 acc.parallel if(%i) { acc.yield } attributes {operandSegmentSizes = array<i32: 0,0,1,0,0,0>}
 return
}

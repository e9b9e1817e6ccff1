// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an operation on sparse tensors is refused.

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = "sparse_tensor.positions"(%a) <{level = 1 : index}> : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> memref<?xindex>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = "sparse_tensor.positions"(%a) <{level = 2 : index}> : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> memref<?xindex>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = "sparse_tensor.positions"(%a) <{level = -1 : index}> : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> memref<?xindex>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{unexpected type for positions}}
  %0 = "sparse_tensor.positions"(%a) <{level = 1 : index}> : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> memref<?xi8>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = "sparse_tensor.positions"(%a) <{level = 0 : index}> : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> memref<?xindex>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'sparse_tensor.positions' op operand #0 must be sparse tensor of any non-token type values, but got 'tensor<4x4xf32>'}}
  %0 = "sparse_tensor.positions"(%a) <{level = 1 : index}> : (tensor<4x4xf32>) -> memref<?xindex>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = "sparse_tensor.coordinates"(%a) <{level = 2 : index}> : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> memref<?xindex>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = "sparse_tensor.coordinates"(%a) <{level = 1 : index}> : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> memref<?xindex>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = "sparse_tensor.coordinates"(%a) <{level = 0 : index}> : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> memref<?xindex>
  return
}

// -----

func.func @f(%v: tensor<10xf32>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{input/output element-types don't match}}
  %0 = sparse_tensor.assemble (%p, %i), %v : (tensor<2xi32>, tensor<10x2xi32>), tensor<10xf32> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
  return
}

// -----

func.func @f(%v: tensor<10xf32>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{'sparse_tensor.assemble' op result #0 must be sparse tensor of any non-token type values, but got 'tensor<4x4xf32>'}}
  %0 = sparse_tensor.assemble (%p, %i), %v : (tensor<2xi32>, tensor<10x2xi32>), tensor<10xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%v: tensor<10xf32>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{the sparse-tensor must have static shape}}
  %0 = sparse_tensor.assemble (%p, %i), %v : (tensor<2xi32>, tensor<10x2xi32>), tensor<10xf32> to tensor<?x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
  return
}

// -----

func.func @f(%v: tensor<10xf64>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{input/output element-types don't match}}
  %0 = sparse_tensor.assemble (%p, %i), %v : (tensor<2xi32>, tensor<10x2xi32>), tensor<10xf64> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
  return
}

// -----

func.func @f(%v: tensor<10xf32>, %p: tensor<2xi32>, %i: tensor<10x3xi32>) {
  // expected-error@+1 {{input/output trailing COO level-ranks don't match}}
  %0 = sparse_tensor.assemble (%p, %i), %v : (tensor<2xi32>, tensor<10x3xi32>), tensor<10xf32> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
  return
}

// -----

func.func @f(%v: tensor<10x1xf32>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{input/output element-types don't match}}
  %0 = sparse_tensor.assemble (%p, %i), %v : (tensor<2xi32>, tensor<10x2xi32>), tensor<10x1xf32> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
  return
}

// -----

func.func @f(%v: tensor<10xf32>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{input/output element-types don't match}}
  %0 = sparse_tensor.assemble (%p, %i), %v : (tensor<2xi32>, tensor<10x2xi32>), tensor<10xf32> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, %v: tensor<10xf32>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %0:5 = "sparse_tensor.disassemble"(%t, %p, %i, %v) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, tensor<2xi32>, tensor<10x2xi32>, tensor<10xf32>) -> (tensor<2xi32>, tensor<10x2xi32>, tensor<10xf32>, index, index, index)
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, %v: tensor<10xf32>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %0:5 = "sparse_tensor.disassemble"(%t, %p, %i, %v) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, tensor<2xi32>, tensor<10x2xi32>, tensor<10xf32>) -> (tensor<2xi32>, tensor<10x2xi32>, tensor<9xf32>, index, index, index)
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %v: tensor<10xf32>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %0:5 = "sparse_tensor.disassemble"(%t, %p, %i, %v) : (tensor<4x4xf32>, tensor<2xi32>, tensor<10x2xi32>, tensor<10xf32>) -> (tensor<2xi32>, tensor<10x2xi32>, tensor<10xf32>, index, index, index)
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, %v: tensor<10xf32>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %0:5 = "sparse_tensor.disassemble"(%t, %p, %i, %v) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, tensor<2xi32>, tensor<10x2xi32>, tensor<10xf32>) -> (tensor<2xi32>, tensor<10x2xi32>, tensor<10xf32>, index, i32, index)
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = sparse_tensor.convert %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{unexpected conversion mismatch in rank}}
  %0 = sparse_tensor.convert %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{unexpected conversion mismatch in dimension 1}}
  %0 = sparse_tensor.convert %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<4x5xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = sparse_tensor.convert %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<?x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
  return
}

// -----

func.func @f(%a: tensor<?x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{unexpected conversion mismatch in dimension 0}}
  %0 = sparse_tensor.convert %a : tensor<?x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = sparse_tensor.convert %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<4x4xf64, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = sparse_tensor.reinterpret_map %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{Level type mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{Element type mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<4x4xf64, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{Level rank mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{Level size mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<4x5xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{Crd/Pos width mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32}>>
  return
}

// -----

func.func @f(%a: tensor<2x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %b: tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = "sparse_tensor.concatenate"(%a, %b) <{dimension = 0 : index}> : (tensor<2x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> tensor<5x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<2x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %b: tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{Need at least two tensors to concatenate.}}
  %0 = "sparse_tensor.concatenate"(%a) <{dimension = 0 : index}> : (tensor<2x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> tensor<5x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<2x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %b: tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{Concat-dimension is out of bounds for dimension-rank (2 >= 2)}}
  %0 = "sparse_tensor.concatenate"(%a, %b) <{dimension = 2 : index}> : (tensor<2x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> tensor<5x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<?x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %b: tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{Input tensor $0 has dynamic shape}}
  %0 = "sparse_tensor.concatenate"(%a, %b) <{dimension = 0 : index}> : (tensor<?x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> tensor<5x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{Input tensor $0 has a different rank (rank=1) from the output tensor (rank=2).}}
  %0 = "sparse_tensor.concatenate"(%a, %b) <{dimension = 0 : index}> : (tensor<2xf32>, tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> tensor<5x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<2x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %b: tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.}}
  %0 = "sparse_tensor.concatenate"(%a, %b) <{dimension = 0 : index}> : (tensor<2x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> tensor<6x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<2x5xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %b: tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{All dimensions (expect for the concatenating one) should be equal.}}
  %0 = "sparse_tensor.concatenate"(%a, %b) <{dimension = 0 : index}> : (tensor<2x5xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> tensor<5x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<2x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %b: tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{All dimensions (expect for the concatenating one) should be equal.}}
  %0 = "sparse_tensor.concatenate"(%a, %b) <{dimension = 0 : index}> : (tensor<2x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, tensor<3x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> tensor<5x5xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%n: index, %m: memref<?xf64>, %v: f64) {
  %c = arith.constant 1 : index
  %0:2 = sparse_tensor.push_back %n, %m, %v, %c : index, memref<?xf64>, f64, index
  return
}

// -----

func.func @f(%n: index, %m: memref<?xf64>, %v: f64) {
  %c = arith.constant 0 : index
  // expected-error@+1 {{'sparse_tensor.push_back' op n must be not less than 1}}
  %0:2 = sparse_tensor.push_back %n, %m, %v, %c : index, memref<?xf64>, f64, index
  return
}

// -----

func.func @f(%n: index, %m: memref<?xf64>, %v: f64) {
  %c = arith.constant -2 : index
  // expected-error@+1 {{'sparse_tensor.push_back' op n must be not less than 1}}
  %0:2 = sparse_tensor.push_back %n, %m, %v, %c : index, memref<?xf64>, f64, index
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i, j) -> (j, i)>, ny = 0 : index} : memref<?xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i) -> (i)>, ny = 0 : index} : memref<?xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>) {
  // expected-error@+1 {{Expected rank(perm_map) > 1, got 0}}
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<() -> ()>, ny = 0 : index} : memref<?xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>) {
  // expected-error@+1 {{Expected a permutation map, got (d0, d1) -> (d0, d0)}}
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i, j) -> (i, i)>, ny = 0 : index} : memref<?xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xindex>) {
  // expected-error@+1 {{Expected a permutation map, got (d0, d1)[s0] -> (d0, d1)}}
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i, j)[s] -> (i, j)>, ny = 0 : index} : memref<?xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<1xindex>) {
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i, j) -> (j, i)>, ny = 0 : index} : memref<1xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xi32>) {
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i, j) -> (j, i)>, ny = 0 : index} : memref<?xi32>
  return
}

// -----

func.func @f(%n: index, %x: memref<?xf32>) {
  // expected-error@+1 {{'sparse_tensor.sort' op operand #1 must be 1D strided memref of integer or index values, but got 'memref<?xf32>'}}
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i, j) -> (j, i)>, ny = 0 : index} : memref<?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>) {
  // expected-error@+1 {{Unmatched dim2lvl map between input and result COO}}
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{Expected COO sparse tensors only}}
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>) {
  // expected-error@+1 {{Expected COO sparse tensors only}}
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{Expected COO sparse tensors only}}
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>) {
  // expected-error@+1 {{Unmatched dim2lvl map between input and result COO}}
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>> to tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton), posWidth = 32}>>
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  %0 = sparse_tensor.binary %a, %b : f32, f64 to f32
  overlap = {
  ^bb0(%x: f32, %y: f64):
    sparse_tensor.yield %a : f32
  }
  left = {}
  right = {}
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error@+1 {{overlap region must have exactly 2 arguments}}
  %0 = sparse_tensor.binary %a, %b : f32, f64 to f32
  overlap = {
  ^bb0(%x: f32):
    sparse_tensor.yield %a : f32
  }
  left = {}
  right = {}
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error@+1 {{overlap region argument 1 type mismatch}}
  %0 = sparse_tensor.binary %a, %b : f32, f64 to f32
  overlap = {
  ^bb0(%x: f64, %y: f64):
    sparse_tensor.yield %a : f32
  }
  left = {}
  right = {}
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error@+1 {{overlap region yield type mismatch}}
  %0 = sparse_tensor.binary %a, %b : f32, f64 to f32
  overlap = {
  ^bb0(%x: f32, %y: f64):
    sparse_tensor.yield %b : f64
  }
  left = {}
  right = {}
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error@+1 {{overlap region must end with sparse_tensor.yield}}
  %0 = sparse_tensor.binary %a, %b : f32, f64 to f32
  overlap = {
  ^bb0(%x: f32, %y: f64):
    llvm.unreachable
  }
  left = {}
  right = {}
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  %0 = sparse_tensor.binary %a, %b : f32, f64 to f32
  overlap = {
  ^bb0(%x: f32, %y: f64):
    sparse_tensor.yield %a : f32
  }
  left = {^bb0(%x: f32):
    sparse_tensor.yield %x : f32}
  right = {}
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error@+1 {{left region argument 1 type mismatch}}
  %0 = sparse_tensor.binary %a, %b : f32, f64 to f32
  overlap = {
  ^bb0(%x: f32, %y: f64):
    sparse_tensor.yield %a : f32
  }
  left = {^bb0(%x: f64):
    sparse_tensor.yield %a : f32}
  right = {}
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  %0 = sparse_tensor.binary %a, %b : f32, f64 to f32
  overlap = {
  ^bb0(%x: f32, %y: f64):
    sparse_tensor.yield %a : f32
  }
  left = {}
  right = {^bb0(%x: f64):
    sparse_tensor.yield %a : f32}
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error@+1 {{left region must have exactly 1 arguments}}
  %0 = sparse_tensor.binary %a, %b : f32, f64 to f32
  overlap = {
  ^bb0(%x: f32, %y: f64):
    sparse_tensor.yield %a : f32
  }
  left = {^bb0:
    sparse_tensor.yield %a : f32}
  right = {}
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  %0 = sparse_tensor.binary %a, %b : f32, f64 to f32
  overlap = {}
  left=identity
  right = {}
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error@+1 {{left=identity requires first argument to have the same type as the output}}
  %0 = sparse_tensor.binary %a, %b : f32, f64 to f64
  overlap = {}
  left=identity
  right = {}
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error@+1 {{right=identity requires second argument to have the same type as the output}}
  %0 = sparse_tensor.binary %a, %b : f32, f64 to f32
  overlap = {}
  left = {}
  right=identity
  return
}

// -----

func.func @f(%a: f32) {
  %0 = sparse_tensor.unary %a : f32 to f32
  present = {
  ^bb0(%x: f32):
    sparse_tensor.yield %x : f32
  }
  absent = {}
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{absent region cannot yield linalg argument}}
  %0 = sparse_tensor.unary %a : f32 to f32
  present = {
  ^bb0(%x: f32):
    sparse_tensor.yield %x : f32
  }
  absent = {^bb0:
    sparse_tensor.yield %a : f32}
  return
}

// -----

func.func @f(%a: f32) {
  %0 = sparse_tensor.unary %a : f32 to f32
  present = {
  ^bb0(%x: f32):
    sparse_tensor.yield %x : f32
  }
  absent = {^bb0:
    %1 = arith.constant 1.0 : f32
    sparse_tensor.yield %1 : f32}
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{absent region must have exactly 0 arguments}}
  %0 = sparse_tensor.unary %a : f32 to f32
  present = {
  ^bb0(%x: f32):
    sparse_tensor.yield %x : f32
  }
  absent = {^bb0(%x: f32):
    sparse_tensor.yield %a : f32}
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{present region must have exactly 1 arguments}}
  %0 = sparse_tensor.unary %a : f32 to f32
  present = {
  ^bb0:
    sparse_tensor.yield %a : f32
  }
  absent = {}
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{present region must end with sparse_tensor.yield}}
  %0 = sparse_tensor.unary %a : f32 to f32
  present = {
  ^bb0(%x: f32):
    llvm.unreachable
  }
  absent = {}
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32) {
  sparse_tensor.foreach in %t : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> do {
  ^bb0(%i: index, %j: index, %v: f32):
    // expected-error@+1 {{expected ':'}}
    sparse_tensor.yield
  }
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32) {
  sparse_tensor.foreach in %t : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> do {
  ^bb0(%i: index, %j: index):
    // expected-error@+1 {{expected ':'}}
    sparse_tensor.yield
  }
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32) {
  sparse_tensor.foreach in %t : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> do {
  ^bb0(%i: index, %j: i32, %v: f32):
    // expected-error@+1 {{expected ':'}}
    sparse_tensor.yield
  }
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32) {
  sparse_tensor.foreach in %t : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> do {
  ^bb0(%i: index, %j: index, %v: f64):
    // expected-error@+1 {{expected ':'}}
    sparse_tensor.yield
  }
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32, %u: i64) {
  %0 = "sparse_tensor.foreach"(%t, %s) ({
  ^bb0(%i: index, %j: index, %v: f32, %x: i32):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, i32) -> (i32)
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32, %u: i64) {
  // expected-error@+1 {{Mismatch in types of init arguments and results}}
  %0 = "sparse_tensor.foreach"(%t, %s) ({
  ^bb0(%i: index, %j: index, %v: f32, %x: i32):
    "sparse_tensor.yield"(%x) : (i32) -> ()
  }) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, i32) -> (i64)
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32, %u: i64) {
  // expected-error@+1 {{Mismatch in types of yield values and results}}
  %0 = "sparse_tensor.foreach"(%t, %s) ({
  ^bb0(%i: index, %j: index, %v: f32, %x: i32):
    "sparse_tensor.yield"(%u) : (i64) -> ()
  }) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, i32) -> (i32)
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32, %u: i64) {
  // expected-error@+1 {{Mismatch in types of yield values and results}}
  %0 = "sparse_tensor.foreach"(%t, %s) ({
  ^bb0(%i: index, %j: index, %v: f32, %x: i32):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, i32) -> (i32)
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32, %u: i64) {
  // expected-error@+1 {{Mismatch in types of yield values and results}}
  %0 = "sparse_tensor.foreach"(%t, %s) ({
  ^bb0(%i: index, %j: index, %v: f32, %x: i64):
    "sparse_tensor.yield"(%x) : (i64) -> ()
  }) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, i32) -> (i32)
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  "sparse_tensor.foreach"(%t) <{order = affine_map<(i, j) -> (j, i)>}> ({
  ^bb0(%i: index, %j: index, %v: f32):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> ()
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{Level traverse order does not match tensor's level rank}}
  "sparse_tensor.foreach"(%t) <{order = affine_map<(i) -> (i)>}> ({
  ^bb0(%i: index, %j: index, %v: f32):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> ()
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  "sparse_tensor.foreach"(%t) <{order = affine_map<(i, j) -> (i)>}> ({
  ^bb0(%i: index, %j: index, %v: f32):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> ()
  return
}

// -----

func.func @f(%a: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = sparse_tensor.storage_specifier.get %a lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = sparse_tensor.storage_specifier.get %a lvl_sz at 2 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{missing level argument}}
  %0 = sparse_tensor.storage_specifier.get %a lvl_sz : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = sparse_tensor.storage_specifier.get %a val_mem_sz : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{redundant level argument for querying value memory size}}
  %0 = sparse_tensor.storage_specifier.get %a val_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = sparse_tensor.storage_specifier.get %a pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = sparse_tensor.storage_specifier.get %a pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  %0 = sparse_tensor.storage_specifier.get %a crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%a: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  // expected-error@+1 {{requested slice data on non-slice tensor}}
  %0 = sparse_tensor.storage_specifier.get %a dim_offset at 0 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
  return
}

// -----

func.func @f(%v: memref<?xf32>, %i: memref<?xi1>, %a: memref<?xindex>, %c: index, %x: index, %t: tensor<4x4x4xf32, #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed)}>>) {
  %0 = sparse_tensor.compress %v, %i, %a, %c into %t[%x, %x] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<4x4x4xf32, #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed)}>>
  return
}

// -----

func.func @f(%v: memref<?xf32>, %i: memref<?xi1>, %a: memref<?xindex>, %c: index, %x: index, %t: tensor<4x4x4xf32, #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed)}>>) {
  // expected-error@+1 {{'sparse_tensor.compress' op incorrect number of coordinates}}
  %0 = sparse_tensor.compress %v, %i, %a, %c into %t[%x] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<4x4x4xf32, #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed)}>>
  return
}

// -----

func.func @f(%v: memref<?xf32>, %i: memref<?xi1>, %a: memref<?xindex>, %c: index, %x: index, %t: tensor<4x4x4xf32, #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed)}>>) {
  // expected-error@+1 {{'sparse_tensor.compress' op incorrect number of coordinates}}
  %0 = sparse_tensor.compress %v, %i, %a, %c into %t[] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<4x4x4xf32, #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed)}>>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>, lvls = 0>) {
  %0 = sparse_tensor.extract_iteration_space %t  lvls = 0 : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %0 = sparse_tensor.extract_iteration_space %t  lvls = 1 : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>, lvls = 0>) {
  %0 = sparse_tensor.extract_iteration_space %t  lvls = 0 to 2 : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0 to 2>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %0 = sparse_tensor.extract_iteration_space %t  lvls = 2 : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 2>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>, lvls = 0>) {
  %0 = sparse_tensor.extract_iteration_space %t  lvls = 0 to 3 : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0 to 3>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>, lvls = 0>) {
  // expected-error@+1 {{custom op 'sparse_tensor.extract_iteration_space' expect larger level upper bound than lower bound}}
  %0 = sparse_tensor.extract_iteration_space %t  lvls = 1 to 1 : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1 to 1>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>, lvls = 0>) {
  %0 = sparse_tensor.extract_iteration_space %t at %i lvls = 1 : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>, lvls = 0> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>, lvls = 1>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op mismatch in parent iterator encoding and iteration space encoding.}}
  %0 = sparse_tensor.extract_iteration_space %t at %i lvls = 1 : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>, lvls = 1>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %0 = sparse_tensor.extract_iteration_space %t at %i lvls = 0 : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>, lvls = 0> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>, lvls = 0>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, %v: tensor<10xf32>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %0:5 = sparse_tensor.disassemble %t : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>> out_lvls(%p, %i : tensor<2xi32>, tensor<10x2xi32>) out_vals(%v : tensor<10xf32>) -> (tensor<2xi32>, tensor<10x2xi32>), tensor<10xf32>, (index, index), index
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, %v: tensor<10xf32>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %0:5 = sparse_tensor.disassemble %t : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>> out_lvls(%p, %i : tensor<2xi32>, tensor<10x2xi32>) out_vals(%v : tensor<10xf32>) -> (tensor<2xi32>, tensor<10x2xi32>), tensor<11xf32>, (index, index), index
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, %v: tensor<10xf32>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %0:5 = sparse_tensor.disassemble %t : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>> out_lvls(%p, %i : tensor<2xi32>, tensor<10x2xi32>) out_vals(%v : tensor<10xf32>) -> (tensor<2xi32>, tensor<11x2xi32>), tensor<10xf32>, (index, index), index
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, %v: tensor<10xf32>, %p: tensor<2xi32>, %i: tensor<10x2xi32>) {
  // expected-error@+1 {{operation defines 6 results but was provided 5 to bind}}
  %0:5 = sparse_tensor.disassemble %t : tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>> out_lvls(%p, %i : tensor<2xi32>, tensor<10x2xi32>) out_vals(%v : tensor<10xf32>) -> (tensor<2xi32>, tensor<10x2xi32>), tensor<10xf32>, (index, index), i32
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) {
  return
}

// -----

// expected-error@+1 {{unknown level format: bad}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : bad)}>>) {
  return
}

// -----

// expected-error@+1 {{unknown level property: bad}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed(bad))}>>) {
  return
}

// -----

// expected-error@+1 {{expected valid level property (e.g. nonordered, nonunique or high)}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed(3))}>>) {
  return
}

// -----

// expected-error@+1 {{expected valid level format (e.g. dense, compressed or singleton)}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : 3)}>>) {
  return
}

// -----

// expected-error@+1 {{SoA is only applicable to singleton lvlTypes.}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique, soa))}>>) {
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))}>>) {
  return
}

// -----

// expected-error@+1 {{expected compressed or loose_compressed level before singleton level}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : singleton, d1 : compressed)}>>) {
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : structured[2, 4])}>>) {
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4])}>>) {
  return
}

// -----

// expected-error@+1 {{expected exactly 2 structured sizes}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2])}>>) {
  return
}

// -----

// expected-error@+1 {{expected exactly 2 structured sizes}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4, 4])}>>) {
  return
}

// -----

// expected-error@+1 {{expected structured size to be >= 0}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[-2, 4])}>>) {
  return
}

// -----

// expected-error@+1 {{expected valid integer for structured size}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[x, 4])}>>) {
  return
}

// -----

// expected-error@+1 {{expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 floordiv 5 : dense, d1 mod 5 : structured[2, 4])}>>) {
  return
}

// -----

// expected-error@+1 {{expected all dense lvlTypes before a n_out_of_m level}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4])}>>) {
  return
}

// -----

// expected-error@+1 {{expected n_out_of_m to be the last level type}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4], d0 : dense)}>>) {
  return
}

// -----

// expected-error@+1 {{expected only one blocked level with the same coefficients}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : dense, d0 mod 2 : dense, d1 mod 4 : structured[2, 4])}>>) {
  return
}

// -----

// expected-error@+1 {{unexpected position bitwidth: 33}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 33}>>) {
  return
}

// -----

// expected-error@+1 {{expected an integral position bitwidth}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = "x"}>>) {
  return
}

// -----

// expected-error@+1 {{expected an integral index bitwidth}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 1.0}>>) {
  return
}

// -----

// expected-error@+1 {{expected a numeric value for explicitVal}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = "x"}>>) {
  return
}

// -----

// expected-error@+1 {{expected a numeric value for implicitVal}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = "x"}>>) {
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1.0 : f32}>>) {
  return
}

// -----

// expected-error@+1 {{implicit value must be zero}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = 1.0 : f32}>>) {
  return
}

// -----

// expected-error@+1 {{unexpected key: bad}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), bad = 1}>>) {
  return
}

// -----

// expected-error@+1 {{use of undeclared identifier}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, l1 : compressed)}>>) {
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = {l0, l1} (d0 = l0, d1 = l1) -> (l0 = d0 : dense, l1 = d1 : compressed)}>>) {
  return
}

// -----

// expected-error@+1 {{use of undeclared identifier}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = {l0, l1} (d0 = l0, d1 = l2) -> (l0 = d0 : dense, l1 = d1 : compressed)}>>) {
  return
}

// -----

// expected-error@+1 {{use of undeclared identifier 'l2'}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = {l0, l1} (d0 = l0, d1 = l1) -> (l0 = d0 : dense, l2 = d1 : compressed)}>>) {
  return
}

// -----

func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1, 2, 3)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed)}>>) {
  return
}

// -----

// expected-error@+1 {{expect positive value or ? for slice offset/size/stride}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(-1, 2, 3)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed)}>>) {
  return
}

// -----

// expected-error@+1 {{expected '?'}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(x, 2, 3)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed)}>>) {
  return
}

// -----

// expected-error@+1 {{expected SparseTensorDimSliceAttr}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0 : 3, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed)}>>) {
  return
}

// -----

// expected-error@+1 {{expected SparseTensorDimSliceAttr}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0 : "x", d1) -> (d0 : dense, d1 : compressed)}>>) {
  return
}

// -----

// expected-error@+1 {{dimSlices expected dimension-rank to match level-rank: 2 != 3}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1, 2, 3)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 floordiv 2 : dense, d1 mod 2 : dense)}>>) {
  return
}

// -----

// expected-error@+1 {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>) {
  return
}

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed)}>>) {
  return
}

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 + d1 : compressed, d1 : dense)}>>) {
  return
}

// -----

func.func @f(%a: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0 to 1>) {
  return
}

// -----

func.func @f(%a: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>) {
  return
}

// -----

func.func @f(%a: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>) {
  return
}

// -----

func.func @f(%a: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 2>) {
  return
}

// -----

// expected-error@+1 {{expect larger level upper bound than lower bound}}
func.func @f(%a: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1 to 0>) {
  return
}

// -----

// expected-error@+1 {{expect larger level upper bound than lower bound}}
func.func @f(%a: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1 to 1>) {
  return
}

// -----

// expected-error@+1 {{expected integer value}}
func.func @f(%a: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = x>) {
  return
}

// -----

// expected-error@+1 {{expected 'lvls'}}
func.func @f(%a: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvl = 0>) {
  return
}

// -----

// expected-error@+1 {{expected '='}}
func.func @f(%a: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls 0>) {
  return
}

// -----

// expected-error@+1 {{expected 'lvls'}}
func.func @f(%a: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, >) {
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32) {
  // expected-error@+1 {{Unmatched number of arguments in the block}}
  "sparse_tensor.foreach"(%t) ({
  ^bb0(%i: index, %j: index):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> ()
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32) {
  // expected-error@+1 {{Unmatched element type between input tensor and block argument, expected:f32, got: f64}}
  "sparse_tensor.foreach"(%t) ({
  ^bb0(%i: index, %j: index, %v: f64):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> ()
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32) {
  // expected-error@+1 {{Expecting Index type for argument at index 1}}
  "sparse_tensor.foreach"(%t) ({
  ^bb0(%i: index, %j: i32, %v: f32):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) -> ()
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32) {
  // expected-error@+1 {{Mismatch in number of init arguments and results}}
  "sparse_tensor.foreach"(%t, %s) ({
  ^bb0(%i: index, %j: index, %v: f32, %x: i32):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, i32) -> ()
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, %s: i32) {
  // expected-error@+1 {{Unmatched number of arguments in the block}}
  "sparse_tensor.foreach"(%t, %s) ({
  ^bb0(%i: index, %j: index, %v: f32):
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, i32) -> ()
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  sparse_tensor.iterate %i in %s : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0> {
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' mismatch in number of sparse iterators and sparse spaces}}
  sparse_tensor.iterate %i in %s, %k : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0> {
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' mismatch in number of sparse iterators and sparse spaces}}
  sparse_tensor.iterate %i, %j in %s : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0> {
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' expected only one iterator/iteration space}}
  sparse_tensor.iterate %i, %j in %s, %k : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1> {
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op required out-of-bound coordinates}}
  sparse_tensor.iterate %i in %s at(%c, %d) : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0> {
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  sparse_tensor.iterate %i in %s at(%c) : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0> {
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  %r = sparse_tensor.iterate %i in %s iter_args(%a = %x) : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0> -> index {
    sparse_tensor.yield %a : index
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' mismatch in number of iteration arguments and return values}}
  %r = sparse_tensor.iterate %i in %s iter_args(%a = %x) : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0> -> (index, index) {
    sparse_tensor.yield %a : index
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  %r = sparse_tensor.iterate %i in %s iter_args(%a = %x) : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0> -> index {
    // expected-error@+1 {{expected ':'}}
    sparse_tensor.yield
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'f32' vs 'index'}}
  %r = sparse_tensor.iterate %i in %s iter_args(%a = %x) : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0> -> f32 {
    sparse_tensor.yield %a : f32
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  // expected-error@+1 {{expected '->'}}
  sparse_tensor.iterate %i in %s iter_args(%a = %x) : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0> {
    sparse_tensor.yield %a : index
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op mismatch in iterator and iteration space type}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%i: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>) -> ()
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op required out-of-bound coordinates}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 2 : i64, operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%c: index, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>) -> ()
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op mismatch in number of loop-carried values and defined values}}
  "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: index, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, index) -> ()
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: index, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>):
    "sparse_tensor.yield"(%a) : (index) -> ()
  }) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, index) -> index
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  sparse_tensor.coiterate (%s, %k) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>)
  case %i, _ {
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op contains duplicated cases.}}
  sparse_tensor.coiterate (%s, %k) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>)
  case %i, _ {
  }
  case %i, _ {
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  sparse_tensor.coiterate (%s, %k) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>)
  case %i {
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.coiterate' parsed more value than expected.}}
  sparse_tensor.coiterate (%s, %k) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>)
  case %i, %j, %k {
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  sparse_tensor.coiterate (%s, %k) at(%c) iter_args(%a = %x) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>) -> index
  case %i, _ {
    sparse_tensor.yield %x : index
  }
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, %k: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>, %x: index) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op required out-of-bound coordinates}}
  sparse_tensor.coiterate (%s, %k) at(%c, %d) iter_args(%a = %x) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>, !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 1>) -> index
  case %i, _ {
    sparse_tensor.yield %x : index
  }
  return
}

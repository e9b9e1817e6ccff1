// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// Integers in lists have 64 bits, and so has what is calculated with them.

func.func @f(%t: tensor<4xf32>, %c: f32) {
  // expected-error@+2 {{custom op 'tensor.pad' integer value too large}}
  // expected-error@+1 {{custom op 'tensor.pad' expected SSA value or integer}}
  %0 = tensor.pad %t low[99999999999999999999] high[0] { ^a(%i: index): tensor.yield %c : f32 } : tensor<4xf32> to tensor<?xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %c: f32) {
  // expected-error@+2 {{custom op 'tensor.pad' integer value too large}}
  // expected-error@+1 {{custom op 'tensor.pad' expected SSA value or integer}}
  %0 = tensor.pad %t low[9223372036854775808] high[0] { ^a(%i: index): tensor.yield %c : f32 } : tensor<4xf32> to tensor<?xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %c: f32) {
  // expected-error@+1 {{specified type 'tensor<6xf32>' does not match the inferred type 'tensor<2xf32>'}}
  %0 = tensor.pad %t low[9223372036854775807] high[9223372036854775807] { ^a(%i: index): tensor.yield %c : f32 } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+2 {{custom op 'memref.subview' integer value too large}}
  // expected-error@+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[99999999999999999999][4][1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<4xf32, strided<[9223372036854775807]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32>'}}
  %0 = memref.subview %m[0][4][9223372036854775807] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<4x4xf32, strided<[-4, 1], offset: -1>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32>'}}
  %0 = memref.subview %m[9223372036854775807, 3][4, 4][9223372036854775807, 1] : memref<4x4xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>) {
  // expected-error@+2 {{custom op 'tensor.extract_slice' integer value too large}}
  // expected-error@+1 {{custom op 'tensor.extract_slice' expected SSA value or integer}}
  %0 = tensor.extract_slice %m[99999999999999999999][4][1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>) {
  // expected-error@+1 {{offset 0 is out-of-bounds: 9223372036854775807 >= 4}}
  %0 = tensor.extract_slice %m[9223372036854775807][4][1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>) {
  // expected-error@+1 {{slice along dimension 0 runs out-of-bounds: 9223372036854775805 >= 4}}
  %0 = tensor.extract_slice %m[0][4][9223372036854775807] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>) {
  // expected-error@+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  %0 = tensor.extract_slice %m[-9223372036854775808][4][1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>) {
  // expected-error@+2 {{custom op 'tensor.extract_slice' integer value too large}}
  // expected-error@+1 {{custom op 'tensor.extract_slice' expected SSA value or integer}}
  %0 = tensor.extract_slice %m[-9223372036854775809][4][1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>) {
  // expected-error@+2 {{custom op 'tensor.insert_slice' integer value too large}}
  // expected-error@+1 {{custom op 'tensor.insert_slice' expected SSA value or integer}}
  %0 = tensor.insert_slice %m into %m[0][4][-99999999999999999999999] : tensor<4xf32> into tensor<4xf32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>, %n: tensor<1x4xf32>) {
  // expected-error@+2 {{custom op 'linalg.pack' integer value too large}}
  // expected-error@+1 {{custom op 'linalg.pack' expected SSA value or integer}}
  %0 = linalg.pack %m inner_dims_pos = [0] inner_tiles = [99999999999999999999] into %n : tensor<4xf32> -> tensor<1x4xf32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>, %n: tensor<1x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.pack' integer value too large}}
  %0 = linalg.pack %m inner_dims_pos = [99999999999999999999] inner_tiles = [4] into %n : tensor<4xf32> -> tensor<1x4xf32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>, %n: tensor<1x4xf32>) {
  // expected-error@+2 {{custom op 'linalg.unpack' integer value too large}}
  // expected-error@+1 {{custom op 'linalg.unpack' expected SSA value or integer}}
  %0 = linalg.unpack %n inner_dims_pos = [0] inner_tiles = [9223372036854775808] into %m : tensor<1x4xf32> -> tensor<4xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%m: tensor<4xf32>, %n: tensor<1x4xf32>) {
  // expected-error@+1 {{use of value '%m' expects different type than prior uses: 'f32' vs 'tensor<4xf32>'}}
  %0 = linalg.unpack %n inner_dims_pos = [0] inner_tiles = [4] into %m : tensor<1x4xf32> -> f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%m: tensor<4xf32>, %n: tensor<1x4xf32>) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'f32' vs 'tensor<1x4xf32>'}}
  %0 = linalg.pack %m inner_dims_pos = [0] inner_tiles = [4] into %n : tensor<4xf32> -> f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%m: tensor<4xf32>, %n: tensor<1x4xf32>) {
  // expected-error@+1 {{use of value '%m' expects different type than prior uses: 'tensor<5xf32>' vs 'tensor<4xf32>'}}
  %0 = linalg.unpack %n inner_dims_pos = [0] inner_tiles = [4] into %m : tensor<1x4xf32> -> tensor<5xf32>
  return
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+2 {{custom op 'transform.structured.tile_using_for' integer value too large}}
  // expected-error@+1 {{custom op 'transform.structured.tile_using_for' expected SSA value or integer}}
  %0, %1 = transform.structured.tile_using_for %a tile_sizes [99999999999999999999] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+2 {{custom op 'transform.structured.tile_using_forall' integer value too large}}
  // expected-error@+1 {{custom op 'transform.structured.tile_using_forall' expected SSA value or integer}}
  %0, %1 = transform.structured.tile_using_forall %a tile_sizes [99999999999999999999] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.structured.split' integer value too large}}
  %0, %1 = transform.structured.split %a after 99999999999999999999 {dimension = 0} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.structured.split' integer value too large}}
  %0, %1 = transform.structured.split %a after 9223372036854775808 {dimension = 0} : !transform.any_op
}

// -----

func.func @f(%i: index) {
  // expected-error@+2 {{custom op 'scf.forall' integer value too large}}
  // expected-error@+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%j) in (99999999999999999999) { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+2 {{custom op 'scf.forall' integer value too large}}
  // expected-error@+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%j) = (0) to (9223372036854775808) step (1) { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+2 {{custom op 'affine.delinearize_index' integer value too large}}
  // expected-error@+1 {{custom op 'affine.delinearize_index' expected SSA value or integer}}
  %0:2 = affine.delinearize_index %i into (99999999999999999999, 3) : index, index
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.extract' integer value too large}}
  // expected-error@+1 {{custom op 'vector.extract' expected SSA value or integer}}
  %0 = vector.extract %v[99999999999999999999] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %v[9223372036854775807] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+2 {{custom op 'memref.reinterpret_cast' integer value too large}}
  // expected-error@+1 {{custom op 'memref.reinterpret_cast' expected SSA value or integer}}
  %0 = memref.reinterpret_cast %m to offset: [99999999999999999999], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+2 {{custom op 'memref.expand_shape' integer value too large}}
  // expected-error@+1 {{custom op 'memref.expand_shape' expected SSA value or integer}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 99999999999999999999] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{integer constant out of range for attribute}}
  %0 = memref.expand_shape %m [[0, 99999999999999999999]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op collapsed dim size (4) must equal reassociation group size (-2)}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [9223372036854775807, 2] : memref<4xf32> into memref<9223372036854775807x2xf32>
  return
}

// -----

func.func @f(%m: memref<9223372036854775807x9223372036854775807xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<4x4xf32, strided<[9223372036854775807, 1], offset: ?>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32>'}}
  %0 = memref.subview %m[9223372036854775807,9223372036854775807][4,4][1,1] : memref<9223372036854775807x9223372036854775807xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<9223372036854775807x9223372036854775807xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<9223372036854775807x9223372036854775807xf32> into memref<?xf32>
  return
}

// -----

func.func @f(%m: tensor<9223372036854775807x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of -4}}
  %0 = tensor.collapse_shape %m [[0, 1]] : tensor<9223372036854775807x4xf32> into tensor<3xf32>
  return
}

// -----

func.func @f(%m: tensor<9223372036854775807xf32>) {
  // expected-error@+1 {{'tensor.concat' op result type 'tensor<3xf32>'does not match inferred shape 'tensor<-2xf32>' static sizes}}
  %0 = tensor.concat dim(0) %m, %m : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%m: vector<9223372036854775807x4xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different number of elements at source (-4) and result (4)}}
  %0 = vector.shape_cast %m : vector<9223372036854775807x4xf32> to vector<4xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.index` is refused; what keeps them all is not.

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.index' op expected parent op with LinalgOp interface}}
  %0 = linalg.index 0 : index
  return
}

// -----

func.func @f(%a: memref<4xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  }
  return
}

// -----

func.func @f(%a: memref<4xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xindex>) {
  ^bb0(%x: index):
    // expected-error@+1 {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
    %i = linalg.index 1 : index
    linalg.yield %i : index
  }
  return
}

// -----

func.func @f(%a: memref<4xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xindex>) {
  ^bb0(%x: index):
    // expected-error@+1 {{'linalg.index' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0}}
    %i = linalg.index -1 : index
    linalg.yield %i : index
  }
  return
}

// -----

func.func @f(%a: memref<4xindex>, %b: i1) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xindex>) {
  ^bb0(%x: index):
    %r = scf.if %b -> index {
      // expected-error@+1 {{'linalg.index' op expected parent op with LinalgOp interface}}
      %i = linalg.index 0 : index
      scf.yield %i : index
    } else {
      scf.yield %x : index
    }
    linalg.yield %r : index
  }
  return
}

// -----

func.func @f(%a: memref<4xindex>) {
  linalg.map outs(%a : memref<4xindex>) (%x: index) {
    // expected-error@+1 {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
    %i = linalg.index 1 : index
    linalg.yield %i : index
  }
  return
}

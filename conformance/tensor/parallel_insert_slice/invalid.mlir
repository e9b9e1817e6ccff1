// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.parallel_insert_slice` is refused; what keeps them all is not.

func.func @f(%s: tensor<1x1x4xf32>, %t: tensor<8x8xf32>, %n: index) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      // expected-error@+1 {{expected rank to be smaller or equal to the other rank. }}
      tensor.parallel_insert_slice %s into %o[0, 0][1, 4][1, 1] : tensor<1x1x4xf32> into tensor<8x8xf32>
    }
  }
  return
}

// -----

func.func @f(%s: tensor<2x5xf32>, %t: tensor<8x8xf32>, %n: index) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      // expected-error@+1 {{expected type to be 'tensor<2x4xf32>' or a rank-reduced version. (size mismatch) }}
      tensor.parallel_insert_slice %s into %o[0, 0][2, 4][1, 1] : tensor<2x5xf32> into tensor<8x8xf32>
    }
  }
  return
}

// -----

func.func @f(%s: tensor<2x4xi32>, %t: tensor<8x8xf32>, %n: index) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      // expected-error@+1 {{expected element type to be 'f32'}}
      tensor.parallel_insert_slice %s into %o[0, 0][2, 4][1, 1] : tensor<2x4xi32> into tensor<8x8xf32>
    }
  }
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %t: tensor<8x8xf32>, %n: index) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, 0][1, 4][1, 1] : tensor<4xf32> into tensor<8x8xf32>
    }
  }
  return
}

// -----

func.func @f(%s: tensor<1x4xf32>, %t: tensor<8x8xf32>, %n: index) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      // expected-error@+1 {{offset 0 is out-of-bounds: 8 >= 8}}
      tensor.parallel_insert_slice %s into %o[8, 0][1, 4][1, 1] : tensor<1x4xf32> into tensor<8x8xf32>
    }
  }
  return
}

// -----

func.func @f(%s: tensor<1x4xf32>, %t: tensor<8x8xf32>, %n: index) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      // expected-error@+1 {{slice along dimension 1 runs out-of-bounds: 8 >= 8}}
      tensor.parallel_insert_slice %s into %o[0, 5][1, 4][1, 1] : tensor<1x4xf32> into tensor<8x8xf32>
    }
  }
  return
}

// -----

func.func @f(%s: tensor<1x4xf32>, %t: tensor<8x8xf32>, %n: index) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      // expected-error@+1 {{slice along dimension 1 runs out-of-bounds: 8 >= 8}}
      tensor.parallel_insert_slice %s into %o[%i, 5][1, 4][1, 1] : tensor<1x4xf32> into tensor<8x8xf32>
    }
  }
  return
}

// -----

func.func @f(%s: tensor<1x4xf32>, %t: tensor<8x8xf32>, %n: index) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0][1, 4][1, 1] : tensor<1x4xf32> into tensor<8x8xf32>
    }
  }
  return
}

// -----

func.func @f(%s: tensor<1x4xf32>, %t: tensor<8x8xf32>, %n: index) {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      // expected-error@+1 {{expected 2 offset values, got 1}}
      tensor.parallel_insert_slice %s into %o[0][1][1] : tensor<1x4xf32> into tensor<8x8xf32>
    }
  }
  return
}

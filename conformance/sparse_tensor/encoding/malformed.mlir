// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is no encoding is refused.

// expected-error@+1 {{unexpected position bitwidth: 1}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense), posWidth = 1}>>)

// -----

// expected-error@+1 {{expected integer value}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(-, 1, 1)>, d1) -> (d0 : dense, d1 : compressed)}>>)

// -----

// expected-error@+1 {{expected n <= m in n_out_of_m}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[5, 4])}>>)

// -----

// expected-error@+1 {{expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique, soa), k : singleton)}>>)

// -----

// expected-error@+1 {{expected only one blocked level with the same coefficients}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 4 : dense, i mod 2 : dense, j mod 4 : structured[2, 4])}>>)

// -----

// expected-error@+1 {{expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j floordiv 8 : dense, j mod 8 : structured[2, 4])}>>)

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.elementwise` is refused; what keeps them all is not.

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error@+1 {{'linalg.elementwise' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4xf32>) outs(%b : tensor<5xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  %0 = linalg.elementwise kind=1 ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : f32) outs(%b : f32)
  // expected-error@+1 {{custom op 'linalg.elementwise' return type needs to be shaped type}}
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4x5xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>] ins(%a : tensor<4xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4x5xf32>) {
  // expected-error@+1 {{'linalg.elementwise' op inferred input/output operand #1 has shape's dimension #1 to be 4, but found 5}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>] ins(%a : tensor<4xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4x5xf32>) {
  // expected-error@+1 {{'linalg.elementwise' op inferred input/output operand #1 has shape's dimension #1 to be 4, but found 5}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>] ins(%a : tensor<4xf32>) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.elementwise' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(i) -> (i)>] ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.elementwise' expected affine map attribute}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(i) -> (i)>, 1] ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // expected-error@+2 {{custom op 'linalg.elementwise' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  // expected-error@+1 {{custom op 'linalg.elementwise' unable to parse elemwise op}}
  return
}

// -----

// expected-error@unknown {{'arith.maxsi' op operand #0 must be signless-non-zero-bitwidth-integer-like, but got 'complex<f32>'}}
func.func @f(%a: tensor<4xcomplex<f32>>, %b: tensor<4xcomplex<f32>>, %c: tensor<4xcomplex<f32>>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%a, %b : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%c : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

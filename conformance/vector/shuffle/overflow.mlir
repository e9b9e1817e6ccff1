// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// The end of two vectors is counted in 64 bits.

func.func @f(%a: vector<4611686018427387904x4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #1 out of range}}
  %0 = vector.shuffle %a, %a [0, 1] : vector<4611686018427387904x4xf32>, vector<4611686018427387904x4xf32>
  return
}

// -----

func.func @f(%a: vector<9223372036854775807xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #1 out of range}}
  %0 = vector.shuffle %a, %a [0, 1] : vector<9223372036854775807xf32>, vector<9223372036854775807xf32>
  return
}

// -----

func.func @f(%a: vector<9223372036854775807xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #1 out of range}}
  %0 = vector.shuffle %a, %a [-2, 1] : vector<9223372036854775807xf32>, vector<9223372036854775807xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #1 out of range}}
  %0 = vector.shuffle %a, %a [8, 1] : vector<4xf32>, vector<4xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.deinterleave` is refused.

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = vector.deinterleave %x : vector<4xf32> -> vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected ':'}}
  vector.deinterleave %x, %y : vector<4xf32> -> vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{expected '->'}}
  vector.deinterleave %x : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{expected '->'}}
  vector.deinterleave %x : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'vector<8xf32>' vs 'vector<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.deinterleave %x : vector<8xf32> -> vector<4xf32>
  return
}

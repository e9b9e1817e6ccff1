// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.interleave` is refused.

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.interleave %x : vector<4xf32> -> vector<8xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected '->'}}
  vector.interleave %x, %y : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected '->'}}
  vector.interleave %x, %y : vector<4xf32> to vector<8xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %c: vector<2xf32>) {
  // expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<4xf32>' vs 'vector<2xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.interleave %x, %c : vector<4xf32> -> vector<8xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected ':'}}
  vector.interleave %x, %y, %x : vector<4xf32> -> vector<8xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.fma` is refused.

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.fma %x, %y : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected ':'}}
  vector.fma %x, %y, %x, %y : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.fma %x %y, %x : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected ':'}}
  vector.fma %x, %y, %x
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'vector<4xf32>' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.fma %x, %y, %f : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected operation name in quotes}}
  vector.fma %x, %y, %x : vector<4xf32>, vector<4xf32>
  return
}

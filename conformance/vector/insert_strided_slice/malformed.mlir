// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.insert_strided_slice` is refused.

func.func @f(%c: vector<2xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.insert_strided_slice %c {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %c: vector<2xf32>) {
  // expected-error@+1 {{custom op 'vector.insert_strided_slice' expected 'into'}}
  vector.insert_strided_slice %c, %x {offsets = [2], strides = [1]} : vector<2xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %c: vector<2xf32>) {
  // expected-error@+2 {{custom op 'vector.insert_strided_slice' expected 'into'}}
  vector.insert_strided_slice %c, %x {offsets = [2], strides = [1]} : vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>, %c: vector<2xf32>) {
  // expected-error@+1 {{expected ',' or ']'}}
  vector.insert_strided_slice %c, %x {offsets = [2}, strides = [1]} : vector<2xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'vector<2xf32>' vs 'vector<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.insert_strided_slice %x, %x {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.extract_strided_slice` is refused.

func.func @f() {
  // expected-error@+1 {{expected SSA operand}}
  vector.extract_strided_slice {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{expected '}' in attribute dictionary}}
  vector.extract_strided_slice %x {offsets = [2] sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.extract_strided_slice' expected 'to'}}
  vector.extract_strided_slice %x {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{expected ':'}}
  vector.extract_strided_slice %x {offsets = [2], sizes = [2], strides = [1]} vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'vector<8xf32>' vs 'vector<4xf32>'}}
  // expected-note@-2 {{prior use here}}
  vector.extract_strided_slice %x {offsets = [2], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{duplicate key 'offsets' in dictionary attribute}}
  vector.extract_strided_slice %x {offsets = [2], offsets = [2]} : vector<4xf32> to vector<2xf32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.contract` is refused.

func.func @f(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected attribute value}}
  vector.contract %x, %y, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.contract' invalid kind of attribute specified}}
  vector.contract [] %x, %y, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  vector.contract {} %x, %y, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  vector.contract {iterator_types = "reduction"} %x, %y, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.contract' unexpected iterator_type (window)}}
  vector.contract {iterator_types = ["window"]} %x, %y, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.contract {iterator_types = []} %x, %y : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.contract' expected 'into'}}
  vector.contract {iterator_types = []} %x, %y, %f : vector<4xf32>, vector<4xf32> to f32
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error@+1 {{custom op 'vector.contract' expected zero or exactly 2 vector mask operands}}
  vector.contract {iterator_types = []} %x, %y, %f, %k : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.contract {iterator_types = []} %x, %y, %f : vector<4xf32>, vector<4xf32> into i32
  return
}

// -----

func.func @f(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.contract' attribute 'tag' occurs more than once in the attribute list}}
  vector.contract {iterator_types = [], tag} %x, %y, %f {tag} : vector<4xf32>, vector<4xf32> into f32
  return
}

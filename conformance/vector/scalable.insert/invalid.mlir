// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.scalable.insert` is refused; what keeps them all is not.

func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  %r = "vector.scalable.insert"(%a, %b) <{pos = 4 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<[4]xf32>) {
  %r = "vector.scalable.insert"(%a, %b) <{pos = 0 : i64}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op operand #1 must be  of ranks 1, but got 'vector<4xf32>'}}
  %r = "vector.scalable.insert"(%a, %b) <{pos = 0 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f32, %b: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op operand #0 must be  of ranks 1, but got 'f32'}}
  %r = "vector.scalable.insert"(%a, %b) <{pos = 0 : i64}> : (f32, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op requires attribute 'pos'}}
  %r = "vector.scalable.insert"(%a, %b) : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op attribute 'pos' failed to satisfy constraint: 64-bit signless integer attribute}}
  %r = "vector.scalable.insert"(%a, %b) <{pos = 0 : i32}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf64>, %b: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op failed to verify that all of {valueToStore, dest} have same element type}}
  %r = "vector.scalable.insert"(%a, %b) <{pos = 0 : i64}> : (vector<4xf64>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op failed to verify that all of {dest, result} have same type}}
  %r = "vector.scalable.insert"(%a, %b) <{pos = 0 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[8]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %r = "vector.scalable.insert"(%a, %b) <{pos = 2 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

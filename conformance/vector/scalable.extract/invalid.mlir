// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.scalable.extract` is refused; what keeps them all is not.

func.func @f(%a: vector<[4]xf32>) {
  %r = "vector.scalable.extract"(%a) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %r = "vector.scalable.extract"(%a) <{pos = 8 : i64}> : (vector<[4]xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<4xf32>'}}
  %r = "vector.scalable.extract"(%a) <{pos = 0 : i64}> : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %r = "vector.scalable.extract"(%a) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]x4xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<[4]x4xf32>'}}
  %r = "vector.scalable.extract"(%a) <{pos = 0 : i64}> : (vector<[4]x4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op requires attribute 'pos'}}
  %r = "vector.scalable.extract"(%a) : (vector<[4]xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op attribute 'pos' failed to satisfy constraint: 64-bit signless integer attribute}}
  %r = "vector.scalable.extract"(%a) <{pos = 0 : i32}> : (vector<[4]xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op failed to verify that all of {source, result} have same element type}}
  %r = "vector.scalable.extract"(%a) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
  %r = "vector.scalable.extract"(%a) <{pos = 3 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op result #0 must be  of ranks 1, but got 'f32'}}
  %r = "vector.scalable.extract"(%a) <{pos = 0 : i64}> : (vector<[4]xf32>) -> f32
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.from_elements` is refused; what keeps them all is not.

func.func @f(%a: f32, %b: f32, %c: f32, %d: f32) {
  %r = "vector.from_elements"(%a, %b, %c, %d) : (f32, f32, f32, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f32) {
  %r = "vector.from_elements"(%a) : (f32) -> vector<f32>
  return
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32, %d: f32) {
  %r = "vector.from_elements"(%a, %b, %c, %d) : (f32, f32, f32, f32) -> vector<2x2xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32, %d: f32) {
  // expected-error@+1 {{'vector.from_elements' op result #0 must be fixed-length vector of any non-token type values, but got 'f32'}}
  %r = "vector.from_elements"(%a, %b, %c, %d) : (f32, f32, f32, f32) -> f32
  return
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32, %d: f32) {
  // expected-error@+1 {{'vector.from_elements' op result #0 must be fixed-length vector of any non-token type values, but got 'vector<[4]xf32>'}}
  %r = "vector.from_elements"(%a, %b, %c, %d) : (f32, f32, f32, f32) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32) {
  // expected-error@+1 {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %r = "vector.from_elements"(%a, %b, %c) : (f32, f32, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: f64, %d: f64) {
  // expected-error@+1 {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %r = "vector.from_elements"(%a, %b, %c, %d) : (f64, f64, f64, f64) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32, %d: f64) {
  // expected-error@+1 {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %r = "vector.from_elements"(%a, %b, %c, %d) : (f32, f32, f32, f64) -> vector<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %r = "vector.from_elements"() : () -> vector<f32>
  return
}

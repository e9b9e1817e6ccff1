// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.print` is refused; what keeps them all is not.

func.func @f(%a: f32) {
  "vector.print"(%a) : (f32) -> ()
  return
}

// -----

func.func @f() {
  "vector.print"() <{punctuation = #vector.punctuation<comma>}> : () -> ()
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  "vector.print"(%a) <{punctuation = #vector.punctuation<no_punctuation>}> : (vector<4xf32>) -> ()
  return
}

// -----

func.func @f() {
  "vector.print"() <{stringLiteral = "text"}> : () -> ()
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'vector.print' op operand #0 must be , but got 'tensor<4xf32>'}}
  "vector.print"(%a) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{invalid properties {punctuation = 1 : i64} for op vector.print: Invalid attribute `punctuation` in property conversion: 1 : i64}}
  "vector.print"(%a) <{punctuation = 1 : i64}> : (f32) -> ()
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{invalid properties {stringLiteral = 1 : i64} for op vector.print: Invalid attribute `stringLiteral` in property conversion: 1 : i64}}
  "vector.print"(%a) <{stringLiteral = 1 : i64}> : (f32) -> ()
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  "vector.print"(%a) <{stringLiteral = "text"}> : (f32) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  "vector.print"() <{punctuation = #vector.punctuation<comma>, stringLiteral = "text"}> : () -> ()
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  // expected-error@+1 {{'vector.print' op operand group starting at #0 requires 0 or 1 element, but found 2}}
  "vector.print"(%a, %b) : (f32, f32) -> ()
  return
}

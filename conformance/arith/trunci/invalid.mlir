// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `arith.trunci` is refused; what keeps them all is not.

func.func @f(%a: i16) {
  %r = "arith.trunci"(%a) : (i16) -> i8
  return
}

// -----

func.func @f(%a: vector<[2]xi16>) {
  %r = "arith.trunci"(%a) : (vector<[2]xi16>) -> vector<[2]xi8>
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'arith.trunci' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %r = "arith.trunci"(%a) : (index) -> i64
  return
}

// -----

func.func @f(%a: i16) {
  // expected-error@+1 {{'arith.trunci' op result #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %r = "arith.trunci"(%a) : (i16) -> index
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'arith.trunci' op operand type 'i8' and result type 'i16' are cast incompatible}}
  %r = "arith.trunci"(%a) : (i8) -> i16
  return
}

// -----

func.func @f(%a: i16) {
  // expected-error@+1 {{'arith.trunci' op operand type 'i16' and result type 'i16' are cast incompatible}}
  %r = "arith.trunci"(%a) : (i16) -> i16
  return
}

// -----

func.func @f(%a: si16) {
  // expected-error@+1 {{'arith.trunci' op operand #0 must be signless-fixed-width-integer-like, but got 'si16'}}
  %r = "arith.trunci"(%a) : (si16) -> i8
  return
}

// -----

func.func @f(%a: vector<2xi16>) {
  // expected-error@+1 {{'arith.trunci' op requires the same shape for all operands and results}}
  %r = "arith.trunci"(%a) : (vector<2xi16>) -> vector<3xi8>
  return
}

// -----

func.func @f(%a: i16) {
  // expected-error@+1 {{'arith.trunci' op requires the same shape for all operands and results}}
  %r = "arith.trunci"(%a) : (i16) -> vector<2xi8>
  return
}

// -----

func.func @f(%a: tensor<*xi16>) {
  // expected-error@+1 {{'arith.trunci' op failed to verify that input and output have the same tensor dimensions}}
  %r = "arith.trunci"(%a) : (tensor<*xi16>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%a: tensor<2xi16, "a">) {
  // expected-error@+1 {{'arith.trunci' op operand type 'tensor<2xi16, "a">' and result type 'tensor<2xi8, "b">' are cast incompatible}}
  %r = "arith.trunci"(%a) : (tensor<2xi16, "a">) -> tensor<2xi8, "b">
  return
}

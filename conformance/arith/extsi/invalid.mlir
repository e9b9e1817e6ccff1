// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `arith.extsi` is refused; what keeps them all is not.

func.func @f(%a: i8) {
  %r = "arith.extsi"(%a) : (i8) -> i16
  return
}

// -----

func.func @f(%a: vector<[2]xi8>) {
  %r = "arith.extsi"(%a) : (vector<[2]xi8>) -> vector<[2]xi16>
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %r = "arith.extsi"(%a) : (index) -> i64
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'arith.extsi' op result #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %r = "arith.extsi"(%a) : (i8) -> index
  return
}

// -----

func.func @f(%a: i16) {
  // expected-error@+1 {{'arith.extsi' op operand type 'i16' and result type 'i8' are cast incompatible}}
  %r = "arith.extsi"(%a) : (i16) -> i8
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'arith.extsi' op operand type 'i8' and result type 'i8' are cast incompatible}}
  %r = "arith.extsi"(%a) : (i8) -> i8
  return
}

// -----

func.func @f(%a: si8) {
  // expected-error@+1 {{'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'si8'}}
  %r = "arith.extsi"(%a) : (si8) -> i16
  return
}

// -----

func.func @f(%a: vector<2xi8>) {
  // expected-error@+1 {{'arith.extsi' op requires the same shape for all operands and results}}
  %r = "arith.extsi"(%a) : (vector<2xi8>) -> vector<3xi16>
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{'arith.extsi' op requires the same shape for all operands and results}}
  %r = "arith.extsi"(%a) : (i8) -> vector<2xi16>
  return
}

// -----

func.func @f(%a: tensor<*xi8>) {
  // expected-error@+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %r = "arith.extsi"(%a) : (tensor<*xi8>) -> tensor<2xi16>
  return
}

// -----

func.func @f(%a: tensor<2xi8, "a">) {
  // expected-error@+1 {{'arith.extsi' op operand type 'tensor<2xi8, "a">' and result type 'tensor<2xi16, "b">' are cast incompatible}}
  %r = "arith.extsi"(%a) : (tensor<2xi8, "a">) -> tensor<2xi16, "b">
  return
}

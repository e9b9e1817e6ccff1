// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.sext` is refused; what keeps them all is not.

func.func @f(%a: i8) {
  %0 = llvm.sext %a : i8 to i16
  return
}

// -----

func.func @f(%a: vector<2xi8>) {
  %0 = llvm.sext %a : vector<2xi8> to vector<2xi16>
  return
}

// -----

func.func @f(%a: vector<2xi8>) {
  // expected-error@+1 {{input type is a vector but output type is an integer}}
  %0 = llvm.sext %a : vector<2xi8> to i16
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{input type is an integer but output type is a vector}}
  %0 = llvm.sext %a : i8 to vector<2xi16>
  return
}

// -----

func.func @f(%a: vector<2xi8>) {
  // expected-error@+1 {{input and output vectors are of incompatible shape}}
  %0 = llvm.sext %a : vector<2xi8> to vector<3xi16>
  return
}

// -----

func.func @f(%a: vector<2xi8>) {
  // expected-error@+1 {{input and output vectors are of incompatible shape}}
  %0 = llvm.sext %a : vector<2xi8> to vector<[2]xi16>
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %a : i8 to i8
  return
}

// -----

func.func @f(%a: vector<2xi16>) {
  // expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %a : vector<2xi16> to vector<2xi8>
  return
}

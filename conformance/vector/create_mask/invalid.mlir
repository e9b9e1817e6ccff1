// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.create_mask` is refused; what keeps them all is not.

func.func @f(%a: index) {
  %r = "vector.create_mask"(%a) : (index) -> vector<4xi1>
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %r = "vector.create_mask"(%a, %b) : (index, index) -> vector<[4]x4xi1>
  return
}

// -----

func.func @f(%a: index) {
  %r = "vector.create_mask"(%a) : (index) -> vector<i1>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'vector.create_mask' op operand #0 must be variadic of index, but got 'i32'}}
  %r = "vector.create_mask"(%a) : (i32) -> vector<4xi1>
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi32>'}}
  %r = "vector.create_mask"(%a) : (index) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'i1'}}
  %r = "vector.create_mask"(%a) : (index) -> i1
  return
}

// -----

func.func @f(%a: index, %b: index) {
  // expected-error@+1 {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %r = "vector.create_mask"(%a, %b) : (index, index) -> vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %r = "vector.create_mask"() : () -> vector<4xi1>
  return
}

// -----

func.func @f(%a: index, %b: index) {
  // expected-error@+1 {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %r = "vector.create_mask"(%a, %b) : (index, index) -> vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %r = "vector.create_mask"() : () -> vector<i1>
  return
}

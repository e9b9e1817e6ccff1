// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `func.return` is refused; what keeps them all is not.

func.func @f(%a: i32, %b: f32) {
  return
}

// -----

func.func @f(%a: i32, %b: f32) -> i32 {
  return %a : i32
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.return' op has 1 operands, but enclosing function (@f) returns 0}}
  return %a : i32
}

// -----

func.func @f(%a: i32, %b: f32) -> i32 {
  // expected-error@+1 {{'func.return' op has 0 operands, but enclosing function (@f) returns 1}}
  return
}

// -----

func.func @f(%a: i32, %b: f32) -> i32 {
  // expected-error@+1 {{type of return operand 0 ('f32') doesn't match function result type ('i32') in function @f}}
  return %b : f32
}

// -----

func.func @f(%a: i32, %b: f32) -> (i32, f32) {
  // expected-error@+1 {{type of return operand 1 ('i32') doesn't match function result type ('f32') in function @f}}
  return %a, %a : i32, i32
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.return' op must be the last operation in the parent block}}
  return
  return
}

// -----

module {
  // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
  func.return
}

// -----

func.func @f(%a: i32, %b: f32) {
  scf.execute_region {
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }
  return
}

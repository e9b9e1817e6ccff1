// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.smt.constrain_params` is refused; what keeps them all is not.

func.func @f(%a: !transform.param<i8>, %b: !transform.param<i1>) {
  %0 = transform.smt.constrain_params(%a, %b) : (!transform.param<i8>, !transform.param<i1>) -> (!transform.param<i8>) {
  ^bb0(%x: !smt.bv<8>, %y: !smt.bool):
    smt.assert %y
    smt.yield %x : !smt.bv<8>
  }
  return
}

// -----

func.func @f(%a: !transform.param<i8>, %b: !transform.param<i1>) {
  // expected-error@+1 {{'transform.smt.constrain_params' op must have the same number of block arguments as operands}}
  transform.smt.constrain_params(%a, %b) : (!transform.param<i8>, !transform.param<i1>) -> () {
  ^bb0(%x: !smt.bv<8>):
    smt.yield
  }
  return
}

// -----

func.func @f(%a: !transform.param<i8>, %b: !transform.param<i1>) {
  // expected-error@+1 {{'transform.smt.constrain_params' op the type of block arg #0 is !smt.bool though the corresponding operand type ('!transform.param<i8>') is not wrapping i1}}
  transform.smt.constrain_params(%a, %b) : (!transform.param<i8>, !transform.param<i1>) -> () {
  ^bb0(%x: !smt.bool, %y: !smt.bool):
    smt.yield
  }
  return
}

// -----

func.func @f(%a: !transform.param<i8>, %b: !transform.param<i1>) {
  // expected-error@+1 {{'transform.smt.constrain_params' op the type of block arg #0 is '!smt.bv<7>' though the corresponding operand type ('!transform.param<i8>') is not wrapping an integer type of the same bitwidth}}
  transform.smt.constrain_params(%a, %b) : (!transform.param<i8>, !transform.param<i1>) -> () {
  ^bb0(%x: !smt.bv<7>, %y: !smt.bool):
    smt.yield
  }
  return
}

// -----

func.func @f(%a: !transform.param<i8>, %b: !transform.param<i1>) {
  transform.smt.constrain_params(%a, %b) : (!transform.param<i8>, !transform.param<i1>) -> () {
  ^bb0(%x: !smt.int, %y: !smt.int):
    smt.yield
  }
  return
}

// -----

func.func @f(%a: !transform.param<i8>, %b: !transform.param<i1>) {
  // expected-error@+1 {{'transform.smt.constrain_params' op the type of block arg #0 is expected to be either a !smt.bool, a !smt.int, or a !smt.bv}}
  transform.smt.constrain_params(%a, %b) : (!transform.param<i8>, !transform.param<i1>) -> () {
  ^bb0(%x: i8, %y: !smt.int):
    smt.yield
  }
  return
}

// -----

func.func @f(%a: !transform.param<i8>, %b: !transform.param<i1>) {
  // expected-error@+1 {{'transform.smt.constrain_params' op ops contained in region should belong to SMT-dialect}}
  transform.smt.constrain_params(%a, %b) : (!transform.param<i8>, !transform.param<i1>) -> () {
  ^bb0(%x: !smt.bv<8>, %y: !smt.bool):
    %0 = arith.constant 1 : i32
    smt.yield
  }
  return
}

// -----

func.func @f(%a: !transform.param<i8>, %b: !transform.param<i1>) {
  %0 = transform.smt.constrain_params(%a, %b) : (!transform.param<i8>, !transform.param<i1>) -> (!transform.param<i8>) {
  ^bb0(%x: !smt.bv<8>, %y: !smt.bool):
    // expected-error@+1 {{'smt.yield' op expected terminator to have as many operands as the parent op has results}}
    smt.yield
  }
  return
}

// -----

func.func @f(%a: !transform.param<i8>, %b: !transform.param<i1>) {
  %0 = transform.smt.constrain_params(%a, %b) : (!transform.param<i8>, !transform.param<i1>) -> (!transform.param<i16>) {
  ^bb0(%x: !smt.bv<8>, %y: !smt.bool):
    // expected-error@+1 {{'smt.yield' op the type of terminator operand #0 is '!smt.bv<8>' though the corresponding result type ('!transform.param<i16>') is not wrapping an integer type of the same bitwidth}}
    smt.yield %x : !smt.bv<8>
  }
  return
}

// -----

func.func @f(%a: !transform.param<i8>, %b: !transform.param<i1>) {
  %0 = transform.smt.constrain_params(%a, %b) : (!transform.param<i8>, !transform.param<i1>) -> (!transform.param<i16>) {
  ^bb0(%x: !smt.bv<8>, %y: !smt.bool):
    // expected-error@+1 {{'smt.yield' op the type of terminator operand #0 is !smt.bool though the corresponding result type ('!transform.param<i16>') is not wrapping i1}}
    smt.yield %y : !smt.bool
  }
  return
}

// -----

func.func @f(%a: !transform.any_param) {
  transform.smt.constrain_params(%a) : (!transform.any_param) -> () {
  ^bb0(%x: !smt.bv<8>):
    smt.yield
  }
  return
}

// -----

func.func @f(%a: !transform.any_param) {
  transform.smt.constrain_params(%a) : (!transform.any_param) -> () {
  // expected-note@+1 {{prior use here}}
  ^bb0(%x: !smt.bv<8>):
    // expected-error@+1 {{use of value '%x' expects different type than prior uses: '!smt.bool' vs '!smt.bv<8>'}}
    smt.assert %x
  }
  return
}

// -----

func.func @f(%a: !transform.param<i1>) {
  // expected-error@+1 {{'transform.smt.constrain_params' op expected 'smt.yield' as terminator}}
  transform.smt.constrain_params(%a) : (!transform.param<i1>) -> () {
  ^bb0(%x: !smt.bool):
    transform.yield
  }
  return
}

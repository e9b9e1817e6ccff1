// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.while_loop` is refused; what keeps them all is not.

func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
    %y = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<i1>
    "tosa.yield"(%y) : (tensor<i1>) -> ()
  }, {
  ^bb0(%z: tensor<i32>):
    "tosa.yield"(%z) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same element type for 'cond_graph' arguments ('i64') and 'input_list' ('i32')}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i64>):
    %y = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<i1>
    "tosa.yield"(%y) : (tensor<i1>) -> ()
  }, {
  ^bb0(%z: tensor<i32>):
    "tosa.yield"(%z) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same shapes for 'cond_graph' arguments ('tensor<2xi32>') and 'input_list' ('tensor<i32>')}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<2xi32>):
    %y = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<i1>
    "tosa.yield"(%y) : (tensor<i1>) -> ()
  }, {
  ^bb0(%z: tensor<i32>):
    "tosa.yield"(%z) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same element type for 'body_graph' arguments ('i64') and 'input_list' ('i32')}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
    %y = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<i1>
    "tosa.yield"(%y) : (tensor<i1>) -> ()
  }, {
  ^bb0(%z: tensor<i64>):
    "tosa.yield"(%a) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same shapes for 'body_graph' arguments ('tensor<2xi32>') and 'input_list' ('tensor<i32>')}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
    %y = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<i1>
    "tosa.yield"(%y) : (tensor<i1>) -> ()
  }, {
  ^bb0(%z: tensor<2xi32>):
    "tosa.yield"(%a) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same element type for 'input_list' ('i32') and 'output_list' ('i64')}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
    %y = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<i1>
    "tosa.yield"(%y) : (tensor<i1>) -> ()
  }, {
  ^bb0(%z: tensor<i32>):
    "tosa.yield"(%z) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i64>
  return
}

// -----

func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same shapes for 'input_list' ('tensor<i32>') and 'output_list' ('tensor<1xi32>')}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
    %y = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<i1>
    "tosa.yield"(%y) : (tensor<i1>) -> ()
  }, {
  ^bb0(%z: tensor<i32>):
    "tosa.yield"(%z) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<1xi32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same number of values in 'body_graph' results (2) and 'input_list' (1)}}
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
    %y = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<i1>
    "tosa.yield"(%y) : (tensor<i1>) -> ()
  }, {
  ^bb0(%z: tensor<i32>):
    "tosa.yield"(%z, %z) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
    // expected-error@+1 {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
    %y = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<1xi1>
    "tosa.yield"(%y) : (tensor<1xi1>) -> ()
  }, {
  ^bb0(%z: tensor<i32>):
    "tosa.yield"(%z) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
    // expected-error@+1 {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
    %y = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<?xi1>
    "tosa.yield"(%y) : (tensor<?xi1>) -> ()
  }, {
  ^bb0(%z: tensor<i32>):
    "tosa.yield"(%z) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  %0 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
    %y = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<*xi1>
    "tosa.yield"(%y) : (tensor<*xi1>) -> ()
  }, {
  ^bb0(%z: tensor<i32>):
    "tosa.yield"(%z) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  %0 = tosa.while_loop (%t = %a) : (tensor<i32>) -> tensor<i32> {
    %y = "tosa.const"() {values = dense<1> : tensor<i1>} : () -> tensor<i1>
    tosa.yield %y : tensor<i1>
  } do {
  ^bb0(%u: tensor<i32>):
    tosa.yield %u : tensor<i32>
  }
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op 'cond_graph' result must be a size 1 tensor, got 'tensor<2xi1>'}}
  %0 = tosa.while_loop (%t = %a) : (tensor<i32>) -> tensor<i32> {
    %y = "tosa.const"() {values = dense<1> : tensor<2xi1>} : () -> tensor<2xi1>
    tosa.yield %y : tensor<2xi1>
  } do {
  ^bb0(%u: tensor<i32>):
    tosa.yield %u : tensor<i32>
  }
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op 'cond_graph' result must be a boolean tensor, got 'tensor<i8>'}}
  %0 = tosa.while_loop (%t = %a) : (tensor<i32>) -> tensor<i32> {
    %y = "tosa.const"() {values = dense<1> : tensor<i8>} : () -> tensor<i8>
    tosa.yield %y : tensor<i8>
  } do {
  ^bb0(%u: tensor<i32>):
    tosa.yield %u : tensor<i32>
  }
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op 'cond_graph' result must be a boolean tensor, got 'tensor<1xi32>'}}
  %0 = tosa.while_loop (%t = %a) : (tensor<i32>) -> tensor<i32> {
    %y = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
    tosa.yield %y : tensor<1xi32>
  } do {
  ^bb0(%u: tensor<i32>):
    tosa.yield %u : tensor<i32>
  }
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require 'cond_graph' only have one result}}
  %0 = tosa.while_loop (%t = %a) : (tensor<i32>) -> tensor<i32> {
    %y = "tosa.const"() {values = dense<1> : tensor<i1>} : () -> tensor<i1>
    tosa.yield %y, %y : tensor<i1>, tensor<i1>
  } do {
  ^bb0(%u: tensor<i32>):
    tosa.yield %u : tensor<i32>
  }
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  %0 = tosa.while_loop (%t = %a) : (tensor<i32>) -> tensor<i32> {
    %y = "tosa.const"() {values = dense<1> : tensor<i1>} : () -> tensor<i1>
    // expected-error@+1 {{expected ':'}}
    tosa.yield 
  } do {
  ^bb0(%u: tensor<i32>):
    tosa.yield %u : tensor<i32>
  }
  return
}

// -----

func.func @f(%a: tensor<i32>) {
  // expected-error@+1 {{'tosa.while_loop' op require same number of values in 'input_list' (1) and 'output_list' (2)}}
  %0:2 = "tosa.while_loop"(%a) ({
  ^bb0(%x: tensor<i32>):
    %y = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<i1>
    "tosa.yield"(%y) : (tensor<i1>) -> ()
  }, {
  ^bb0(%z: tensor<i32>):
    "tosa.yield"(%z) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return
}

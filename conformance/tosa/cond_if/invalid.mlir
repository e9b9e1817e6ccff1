// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.cond_if` is refused; what keeps them all is not.

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  %0 = tosa.cond_if %a : tensor<i1> -> tensor<4xf32> {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  } else {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<1x1xi1>, %b: tensor<4xf32>) {
  %0 = tosa.cond_if %a : tensor<1x1xi1> -> tensor<4xf32> {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  } else {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<?xi1>, %b: tensor<4xf32>) {
  %0 = tosa.cond_if %a : tensor<?xi1> -> tensor<4xf32> {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  } else {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<2xi1>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op 'condition' must be a size 1 tensor, got 'tensor<2xi1>'}}
  %0 = tosa.cond_if %a : tensor<2xi1> -> tensor<4xf32> {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  } else {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<*xi1>, %b: tensor<4xf32>) {
  %0 = tosa.cond_if %a : tensor<*xi1> -> tensor<4xf32> {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  } else {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  %0 = tosa.cond_if %a : tensor<i1> -> tensor<4xf32> {
    // expected-error@+1 {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<?xf32>
    tosa.yield %1 : tensor<?xf32>
  } else {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same shapes for 'then_graph' results ('tensor<3xf32>') and 'output_list' ('tensor<4xf32>')}}
  %0 = tosa.cond_if %a : tensor<i1> -> tensor<4xf32> {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<3xf32>
    tosa.yield %1 : tensor<3xf32>
  } else {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same shapes for 'else_graph' results ('tensor<3xf32>') and 'output_list' ('tensor<4xf32>')}}
  %0 = tosa.cond_if %a : tensor<i1> -> tensor<4xf32> {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  } else {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<3xf32>
    tosa.yield %1 : tensor<3xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same element type for 'then_graph' results ('f32') and 'output_list' ('f16')}}
  %0 = tosa.cond_if %a : tensor<i1> -> tensor<4xf16> {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  } else {
    %1 = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  %0 = tosa.cond_if %a (%t = %b, %u = %b) : tensor<i1> (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%t: tensor<4xf32>, %u: tensor<4xf32>):
    tosa.yield %t : tensor<4xf32>
  } else {
  ^bb0(%t: tensor<4xf32>, %u: tensor<4xf32>):
    tosa.yield %u : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  %0 = tosa.cond_if %a (%t = %b, %u = %b) : tensor<i1> (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  // expected-note@+1 {{prior use here}}
  ^bb0(%t: tensor<3xf32>, %u: tensor<4xf32>):
    // expected-error@+1 {{use of value '%t' expects different type than prior uses: 'tensor<4xf32>' vs 'tensor<3xf32>'}}
    tosa.yield %t : tensor<4xf32>
  } else {
  ^bb0(%t: tensor<4xf32>, %u: tensor<4xf32>):
    tosa.yield %u : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same element type for 'else_graph' arguments ('i32') and 'input_list' ('f32')}}
  %0 = tosa.cond_if %a (%t = %b, %u = %b) : tensor<i1> (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%t: tensor<4xf32>, %u: tensor<4xf32>):
    tosa.yield %t : tensor<4xf32>
  } else {
  ^bb0(%t: tensor<4xi32>, %u: tensor<4xf32>):
    tosa.yield %u : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  %0 = tosa.cond_if %a (%t = %b, %u = %b) : tensor<i1> (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%t: tensor<4xf32>, %u: tensor<4xf32>):
    // expected-error@+1 {{custom op 'tosa.yield' number of operands and types do not match: got 2 operands and 1 types}}
    tosa.yield %t, %u : tensor<4xf32>
  } else {
  ^bb0(%t: tensor<4xf32>, %u: tensor<4xf32>):
    tosa.yield %u : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same number of values in 'then_graph' arguments (2) and 'input_list' (1)}}
  %0 = tosa.cond_if %a (%t = %b) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%t: tensor<4xf32>, %u: tensor<4xf32>):
    tosa.yield %t : tensor<4xf32>
  } else {
  ^bb0(%t: tensor<4xf32>, %u: tensor<4xf32>):
    tosa.yield %u : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  %0 = "tosa.cond_if"(%a, %b) ({
  ^bb0(%t: tensor<4xf32>):
    "tosa.yield"(%b) : (tensor<4xf32>) -> ()
  }, {
  ^bb0(%u: tensor<4xf32>):
    "tosa.yield"(%b) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same number of values in 'then_graph' arguments (0) and 'input_list' (1)}}
  %0 = "tosa.cond_if"(%a, %b) ({
  ^bb0:
    "tosa.yield"(%b) : (tensor<4xf32>) -> ()
  }, {
  ^bb0(%u: tensor<4xf32>):
    "tosa.yield"(%b) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same number of values in 'else_graph' arguments (0) and 'input_list' (1)}}
  %0 = "tosa.cond_if"(%a, %b) ({
  ^bb0(%t: tensor<4xf32>):
    "tosa.yield"(%b) : (tensor<4xf32>) -> ()
  }, {
  ^bb0:
    "tosa.yield"(%b) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same shapes for 'then_graph' arguments ('tensor<5xf32>') and 'input_list' ('tensor<4xf32>')}}
  %0 = "tosa.cond_if"(%a, %b) ({
  ^bb0(%t: tensor<5xf32>):
    "tosa.yield"(%b) : (tensor<4xf32>) -> ()
  }, {
  ^bb0(%u: tensor<4xf32>):
    "tosa.yield"(%b) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same element type for 'else_graph' arguments ('f64') and 'input_list' ('f32')}}
  %0 = "tosa.cond_if"(%a, %b) ({
  ^bb0(%t: tensor<4xf32>):
    "tosa.yield"(%b) : (tensor<4xf32>) -> ()
  }, {
  ^bb0(%t: tensor<4xf64>):
    "tosa.yield"(%b) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<i1>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same element type for 'then_graph' results ('f32') and 'output_list' ('i8')}}
  %0 = "tosa.cond_if"(%a, %b) ({
  ^bb0(%t: tensor<4xf32>):
    "tosa.yield"(%b) : (tensor<4xf32>) -> ()
  }, {
  ^bb0(%u: tensor<4xf32>):
    "tosa.yield"(%b) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xi8>
  return
}

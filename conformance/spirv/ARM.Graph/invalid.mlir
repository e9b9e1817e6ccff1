// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.ARM.Graph` is refused; what keeps them all is not.

spirv.ARM.Graph @f(%a: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<2xi8> {
  spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
}

// -----

// expected-error@+1 {{'spirv.ARM.Graph' op there should be at least one result}}
spirv.ARM.Graph @f(%a: !spirv.arm.tensor<2xi8>)  {
  spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
}

// -----

// expected-error@+1 {{'spirv.ARM.Graph' op type of result #0 must be a TensorArmType, but got 'i32'}}
spirv.ARM.Graph @f(%a: !spirv.arm.tensor<2xi8>) -> i32 {
  spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
}

// -----

// expected-error@+1 {{'spirv.ARM.Graph' op type of argument #0 must be a TensorArmType, but got 'i32'}}
spirv.ARM.Graph @f(%a: i32) -> !spirv.arm.tensor<2xi8> {
  spirv.ARM.GraphOutputs %a : i32
}

// -----

spirv.ARM.Graph @f(%a: !spirv.arm.tensor<2xi8>) -> (!spirv.arm.tensor<2xi8>, !spirv.arm.tensor<2xi8>) {
  // expected-error@+1 {{'spirv.ARM.GraphOutputs' op is returning 1 value(s) but enclosing spirv.ARM.Graph requires 2 result(s)}}
  spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
}

// -----

spirv.ARM.Graph @f(%a: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<3xi8> {
  // expected-error@+1 {{type of return operand 0 ('!spirv.arm.tensor<2xi8>') doesn't match graph result type ('!spirv.arm.tensor<3xi8>')}}
  spirv.ARM.GraphOutputs %a : !spirv.arm.tensor<2xi8>
}

// -----

spirv.ARM.Graph @f(%a: !spirv.arm.tensor<2xi8>) -> !spirv.arm.tensor<2xi8> {
  // expected-error@+1 {{'spirv.ARM.GraphOutputs' op is returning 2 value(s) but enclosing spirv.ARM.Graph requires 1 result(s)}}
  spirv.ARM.GraphOutputs %a, %a : !spirv.arm.tensor<2xi8>, !spirv.arm.tensor<2xi8>
}

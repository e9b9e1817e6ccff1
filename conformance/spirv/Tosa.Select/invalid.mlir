// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.Tosa.Select` is refused; what keeps them all is not.

spirv.ARM.Graph @f(%c: !spirv.arm.tensor<2x1xi1>, %a: !spirv.arm.tensor<2x3xi8>, %b: !spirv.arm.tensor<1x3xi8>) -> !spirv.arm.tensor<2x3xi8> {
  %0 = spirv.Tosa.Select %c, %a, %b : !spirv.arm.tensor<2x1xi1>, !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<1x3xi8> -> !spirv.arm.tensor<2x3xi8>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi8>
}

// -----

spirv.ARM.Graph @f(%c: !spirv.arm.tensor<2x1xi1>, %a: !spirv.arm.tensor<2x3xi8>, %b: !spirv.arm.tensor<3x3xi8>) -> !spirv.arm.tensor<2x3xi8> {
  // expected-error@+1 {{'spirv.Tosa.Select' op failed to verify that the shape of inputs: condition, true_value, and false_value are compatible for broadcasting}}
  %0 = spirv.Tosa.Select %c, %a, %b : !spirv.arm.tensor<2x1xi1>, !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<3x3xi8> -> !spirv.arm.tensor<2x3xi8>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi8>
}

// -----

spirv.ARM.Graph @f(%c: !spirv.arm.tensor<2x1xi1>, %a: !spirv.arm.tensor<2x3xi8>, %b: !spirv.arm.tensor<1x3xi8>) -> !spirv.arm.tensor<2x4xi8> {
  // expected-error@+1 {{'spirv.Tosa.Select' op failed to verify that the broadcast shape of inputs: condition, true_value, and false_value is equal to the output shape}}
  %0 = spirv.Tosa.Select %c, %a, %b : !spirv.arm.tensor<2x1xi1>, !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<1x3xi8> -> !spirv.arm.tensor<2x4xi8>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x4xi8>
}

// -----

spirv.ARM.Graph @f(%c: !spirv.arm.tensor<2x1xi1>, %a: !spirv.arm.tensor<2x3xi8>, %b: !spirv.arm.tensor<1x3xi8>) -> !spirv.arm.tensor<2x3xi16> {
  // expected-error@+1 {{'spirv.Tosa.Select' op failed to verify that all of {true_value, false_value, output} have same element type}}
  %0 = spirv.Tosa.Select %c, %a, %b : !spirv.arm.tensor<2x1xi1>, !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<1x3xi8> -> !spirv.arm.tensor<2x3xi16>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
}

// -----

spirv.ARM.Graph @f(%c: !spirv.arm.tensor<?x?xi1>, %a: !spirv.arm.tensor<2x3xi8>, %b: !spirv.arm.tensor<1x3xi8>) -> !spirv.arm.tensor<2x3xi8> {
  %0 = spirv.Tosa.Select %c, %a, %b : !spirv.arm.tensor<?x?xi1>, !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<1x3xi8> -> !spirv.arm.tensor<2x3xi8>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi8>
}

// -----

spirv.ARM.Graph @f(%c: !spirv.arm.tensor<2xi1>, %a: !spirv.arm.tensor<2x3xi8>, %b: !spirv.arm.tensor<1x3xi8>) -> !spirv.arm.tensor<2x3xi8> {
  // expected-error@+1 {{'spirv.Tosa.Select' op failed to verify that all of {condition, true_value, false_value, output} have same rank}}
  %0 = spirv.Tosa.Select %c, %a, %b : !spirv.arm.tensor<2xi1>, !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<1x3xi8> -> !spirv.arm.tensor<2x3xi8>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi8>
}

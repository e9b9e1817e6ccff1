// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.rescale` is refused; what keeps them all is not.

func.func @f(%a: tensor<2x4xi32>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xf32>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect input to have integer element type, got 'f32'}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect output to have integer element type, got 'f32'}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi8>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expected input and input_zp to both be integer of the same bitwidth, but got 'i32' vs. 'i8'}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi32>, %e: tensor<1xi16>) {
  // expected-error@+1 {{'tosa.rescale' op expected output and output_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi16>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xf32>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expected input and input_zp to both be integer of the same bitwidth, but got 'i32' vs. 'f32'}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<1xi16>, %c: tensor<1xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<1xi16>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<2x4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<1xi16>, %c: tensor<1xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<2x4xi32>, tensor<1xi16>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect shape of { 4 } for multiplier input, got { 1 }}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<4xi32>, %c: tensor<1xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect shape of { 4 } for shift input, got { 1 }}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<4xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<4xi32>, %c: tensor<4xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<4xi32>, tensor<4xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<i32>, %b: tensor<1xi32>, %c: tensor<1xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op requires input to be at least rank 1 when per_channel is true, but got rank 0}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<i32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<i8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<2xi32>, %c: tensor<1xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect shape of { 1 } for multiplier input, got { 2 }}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<2xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<1xi32>, %c: tensor<4xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect shape of { 1 } for shift input, got { 4 }}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<1xi32>, tensor<4xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<*xi32>, %c: tensor<4xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.rescale' op expect shape of { 1 } for shift input, got { 4 }}}
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<*xi32>, tensor<4xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi32>, %b: tensor<*xi32>, %c: tensor<*xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi32>, tensor<*xi32>, tensor<*xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<*xi32>, %b: tensor<1xi32>, %c: tensor<4xi8>, %d: tensor<1xi32>, %e: tensor<1xi8>) {
  %0 = tosa.rescale %a, %b, %c, %d, %e {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<*xi32>, tensor<1xi32>, tensor<4xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expect input_zp of 0, got 1}}
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<-7> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi8>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<32768> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<-32768> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<5> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expect input_zp of 0 or 32768 for unsigned int16 input, got 5}}
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<5> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.rescale' op expect output_zp of 0, got 5}}
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x4xi16>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<6> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.rescale' op expect output_zp of 0 or 32768 for unsigned int16 output, got 6}}
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x4xi16>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<32768> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2x4xi16>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.rescale' op expect output_zp of 0, got 2}}
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi32>) -> tensor<2x4xi32>
  return
}

// -----

func.func @f(%a: tensor<2x4xi16>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<200> : tensor<1xui8>} : () -> tensor<1xui8>
  %0 = tosa.rescale %a, %b, %c, %z, %y {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xui8>) -> tensor<2x4xui8>
  return
}

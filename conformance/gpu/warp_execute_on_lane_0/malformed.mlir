// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `gpu.warp_execute_on_lane_0` is refused.

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.warp_execute_on_lane_0' expected integer value}}
  gpu.warp_execute_on_lane_0(%i)[x] {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{result number not allowed in argument list}}
  gpu.warp_execute_on_lane_0(%i#0)[4] {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected '['}}
  gpu.warp_execute_on_lane_0(%i) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.warp_execute_on_lane_0' number of operands and types do not match: got 1 operands and 2 types}}
  gpu.warp_execute_on_lane_0(%i)[4] args(%i : index, index) {}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  gpu.warp_execute_on_lane_0(%i)[4] args() {}
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  gpu.warp_execute_on_lane_0(%x)[4] {}
  return
}

// -----

func.func @beyond_64_bits(%l: index) {
  // expected-error @+1 {{custom op 'gpu.warp_execute_on_lane_0' integer value too large}}
  gpu.warp_execute_on_lane_0(%l)[99999999999999999999] {
  }
  return
}

// -----

func.func @below_64_bits(%l: index) {
  // expected-error @+1 {{custom op 'gpu.warp_execute_on_lane_0' integer value too large}}
  gpu.warp_execute_on_lane_0(%l)[-9223372036854775809] {
  }
  return
}

// -----

func.func @pattern_of_a_negative_one(%l: index) {
  // expected-error @+1 {{custom op 'gpu.warp_execute_on_lane_0' integer value too large}}
  gpu.warp_execute_on_lane_0(%l)[0xFFFFFFFFFFFFFFFF] {
  }
  return
}

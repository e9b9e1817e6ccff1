// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `acc.loop` is refused; what keeps them all is not.

func.func @f() {
  // expected-error@+1 {{expected non-empty body.}}
  acc.loop {
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  acc.loop {
    acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
    acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%x: i64) {
  // expected-error@+1 {{'acc.loop' op gangOperandsArgType attribute must be defined when gang operands are present}}
  "acc.loop"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>]}> ({
    acc.yield
  }) : (i64) -> ()
  return
}

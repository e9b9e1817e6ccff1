// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an operation of `acc` is refused.

func.func @f() {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  %0 = "acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<none>]}> ({
    "acc.yield"() : () -> ()
  }) : () -> i32
  return
}

// -----

func.func @f(%c: index) {
  acc.loop  control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  acc.loop combined(parallel) control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{custom op 'acc.loop' expected compute construct name}}
  acc.loop combined(x) control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{custom op 'acc.loop' expected compute construct name}}
  acc.loop combined() control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{custom op 'acc.loop' expect at least one of num, dim or static values}}
  acc.loop gang({x=%c : index}) control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{expected ':'}}
  acc.loop gang({num=%c}) control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  acc.loop gang({num=%c : index}) control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  acc.loop gang control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{inclusiveUpperbound size is expected to be the same as upperbound size}}
  acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{inclusiveUpperbound size is expected to be the same as upperbound size}}
  acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1>, independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{'acc.loop' op collapse device_type attr must be define when collapse attr is present}}
  acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, collapse = [1], independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, collapse = [1], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{'acc.loop' op collapse attribute count must match collapse device_type count}}
  acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, collapse = [1, 2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{'acc.loop' op duplicate device_type `none` found in collapseDeviceType attribute}}
  acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, collapse = [1, 1], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{only one of auto, independent, seq can be present at the same time}}
  acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, seq = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{only one of auto, independent, seq can be present at the same time}}
  acc.loop control(%i : index) = (%c : index) to (%c : index) step (%c : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, auto_ = [#acc.device_type<none>, #acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{at least one operand must appear on the host_data operation}}
  acc.host_data {
    acc.terminator
  }
  return
}

// -----

acc.firstprivate.recipe @r : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
} copy {
^bb0(%a: memref<f32>, %b: memref<f32>):
  acc.terminator
} 
func.func private @g()

// -----

// expected-error@+1 {{'acc.firstprivate.recipe' op expects non-empty init region}}
acc.firstprivate.recipe @r : memref<f32> init {

} copy {
^bb0(%a: memref<f32>, %b: memref<f32>):
  acc.terminator
} 
func.func private @g()

// -----

// expected-error@+1 {{'acc.firstprivate.recipe' op expects non-empty copy region}}
acc.firstprivate.recipe @r : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
} copy {

} 
func.func private @g()

// -----

// expected-error@+1 {{'acc.firstprivate.recipe' op expects init region first argument of the privatization type}}
acc.firstprivate.recipe @r : memref<f32> init {
^bb0(%a: i32):
  acc.yield %a : i32
} copy {
^bb0(%a: memref<f32>, %b: memref<f32>):
  acc.terminator
} 
func.func private @g()

// -----

// expected-error@+1 {{'acc.firstprivate.recipe' op expects copy region with two arguments of the privatization type}}
acc.firstprivate.recipe @r : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
} copy {
^bb0(%a: i32):
  acc.terminator
} 
func.func private @g()

// -----

// expected-error@+1 {{'acc.firstprivate.recipe' op expects destroy region first argument of the privatization type}}
acc.firstprivate.recipe @r : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
} copy {
^bb0(%a: memref<f32>, %b: memref<f32>):
  acc.terminator
} destroy {
^bb0(%a: i32):
  acc.terminator
}
func.func private @g()

// -----

acc.reduction.recipe @r : memref<f32> reduction_operator <add> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
} combiner {
^bb0(%a: memref<f32>, %b: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func private @g()

// -----

// expected-error@+1 {{'acc.reduction.recipe' op expects non-empty init region}}
acc.reduction.recipe @r : memref<f32> reduction_operator <add> init {

} combiner {
^bb0(%a: memref<f32>, %b: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func private @g()

// -----

// expected-error@+1 {{'acc.reduction.recipe' op expects non-empty combiner region}}
acc.reduction.recipe @r : memref<f32> reduction_operator <add> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
} combiner {

}
func.func private @g()

// -----

// expected-error@+1 {{'acc.reduction.recipe' op expects combiner region with the first two arguments of the reduction type}}
acc.reduction.recipe @r : memref<f32> reduction_operator <add> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
} combiner {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func private @g()

// -----

// expected-error@+1 {{'acc.reduction.recipe' op expects combiner region with the first two arguments of the reduction type}}
acc.reduction.recipe @r : memref<f32> reduction_operator <add> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
} combiner {
^bb0(%a: memref<f32>, %b: i32):
  acc.yield %a : memref<f32>
}
func.func private @g()

// -----

acc.reduction.recipe @r : memref<f32> reduction_operator <add> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
} combiner {
^bb0(%a: memref<f32>, %b: memref<f32>):
  acc.yield %b : memref<f32>
}
func.func private @g()

// -----

// expected-error@+1 {{'acc.reduction.recipe' op expects combiner region to yield a value of the reduction type}}
acc.reduction.recipe @r : memref<f32> reduction_operator <add> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
} combiner {
^bb0(%a: memref<f32>, %b: memref<f32>):
  acc.yield
}
func.func private @g()

// -----

func.func @f(%m: memref<f32>, %c: i64) {
  %0 = acc.update_device varPtr(%m : memref<f32>) -> memref<f32>
  acc.update async(%c : i64) dataOperands(%0 : memref<f32>) 
  return
}

// -----

func.func @f(%m: memref<f32>, %c: i64) {
  %0 = acc.update_device varPtr(%m : memref<f32>) -> memref<f32>
  // expected-error@+1 {{asyncOnly attribute cannot appear with asyncOperand}}
  acc.update async(%c : i64) dataOperands(%0 : memref<f32>) attributes {asyncOnly = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%m: memref<f32>, %c: i64) {
  %0 = acc.update_device varPtr(%m : memref<f32>) -> memref<f32>
  acc.update async(%c : i64) dataOperands(%0 : memref<f32>) attributes {wait}
  return
}

// -----

func.func @f(%m: memref<f32>, %c: i64) {
  %0 = acc.update_device varPtr(%m : memref<f32>) -> memref<f32>
  // expected-error@+1 {{'acc.update' op async operands count must match async device_type count}}
  acc.update async(%c : i64) dataOperands(%0 : memref<f32>) attributes {asyncOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<none>]}
  return
}

// -----

func.func @f(%m: memref<f32>, %c: i64) {
  %0 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32>
  acc.enter_data  dataOperands(%0 : memref<f32>)
  return
}

// -----

func.func @f(%m: memref<f32>, %c: i64) {
  %0 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32>
  acc.enter_data wait(%c : i64) dataOperands(%0 : memref<f32>)
  return
}

// -----

func.func @f(%m: memref<f32>, %c: i64) {
  %0 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32>
  acc.enter_data async(%c : i64) dataOperands(%0 : memref<f32>)
  return
}

// -----

func.func @f(%m: memref<f32>, %c: i64) {
  %0 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32>
  // expected-error@+1 {{wait_devnum cannot appear without waitOperands}}
  acc.enter_data wait_devnum(%c : i64) dataOperands(%0 : memref<f32>)
  return
}

// -----

func.func @f(%m: memref<f32>, %c: i64) {
  %0 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32>
  acc.enter_data wait_devnum(%c : i64) wait(%c : i64) dataOperands(%0 : memref<f32>)
  return
}

// -----

func.func @f(%m: memref<f32>, %c: i64) {
  %0 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32>
  // expected-error@+1 {{wait attribute cannot appear with waitOperands}}
  acc.enter_data async(%c : i64) wait(%c : i64) dataOperands(%0 : memref<f32>) attributes {wait}
  return
}

// -----

func.func @f(%m: memref<f32>, %c: i64) {
  %0 = acc.copyin varPtr(%m : memref<f32>) -> memref<f32>
  // expected-error@+1 {{async attribute cannot appear with asyncOperand}}
  acc.enter_data async(%c : i64) wait(%c : i64) dataOperands(%0 : memref<f32>) attributes {async}
  return
}

// -----

acc.private.recipe @p : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func @f(%m: memref<f32>) {
  %0 = acc.private varPtr(%m : memref<f32>) recipe(@p) -> memref<f32>
  acc.parallel private(%0 : memref<f32>) {
    acc.yield
  }
  return
}

// -----

acc.private.recipe @p : memref<f32> init {
^bb0(%a: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func @f(%m: memref<f32>) {
  %0 = acc.private varPtr(%m : memref<f32>) recipe(@p) -> memref<f32>
  // expected-error@+1 {{'acc.parallel' op private operand appears more than once}}
  acc.parallel private(%0, %0 : memref<f32>, memref<f32>) {
    acc.yield
  }
  return
}

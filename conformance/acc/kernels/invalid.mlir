// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an operation of a compute region is refused.

func.func @f(%m: memref<f32>, %n: memref<i32>) {
  %0 = acc.reduction_init %m <add> : memref<f32> {
    acc.yield %m : memref<f32>
  }
  return
}

// -----

func.func @f(%m: memref<f32>, %n: memref<i32>) {
  // expected-error@+1 {{'acc.reduction_init' op region must yield exactly one value (private storage)}}
  %0 = acc.reduction_init %m <add> : memref<f32> {
    acc.yield
  }
  return
}

// -----

func.func @f(%m: memref<f32>, %n: memref<i32>) {
  // expected-error@+1 {{'acc.reduction_init' op yielded value type must match var type}}
  %0 = acc.reduction_init %m <add> : memref<f32> {
    acc.yield %n : memref<i32>
  }
  return
}

// -----

func.func @f(%m: memref<f32>, %n: memref<i32>) {
  // expected-error@+1 {{'acc.reduction_init' op region must yield exactly one value (private storage)}}
  %0 = acc.reduction_init %m <add> : memref<f32> {
    acc.yield %m, %m : memref<f32>, memref<f32>
  }
  return
}

// -----

func.func @f(%m: memref<f32>, %n: memref<i32>) {
  // expected-error@+2 {{'acc.reduction_init' op expects regions to end with 'acc.yield', found 'acc.terminator'}}
  // expected-note@+1 {{in custom textual format, the absence of terminator implies 'acc.yield'}}
  %0 = acc.reduction_init %m <add> : memref<f32> {
    acc.terminator
  }
  return
}

// -----

func.func @f(%m: memref<f32>) {
  acc.reduction_combine_region %m into %m : memref<f32> {
    acc.yield
  }
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@+1 {{'acc.reduction_combine_region' op region must be terminated by acc.yield with no operands}}
  acc.reduction_combine_region %m into %m : memref<f32> {
    acc.yield %m : memref<f32>
  }
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error@+2 {{'acc.reduction_combine_region' op expects regions to end with 'acc.yield', found 'acc.terminator'}}
  // expected-note@+1 {{in custom textual format, the absence of terminator implies 'acc.yield'}}
  acc.reduction_combine_region %m into %m : memref<f32> {
    acc.terminator
  }
  return
}

// -----

func.func @f(%v: f32, %m: memref<f32>) {
  acc.reduction_accumulate %v to %m <add> : f32 -> memref<f32> {par_dims = #acc<par_dims[thread_x]>}
  return
}

// -----

func.func @f(%v: i32, %m: memref<f32>) {
  // expected-error@+1 {{'acc.reduction_accumulate' op pointer-like element type must match value type}}
  acc.reduction_accumulate %v to %m <add> : i32 -> memref<f32> {par_dims = #acc<par_dims[thread_x]>}
  return
}

// -----

func.func @f(%v: f32, %m: !llvm.ptr) {
  // expected-error@+1 {{'acc.reduction_accumulate' op pointer-like destination must have an element type}}
  acc.reduction_accumulate %v to %m <add> : f32 -> !llvm.ptr {par_dims = #acc<par_dims[thread_x]>}
  return
}

// -----

func.func @f(%v: f32, %m: memref<f32>) {
  // expected-error@+1 {{'acc.reduction_accumulate' op par_dims must specify at least one parallel dimension}}
  acc.reduction_accumulate %v to %m <add> : f32 -> memref<f32> {par_dims = #acc<par_dims[]>}
  return
}

// -----

func.func @f(%v: f32, %m: memref<*xf32>) {
  acc.reduction_accumulate %v to %m <add> : f32 -> memref<*xf32> {par_dims = #acc<par_dims[thread_x]>}
  return
}

// -----

func.func @f(%a: f32) {
  acc.compute_region {
    "acc.predicate_region"() ({
    ^bb0:
      "acc.terminator"() : () -> ()
    }) : () -> ()
  } {origin = "acc.parallel"}
  return
}

// -----

func.func @f(%a: f32) {
  acc.compute_region {
    // expected-error@+1 {{'acc.predicate_region' op region needs to have at least one block}}
    "acc.predicate_region"() ({
    
    }) : () -> ()
  } {origin = "acc.parallel"}
  return
}

// -----

func.func @f(%a: f32) {
  acc.compute_region {
    // expected-error@+1 {{'acc.predicate_region' op region cannot have any arguments}}
    "acc.predicate_region"() ({
    ^bb0(%x: i32):
      "acc.terminator"() : () -> ()
    }) : () -> ()
  } {origin = "acc.parallel"}
  return
}

// -----

func.func @f(%a: f32) {
  acc.compute_region {
    "acc.predicate_region"() ({
    ^bb0:
      // expected-error@+1 {{'acc.yield' op expects parent op to be one of 'acc.firstprivate.recipe, acc.loop, acc.parallel, acc.private.recipe, acc.reduction.recipe, acc.reduction_init, acc.reduction_combine_region, acc.serial, acc.atomic.update, acc.compute_region'}}
      "acc.yield"() : () -> ()
    }) : () -> ()
  } {origin = "acc.parallel"}
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'acc.predicate_region' op must be nested within an acc.compute_region operation}}
  "acc.predicate_region"() ({
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: f32) {
  "acc.compute_region"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0>, origin = "x"}> ({
  ^bb0(%x: f32):
    "acc.yield"() : () -> ()
  }) : (f32) -> ()
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'acc.compute_region' op expected 1 block arguments (launch + input), got 0}}
  "acc.compute_region"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0>, origin = "x"}> ({
  ^bb0:
    "acc.yield"() : () -> ()
  }) : (f32) -> ()
  return
}

// -----

func.func @f() {
  %0 = "acc.gpu_shared_memory"() <{num_copies = 1 : i64, static_upper_bound_bytes = 8 : i64}> : () -> memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'acc.gpu_shared_memory' op num_copies must be positive}}
  %0 = "acc.gpu_shared_memory"() <{num_copies = 0 : i64, static_upper_bound_bytes = 8 : i64}> : () -> memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'acc.gpu_shared_memory' op static_upper_bound_bytes must be positive}}
  %0 = "acc.gpu_shared_memory"() <{num_copies = 1 : i64, static_upper_bound_bytes = 0 : i64}> : () -> memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  %0 = "acc.gpu_shared_memory"() <{num_copies = -1 : i64, static_upper_bound_bytes = 8 : i64}> : () -> memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'acc.gpu_shared_memory' op dynamic_shared_memory_scaling_bytes and dynamic_shared_memory_fixed_bytes must both be present or both be absent}}
  %0 = "acc.gpu_shared_memory"() <{num_copies = 1 : i64, static_upper_bound_bytes = 8 : i64, dynamic_shared_memory_scaling_bytes = 8 : i64}> : () -> memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  %0 = "acc.gpu_shared_memory"() <{num_copies = 1 : i64, static_upper_bound_bytes = 8 : i64, dynamic_shared_memory_scaling_bytes = 8 : i64, dynamic_shared_memory_fixed_bytes = 4 : i64}> : () -> memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'acc.gpu_shared_memory' op dynamic_shared_memory_scaling_bytes must be non-negative}}
  %0 = "acc.gpu_shared_memory"() <{num_copies = 1 : i64, static_upper_bound_bytes = 8 : i64, dynamic_shared_memory_scaling_bytes = -8 : i64, dynamic_shared_memory_fixed_bytes = 4 : i64}> : () -> memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'acc.gpu_shared_memory' op dynamic_shared_memory_fixed_bytes must be non-negative}}
  %0 = "acc.gpu_shared_memory"() <{num_copies = 1 : i64, static_upper_bound_bytes = 8 : i64, dynamic_shared_memory_scaling_bytes = 8 : i64, dynamic_shared_memory_fixed_bytes = -4 : i64}> : () -> memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'acc.gpu_shared_memory' op result memref must use #gpu.address_space<workgroup>}}
  %0 = "acc.gpu_shared_memory"() <{num_copies = 1 : i64, static_upper_bound_bytes = 8 : i64}> : () -> memref<4xi8>
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c) <{operandSegmentSizes = array<i32: 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>]}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {collapse = [1], inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true>, collapse = [1], independent = [#acc.device_type<none>]}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {combined = #acc.combined_constructs<kernels_loop>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true>, combined = #acc.combined_constructs<kernels_loop>, independent = [#acc.device_type<none>]}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {collapse = [1], independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, collapse = [1], independent = [#acc.device_type<none>]}> ({
  ^bb0():
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<nvidia>]} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, seq = [#acc.device_type<nvidia>], independent = [#acc.device_type<none>]}> ({
  ^bb0():
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {gangOperandsArgType = [#acc.gang_arg_type<Num>], inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true>, gangOperandsArgType = [#acc.gang_arg_type<Num>], independent = [#acc.device_type<none>]}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {gangOperandsArgType = [#acc.gang_arg_type<Num>], inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>]}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {gangOperandsArgType = [], inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], gangOperandsArgType = []}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {gangOperandsArgType = [#acc.gang_arg_type<Num>, #acc.gang_arg_type<Dim>], inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>, #acc.gang_arg_type<Dim>]}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 1>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 1>}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 2>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 2>}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index, index) -> ()
  return
}

// -----

func.func @f(%c: index) {
  // expected-error@+1 {{invalid properties {gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 1, 0>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"(%c, %c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 1, 0>}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index, index) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{failed to find enough loop-like operations inside container-like acc.loop}}
  acc.loop {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f() {
  acc.loop {
    // expected-error@+1 {{failed to find enough loop-like operations inside container-like acc.loop}}
    acc.loop {
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.loop {
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>} for op acc.loop: for `operandSegmentSizes`: size mismatch in attribute conversion: 12 vs 11}}
  "acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>]}> ({
  }) : () -> ()
  return
}

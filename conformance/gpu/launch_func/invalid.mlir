// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `gpu.launch_func` is refused.

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: i32) kernel {
      gpu.return
    }
  }
  func.func @f(%i: index, %x: f32) {
    // expected-error@+1 {{'gpu.launch_func' op type of function argument 0 does not match}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%x : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: i32) kernel {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op got 0 kernel operands but expected 1}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    llvm.func @k()
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

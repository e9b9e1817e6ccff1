// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `gpu.func` is refused.

gpu.module @m {
  // expected-error@+1 {{custom op 'gpu.func' gpu.func requires named arguments}}
  gpu.func @k(i32) {}
}

// -----

gpu.module @m {
  // expected-error@+1 {{custom op 'gpu.func' expected valid '@'-identifier for symbol name}}
  gpu.func k() {}
}

// -----

gpu.module @m {
  // expected-error@+1 {{expected ':'}}
  gpu.func @k() workgroup(%w) {}
}

// -----

gpu.module @m {
  // expected-error@+1 {{expected ')' in argument list}}
  gpu.func @k() workgroup(%w : memref<f32, 3> kernel {}
}

// -----

gpu.module @m {
  // expected-error@+1 {{expected '{' to begin a region}}
  gpu.func @k() kernel
}

// -----

gpu.module @m {
  // expected-error@+1 {{custom op 'gpu.func' expected valid '@'-identifier for symbol name}}
  gpu.func private @k() kernel {}
}

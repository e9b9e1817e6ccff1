// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `nvgpu.tma.create.descriptor` is refused.

func.func @f(%m: memref<*xf32>, %i: index) {
  // expected-error@+1 {{Maximum 5 coordinates are supported.}}
  %0 = "nvgpu.tma.create.descriptor"(%m, %i, %i, %i, %i, %i, %i) : (memref<*xf32>, index, index, index, index, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x2xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

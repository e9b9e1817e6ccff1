// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.ARM.Graph` is refused.

spirv.module Logical Vulkan {
  // expected-error@+1 {{custom op 'spirv.ARM.Graph' expected valid '@'-identifier for symbol name}}
  spirv.ARM.Graph name(%a: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> {}
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{custom op 'spirv.ARM.Graph' expected valid '@'-identifier for symbol name}}
  spirv.ARM.Graph private @g(%a: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> {}
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{expected '('}}
  spirv.ARM.Graph @g -> !spirv.arm.tensor<4xi8> {}
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{custom op 'spirv.ARM.Graph' expected type instead of SSA identifier}}
  spirv.ARM.Graph @g(!spirv.arm.tensor<4xi8>, %a: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> {}
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{custom op 'spirv.ARM.Graph' expected SSA identifier}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4xi8>, ...) -> !spirv.arm.tensor<4xi8> {}
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{expected operation name in quotes}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4xi8>) !spirv.arm.tensor<4xi8> {}
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+2 {{Dialect `' not found for custom op 'tag'  (tried '.tag' as well)}}
  // expected-note@+1 {{Available dialects: acc, affine, amdgpu, arith, arm_neon, arm_sme, arm_sve, async, bufferization, builtin, cf, complex, dlti, emitc, func, gpu, index, irdl, linalg, llvm, math, memref, ml_program, mpi, nvgpu, nvvm, omp, pdl, pdl_interp, ptr, quant, rocdl, scf, shape, shard, smt, sparse_tensor, spirv, tensor, tosa, transform, ub, vcix, vector, wasmssa, x86, xegpu, xevm ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> {tag} {}
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{expected '}' in attribute dictionary}}
  spirv.ARM.Graph @g(%a: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> attributes {tag {}
}

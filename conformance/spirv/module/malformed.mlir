// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.module` is refused.

// expected-error@+1 {{custom op 'spirv.module' expected valid keyword}}
spirv.module {}

// -----

// expected-error@+1 {{custom op 'spirv.module' expected valid keyword}}
spirv.module Logical {}

// -----

// expected-error@+1 {{custom op 'spirv.module' invalid addressing_model attribute specification: Foo}}
spirv.module Foo GLSL450 {}

// -----

// expected-error@+1 {{custom op 'spirv.module' invalid memory_model attribute specification: Foo}}
spirv.module Logical Foo {}

// -----

// expected-error@+1 {{expected '{' to begin a region}}
spirv.module Logical GLSL450

// -----

// expected-error@+1 {{custom op 'spirv.module' invalid kind of attribute specified}}
spirv.module Logical GLSL450 requires {}

// -----

// expected-error@+1 {{custom op 'spirv.module' invalid addressing_model attribute specification: name}}
spirv.module name Logical GLSL450 {}

// -----

// expected-error@+2 {{Dialect `' not found for custom op 'tag'  (tried '.tag' as well)}}
// expected-note@+1 {{Available dialects: acc, affine, amdgpu, arith, arm_neon, arm_sme, arm_sve, async, bufferization, builtin, cf, complex, dlti, emitc, func, gpu, index, irdl, linalg, llvm, math, memref, ml_program, mpi, nvgpu, nvvm, omp, pdl, pdl_interp, ptr, quant, rocdl, scf, shape, shard, smt, sparse_tensor, spirv, tensor, tosa, transform, ub, vcix, vector, wasmssa, x86, xegpu, xevm ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management}}
spirv.module Logical GLSL450 {tag} {}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of a barrier is refused.

spirv.func @f() "None" {
  spirv.ControlBarrier <Workgroup>, <Device>, <AcquireRelease|UniformMemory>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|Release>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  spirv.ControlBarrier <Workgroup>, <Device>, <None>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  spirv.MemoryBarrier <Device>, <AcquireRelease|UniformMemory>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  spirv.MemoryBarrier <Device>, <Acquire|Release>
  spirv.Return
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  spirv.MemoryBarrier <Device>, <Release|SequentiallyConsistent>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.named_barrier) "None" {
  spirv.MemoryNamedBarrier %a, <Device>, <AcquireRelease|UniformMemory> : !spirv.named_barrier
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.named_barrier) "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  spirv.MemoryNamedBarrier %a, <Device>, <Acquire|Release> : !spirv.named_barrier
  spirv.Return
}

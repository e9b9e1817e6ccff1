// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an atomic operation is refused.

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = spirv.AtomicAnd <Device> <AcquireRelease> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = spirv.AtomicIAdd <Device> <AcquireRelease> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = spirv.AtomicISub <Device> <AcquireRelease> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = spirv.AtomicOr <Device> <AcquireRelease> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = spirv.AtomicSMax <Device> <AcquireRelease> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = spirv.AtomicSMin <Device> <AcquireRelease> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = spirv.AtomicUMax <Device> <AcquireRelease> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = spirv.AtomicUMin <Device> <AcquireRelease> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = spirv.AtomicXor <Device> <AcquireRelease> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicAnd <Device> <Acquire|Release> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicIAdd <Device> <Acquire|Release> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicISub <Device> <Acquire|SequentiallyConsistent> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicOr <Device> <Acquire|Release> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicSMax <Device> <Acquire|Release> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicSMin <Device> <Acquire|Release> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicUMax <Device> <AcquireRelease|Release> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicUMin <Device> <Acquire|Release> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicXor <Device> <Acquire|Release> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, StorageBuffer>, %b: f32) "None" {
  // expected-error@+1 {{'spirv.AtomicAnd' op operand #1 must be 8/16/32/64-bit integer, but got 'f32'}}
  %0 = spirv.AtomicAnd <Device> <AcquireRelease> %a, %b : !spirv.ptr<f32, StorageBuffer>
  spirv.Return
}

// -----

// expected-note@+1 {{prior use here}}
spirv.func @f(%a: !spirv.ptr<f32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{use of value '%b' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = spirv.AtomicAnd <Device> <AcquireRelease> %a, %b : !spirv.ptr<f32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = spirv.AtomicAnd <Device> <Release|UniformMemory> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = spirv.AtomicAnd <Device> <None> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+2 {{custom op 'spirv.AtomicAnd' expected ::mlir::spirv::MemorySemantics to be one of: None, Acquire, Release, AcquireRelease, SequentiallyConsistent, UniformMemory, SubgroupMemory, WorkgroupMemory, CrossWorkgroupMemory, AtomicCounterMemory, ImageMemory, OutputMemory, MakeAvailable, MakeVisible, Volatile}}
  // expected-error@+1 {{custom op 'spirv.AtomicAnd' failed to parse SPIRV_MemorySemanticsAttr parameter 'value' which is to be a `::mlir::spirv::MemorySemantics`}}
  %0 = spirv.AtomicAnd <Device> <Bad> %a, %b : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  %0 = "spirv.AtomicAnd"(%a, %b) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.AtomicAnd' op failed to verify that `value` type matches pointee type of `pointer`}}
  %0 = "spirv.AtomicAnd"(%a, %b) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<f32, StorageBuffer>, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<vector<2xi32>, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.AtomicAnd' op failed to verify that `value` type matches pointee type of `pointer`}}
  %0 = "spirv.AtomicAnd"(%a, %b) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<vector<2xi32>, StorageBuffer>, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i64, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.AtomicAnd' op failed to verify that `value` type matches pointee type of `pointer`}}
  %0 = "spirv.AtomicAnd"(%a, %b) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<i64, StorageBuffer>, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i64) "None" {
  // expected-error@+1 {{'spirv.AtomicAnd' op failed to verify that `value` type matches pointee type of `pointer`}}
  %0 = "spirv.AtomicAnd"(%a, %b) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<i32, StorageBuffer>, i64) -> i64
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.AtomicAnd' op failed to verify that `result` type matches pointee type of `pointer`}}
  %0 = "spirv.AtomicAnd"(%a, %b) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<i32, StorageBuffer>, i32) -> i64
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>) "None" {
  %0 = spirv.AtomicIIncrement <Device> <AcquireRelease> %a : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>) "None" {
  %0 = spirv.AtomicIDecrement <Device> <AcquireRelease> %a : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>) "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicIIncrement <Device> <Acquire|Release> %a : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>) "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = spirv.AtomicIDecrement <Device> <Acquire|Release> %a : !spirv.ptr<i32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, StorageBuffer>) "None" {
  // expected-error@+1 {{'spirv.AtomicIDecrement' op result #0 must be 8/16/32/64-bit integer, but got 'f32'}}
  %0 = spirv.AtomicIDecrement <Device> <AcquireRelease> %a : !spirv.ptr<f32, StorageBuffer>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, StorageBuffer>, %b: f32) "None" {
  %0 = "spirv.EXT.AtomicFAdd"(%a, %b) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<f32, StorageBuffer>, f32) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f32, StorageBuffer>, %b: f32) "None" {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %0 = "spirv.EXT.AtomicFAdd"(%a, %b) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>} : (!spirv.ptr<f32, StorageBuffer>, f32) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: f32) "None" {
  // expected-error@+1 {{'spirv.EXT.AtomicFAdd' op failed to verify that `result` type matches pointee type of `pointer`}}
  %0 = "spirv.EXT.AtomicFAdd"(%a, %b) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<i32, StorageBuffer>, f32) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<i32, StorageBuffer>, %b: i32) "None" {
  // expected-error@+1 {{'spirv.EXT.AtomicFAdd' op operand #1 must be 16/32/64-bit float, but got 'i32'}}
  %0 = "spirv.EXT.AtomicFAdd"(%a, %b) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.ptr<f64, StorageBuffer>, %b: f32) "None" {
  // expected-error@+1 {{'spirv.EXT.AtomicFAdd' op failed to verify that `result` type matches pointee type of `pointer`}}
  %0 = "spirv.EXT.AtomicFAdd"(%a, %b) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease>} : (!spirv.ptr<f64, StorageBuffer>, f32) -> f32
  spirv.Return
}

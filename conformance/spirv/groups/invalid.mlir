// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an operation of a group of invocations is refused.

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant 16 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformIAdd' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant 16 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformIMul' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformIMul <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %c = spirv.Constant 16 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformFAdd' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %a cluster_size(%c) : f32, i32 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformFAdd' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %a cluster_size(%c) : f32, i32 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformFMul' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformFMul <Workgroup> <ClusteredReduce> %a cluster_size(%c) : f32, i32 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformFMax' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformFMax <Workgroup> <ClusteredReduce> %a cluster_size(%c) : f32, i32 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformFMin' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformFMin <Workgroup> <ClusteredReduce> %a cluster_size(%c) : f32, i32 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformSMax' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformSMax <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformSMin' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformSMin <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformUMax' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformUMax <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformUMin' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformUMin <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformIMul' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformIMul <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformBitwiseAnd' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformBitwiseOr' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformBitwiseOr <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformBitwiseXor' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformBitwiseXor <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i1, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformLogicalAnd' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformLogicalAnd <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i1, i32 -> i1
  spirv.Return
}

// -----

spirv.func @f(%a: i1, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformLogicalOr' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformLogicalOr <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i1, i32 -> i1
  spirv.Return
}

// -----

spirv.func @f(%a: i1, %b: i32) "None" {
  %c = spirv.Constant 5 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformLogicalXor' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformLogicalXor <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i1, i32 -> i1
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant 0 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformIAdd' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant -4 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformIAdd' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant 1 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformIAdd' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.IAdd %b, %b : i32
  // expected-error@+1 {{'spirv.GroupNonUniformIAdd' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32, %b: i32) "None" {
  %c = spirv.Constant 16 : i32
  // expected-error@+1 {{'spirv.GroupNonUniformIAdd' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %a cluster_size(%c) : i32, i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  // expected-error@+1 {{'spirv.GroupNonUniformIAdd' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %a : i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  // expected-error@+1 {{'spirv.GroupNonUniformIAdd' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %a : i32 -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i1) "None" {
  // expected-error@+1 {{'spirv.GroupNonUniformLogicalAnd' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformLogicalAnd <Workgroup> <ClusteredReduce> %a : i1 -> i1
  spirv.Return
}

// -----

spirv.func @f(%a: f32) "None" {
  // expected-error@+1 {{'spirv.GroupNonUniformFMin' op failed to verify that execution_scope must be 'Subgroup'}}
  %0 = spirv.GroupNonUniformFMin <Workgroup> <ClusteredReduce> %a : f32 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %0 = spirv.GroupNonUniformShuffle <Subgroup> %a, %b : f32, i32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: si32) "None" {
  // expected-error@+1 {{'spirv.GroupNonUniformShuffle' op second operand must be a singless/unsigned integer}}
  %0 = spirv.GroupNonUniformShuffle <Subgroup> %a, %b : f32, si32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: ui32) "None" {
  %0 = spirv.GroupNonUniformShuffle <Subgroup> %a, %b : f32, ui32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: si32) "None" {
  // expected-error@+1 {{'spirv.GroupNonUniformShuffleDown' op second operand must be a singless/unsigned integer}}
  %0 = spirv.GroupNonUniformShuffleDown <Subgroup> %a, %b : f32, si32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: si32) "None" {
  // expected-error@+1 {{'spirv.GroupNonUniformShuffleUp' op second operand must be a singless/unsigned integer}}
  %0 = spirv.GroupNonUniformShuffleUp <Subgroup> %a, %b : f32, si32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: si32) "None" {
  // expected-error@+1 {{'spirv.GroupNonUniformShuffleXor' op second operand must be a singless/unsigned integer}}
  %0 = spirv.GroupNonUniformShuffleXor <Subgroup> %a, %b : f32, si32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: f32) "None" {
  // expected-error@+1 {{custom op 'spirv.GroupNonUniformShuffle' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  %0 = spirv.GroupNonUniformShuffle <Subgroup> %a, %b : f32, f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %c = spirv.Constant 16 : i32
  // expected-error@+1 {{expected SSA operand}}
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup>, %a, %b, cluster_size(%c) : f32, i32, i32 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %c = spirv.Constant 3 : i32
  // expected-error@+1 {{expected SSA operand}}
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup>, %a, %b, cluster_size(%c) : f32, i32, i32 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %c = spirv.IAdd %b, %b : i32
  // expected-error@+1 {{expected SSA operand}}
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup>, %a, %b, cluster_size(%c) : f32, i32, i32 -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %0 = spirv.GroupBroadcast <Workgroup> %a, %b : f32, i32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<3xi32>) "None" {
  %0 = spirv.GroupBroadcast <Workgroup> %a, %b : f32, vector<3xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<2xi32>) "None" {
  %0 = spirv.GroupBroadcast <Workgroup> %a, %b : f32, vector<2xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<4xi32>) "None" {
  // expected-error@+1 {{'spirv.GroupBroadcast' op localid is a vector and can be with only  2 or 3 components, actual number is 4}}
  %0 = spirv.GroupBroadcast <Workgroup> %a, %b : f32, vector<4xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: vector<3xf32>) "None" {
  // expected-error@+1 {{'spirv.GroupBroadcast' op operand #1 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 of ranks 1, but got 'vector<3xf32>'}}
  %0 = spirv.GroupBroadcast <Workgroup> %a, %b : f32, vector<3xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %c = spirv.Constant 3 : i32
  %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %c : f32, i32
  spirv.Return
}

// -----

spirv.func @f(%a: f32, %b: i32) "None" {
  %c = spirv.IAdd %b, %b : i32
  // expected-error@+1 {{'spirv.GroupNonUniformBroadcast' op id must be the result of a constant op}}
  %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %c : f32, i32
  spirv.Return
}

// -----

spirv.module Logical GLSL450 attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.func @f(%a: f32, %b: i32) "None" {
    // expected-error@+1 {{'spirv.GroupNonUniformBroadcast' op id must be the result of a constant op}}
    %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %b : f32, i32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.func @f(%a: f32, %b: i32) "None" {
    %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %b : f32, i32
    spirv.Return
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    spirv.func @f(%a: f32, %b: i32) "None" {
      // expected-error@+1 {{'spirv.GroupNonUniformBroadcast' op id must be the result of a constant op}}
      %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %b : f32, i32
      spirv.Return
    }
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader], []>, #spirv.resource_limits<>>} {
  spirv.module Logical GLSL450 {
    spirv.func @f(%a: f32, %b: i32) "None" {
      %0 = spirv.GroupNonUniformBroadcast <Subgroup> %a, %b : f32, i32
      spirv.Return
    }
  }
}

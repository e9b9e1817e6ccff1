// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of the operands of an image is refused.

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  %0 = "spirv.ImageSampleImplicitLod"(%a, %b, %c) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{Bias must be a floating-point type scalar}}
  %0 = "spirv.ImageSampleImplicitLod"(%a, %b, %e) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{too many image operand arguments have been provided}}
  %0 = "spirv.ImageSampleImplicitLod"(%a, %b, %c, %c) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube}}
  %0 = "spirv.ImageSampleImplicitLod"(%a, %b, %c) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{'spirv.ImageSampleImplicitLod' op failed to verify that the MS operand of the underlying image type must be SingleSampled}}
  %0 = "spirv.ImageSampleImplicitLod"(%a, %b, %c) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  %0 = "spirv.ImageSampleImplicitLod"(%a, %b, %c) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{Grad is only valid with explicit-lod instructions}}
  %0 = "spirv.ImageSampleImplicitLod"(%a, %b, %c) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{too many image operand arguments have been provided}}
  %0 = "spirv.ImageSampleImplicitLod"(%a, %b, %c) <{image_operands = #spirv.image_operands<None>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{too many image operand arguments have been provided}}
  %0 = "spirv.ImageSampleImplicitLod"(%a, %b, %c) <{image_operands = #spirv.image_operands<ConstOffset>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  %0 = "spirv.ImageSampleImplicitLod"(%a, %b, %c, %c) <{image_operands = #spirv.image_operands<Bias|Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{it is invalid to set both the Lod and Grad bits}}
  %0 = "spirv.ImageSampleImplicitLod"(%a, %b, %c, %c) <{image_operands = #spirv.image_operands<Lod|Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{'spirv.ImageSampleExplicitLod' op failed to verify that either Lod or Grad image operands must be present}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %c) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %c) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{for sampling operations, Lod must be a floating-point type scalar}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %e) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %c) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{'spirv.ImageSampleExplicitLod' op failed to verify that the MS operand of the underlying image type must be SingleSampled}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %c) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{it is invalid to set both the Lod and Grad bits}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %c, %c, %c) <{image_operands = #spirv.image_operands<Lod|Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{Grad operand requires 2 arguments (scalars or vectors)}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %c) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %d, %d) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{'spirv.ImageSampleExplicitLod' op failed to verify that the MS operand of the underlying image type must be SingleSampled}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %d, %d) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %c, %c) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: f32, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %c, %c) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f32, f32, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{Grad arguments must be a scalar or vector of floating-point type}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %c, %e) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, i32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{Grad arguments must be a vector of floating-point type}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %f, %f) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xi32>, vector<2xi32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %g, %g) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<3xf32>, vector<3xf32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %d, %g) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<3xf32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<3xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %d, %d) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, vector<2xf32>, vector<2xf32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32, %d: vector<2xf32>, %e: i32, %f: vector<2xi32>, %g: vector<3xf32>) "None" {
  // expected-error@+1 {{too many image operand arguments have been provided}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b, %d, %d, %d) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32) "None" {
  // expected-error@+1 {{Bias operand requires 1 argument}}
  %0 = "spirv.ImageSampleImplicitLod"(%a, %b) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32) "None" {
  // expected-error@+1 {{Lod operand requires 1 argument}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32) "None" {
  // expected-error@+1 {{Grad operand requires 2 arguments (scalars or vectors)}}
  %0 = "spirv.ImageSampleExplicitLod"(%a, %b) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<2xf32>, %c: f32) "None" {
  // expected-error@+1 {{the Image Operands should encode what operands follow, as per Image Operands}}
  %0 = "spirv.ImageSampleImplicitLod"(%a, %b, %c) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<3xf32>, %c: f32) "None" {
  // expected-error@+1 {{Bias is only valid with implicit-lod instructions}}
  %0 = "spirv.ImageDrefGather"(%a, %b, %c, %c) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, f32, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<3xf32>, %c: f32) "None" {
  // expected-error@+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  %0 = "spirv.ImageDrefGather"(%a, %b, %c, %c) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, f32, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<3xf32>, %c: f32) "None" {
  %0 = "spirv.ImageSampleProjDrefImplicitLod"(%a, %b, %c, %c) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, f32, f32) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %b: vector<3xf32>, %c: f32) "None" {
  // expected-error@+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  %0 = "spirv.ImageSampleProjDrefImplicitLod"(%a, %b, %c, %c) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<3xf32>, f32, f32) -> f32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %b: vector<2xi32>, %c: i32, %d: f32) "None" {
  %0 = "spirv.ImageFetch"(%a, %b, %c) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, i32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %b: vector<2xi32>, %c: i32, %d: f32) "None" {
  // expected-error@+1 {{for fetch operations, Lod must be an integer type scalar}}
  %0 = "spirv.ImageFetch"(%a, %b, %d) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %b: vector<2xi32>, %c: i32, %d: f32) "None" {
  // expected-error@+1 {{Bias is only valid with implicit-lod instructions}}
  %0 = "spirv.ImageFetch"(%a, %b, %c) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, i32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>, %b: vector<2xi32>, %c: i32, %d: f32) "None" {
  // expected-error@+1 {{Lod must only be used with an image type that has a MS operand of 0}}
  %0 = "spirv.ImageFetch"(%a, %b, %c) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>, vector<2xi32>, i32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %b: vector<2xi32>, %c: i32, %d: f32) "None" {
  // expected-error@+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  %0 = "spirv.ImageRead"(%a, %b, %c) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>, i32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %b: vector<2xi32>, %c: i32, %d: f32) "None" {
  // expected-error@+1 {{Bias is only valid with implicit-lod instructions}}
  %0 = "spirv.ImageRead"(%a, %b, %d) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>, f32) -> vector<4xf32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %b: vector<2xi32>, %c: vector<4xf32>, %d: i32) "None" {
  // expected-error@+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  "spirv.ImageWrite"(%a, %b, %c, %d) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>, vector<4xf32>, i32) -> ()
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %b: vector<2xi32>, %c: vector<4xf32>, %d: i32) "None" {
  // expected-error@+1 {{Grad is only valid with explicit-lod instructions}}
  "spirv.ImageWrite"(%a, %b, %c, %d) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>, vector<4xf32>, i32) -> ()
  spirv.Return
}

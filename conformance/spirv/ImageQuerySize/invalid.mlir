// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.ImageQuerySize` is refused; what keeps them all is not.

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) "None" {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) "None" {
  // expected-error@+1 {{expected the result to have 2 component(s), but found 1 component(s)}}
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) "None" {
  // expected-error@+1 {{expected the result to have 2 component(s), but found 3 component(s)}}
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<3xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) "None" {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) "None" {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<3xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) "None" {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) "None" {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) "None" {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) "None" {
  // expected-error@+1 {{the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect}}
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>) "None" {
  // expected-error@+1 {{expected the result to have 3 component(s), but found 2 component(s)}}
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>) "None" {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown> -> vector<3xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) "None" {
  // expected-error@+1 {{if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2}}
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> -> vector<2xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>) "None" {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown> -> vector<2xi32>
  spirv.Return
}

// -----

spirv.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>) "None" {
  %0 = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown> -> vector<2xi32>
  spirv.Return
}

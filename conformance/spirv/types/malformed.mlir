// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is no type of SPIR-V is refused.

func.func @f(%a: !spirv.array<4 x f32>) {
  return
}

// -----

// expected-error@+1 {{expected array length greater than 0}}
func.func @f(%a: !spirv.array<0 x f32>) {
  return
}

// -----

// expected-error@+1 {{expected static shape}}
func.func @f(%a: !spirv.array<? x f32>) {
  return
}

// -----

// expected-error@+1 {{cannot use 'index' to compose SPIR-V types}}
func.func @f(%a: !spirv.array<4 x index>) {
  return
}

// -----

// expected-error@+1 {{expected single integer for array element count}}
func.func @f(%a: !spirv.array<4x4xf32>) {
  return
}

// -----

func.func @f(%a: !spirv.array<4xf32, stride=4>) {
  return
}

// -----

// expected-error@+1 {{ArrayStride must be greater than zero}}
func.func @f(%a: !spirv.array<4xf32, stride=0>) {
  return
}

// -----

// expected-error@+1 {{expected '='}}
func.func @f(%a: !spirv.array<4xf32, stride>) {
  return
}

// -----

// expected-error@+1 {{expected single integer for array element count}}
func.func @f(%a: !spirv.array<f32>) {
  return
}

// -----

// expected-error@+1 {{cannot use 'tensor<2xf32>' to compose SPIR-V types}}
func.func @f(%a: !spirv.array<4 x tensor<2xf32>>) {
  return
}

// -----

// expected-error@+1 {{cannot use '!llvm.ptr' to compose SPIR-V types}}
func.func @f(%a: !spirv.array<4 x !llvm.ptr>) {
  return
}

// -----

// expected-error@+1 {{invalid dimension}}
func.func @f(%a: !spirv.array<99999999999999999999xf32>) {
  return
}

// -----

func.func @f(%a: !spirv.rtarray<f32>) {
  return
}

// -----

// expected-error@+1 {{cannot use 'index' to compose SPIR-V types}}
func.func @f(%a: !spirv.rtarray<index>) {
  return
}

// -----

// expected-error@+1 {{expected non-function type}}
func.func @f(%a: !spirv.rtarray<>) {
  return
}

// -----

// expected-error@+1 {{ArrayStride must be greater than zero}}
func.func @f(%a: !spirv.rtarray<f32, stride=0>) {
  return
}

// -----

func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>) {
  return
}

// -----

// expected-error@+1 {{matrix is expected to have 2, 3, or 4 columns}}
func.func @f(%a: !spirv.matrix<5 x vector<3xf32>>) {
  return
}

// -----

// expected-error@+1 {{matrix is expected to have 2, 3, or 4 columns}}
func.func @f(%a: !spirv.matrix<1 x vector<3xf32>>) {
  return
}

// -----

// expected-error@+1 {{matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 5}}
func.func @f(%a: !spirv.matrix<3 x vector<5xf32>>) {
  return
}

// -----

// expected-error@+1 {{matrix columns' elements must be of Float type, got 'i32'}}
func.func @f(%a: !spirv.matrix<3 x vector<3xi32>>) {
  return
}

// -----

// expected-error@+1 {{matrix must be composed using vector type, got 'f32'}}
func.func @f(%a: !spirv.matrix<3 x f32>) {
  return
}

// -----

// expected-error@+1 {{only 1-D vector allowed but found 'vector<2x3xf32>'}}
func.func @f(%a: !spirv.matrix<3 x vector<2x3xf32>>) {
  return
}

// -----

// expected-error@+1 {{expected single unsigned integer for number of columns}}
func.func @f(%a: !spirv.matrix<3 x 3 x vector<3xf32>>) {
  return
}

// -----

// expected-error@+1 {{expected static shape}}
func.func @f(%a: !spirv.matrix<? x vector<3xf32>>) {
  return
}

// -----

// expected-error@+1 {{expected single unsigned integer for number of columns}}
func.func @f(%a: !spirv.matrix<vector<3xf32>>) {
  return
}

// -----

func.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) {
  return
}

// -----

// expected-error@+1 {{expected row and column count}}
func.func @f(%a: !spirv.coopmatrix<8xi32, Subgroup, MatrixA>) {
  return
}

// -----

// expected-error@+1 {{expected row and column count}}
func.func @f(%a: !spirv.coopmatrix<8x8x8xi32, Subgroup, MatrixA>) {
  return
}

// -----

// expected-error@+1 {{expected static shape}}
func.func @f(%a: !spirv.coopmatrix<?x8xi32, Subgroup, MatrixA>) {
  return
}

// -----

// expected-error@+1 {{cannot use 'index' to compose SPIR-V types}}
func.func @f(%a: !spirv.coopmatrix<8x16xindex, Subgroup, MatrixA>) {
  return
}

// -----

// expected-error@+1 {{invalid scope <id> attribute specification: Bad}}
func.func @f(%a: !spirv.coopmatrix<8x16xi32, Bad, MatrixA>) {
  return
}

// -----

// expected-error@+1 {{invalid use <id> attribute specification: Bad}}
func.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, Bad>) {
  return
}

// -----

// expected-error@+1 {{expected ','}}
func.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup>) {
  return
}

// -----

// expected-error@+1 {{expected ','}}
func.func @f(%a: !spirv.coopmatrix<8x16xi32>) {
  return
}

// -----

func.func @f(%a: !spirv.arm.tensor<2x3xi8>) {
  return
}

// -----

// expected-error@+1 {{arm.tensors do not support rank zero}}
func.func @f(%a: !spirv.arm.tensor<i8>) {
  return
}

// -----

// expected-error@+1 {{arm.tensors do not support zero dimensions}}
func.func @f(%a: !spirv.arm.tensor<0xi8>) {
  return
}

// -----

// expected-error@+1 {{arm.tensors do not support zero dimensions}}
func.func @f(%a: !spirv.arm.tensor<2x0xi8>) {
  return
}

// -----

// expected-error@+1 {{arm.tensor shape dimensions must be either fully dynamic or completed shaped}}
func.func @f(%a: !spirv.arm.tensor<2x?xi8>) {
  return
}

// -----

func.func @f(%a: !spirv.arm.tensor<?x?xi8>) {
  return
}

// -----

func.func @f(%a: !spirv.arm.tensor<*xi8>) {
  return
}

// -----

// expected-error@+1 {{cannot use 'index' to compose SPIR-V types}}
func.func @f(%a: !spirv.arm.tensor<2xindex>) {
  return
}

// -----

func.func @f(%a: !spirv.arm.tensor<2x!spirv.struct<(f32)>>) {
  return
}

// -----

func.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) {
  return
}

// -----

// expected-error@+1 {{sampled image must be composed using image type, got 'f32'}}
func.func @f(%a: !spirv.sampled_image<f32>) {
  return
}

// -----

// expected-error@+1 {{sampled image Dim must not be SubpassData or Buffer, got Buffer}}
func.func @f(%a: !spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) {
  return
}

// -----

// expected-error@+1 {{sampled image Dim must not be SubpassData or Buffer, got SubpassData}}
func.func @f(%a: !spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) {
  return
}

// -----

// expected-error@+1 {{unknown attribute: 'Bad'}}
func.func @f(%a: !spirv.image<f32, Bad, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) {
  return
}

// -----

// expected-error@+1 {{expected ','}}
func.func @f(%a: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler>) {
  return
}

// -----

// expected-error@+1 {{cannot use 'index' to compose SPIR-V types}}
func.func @f(%a: !spirv.image<index, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) {
  return
}

// -----

// expected-error@+1 {{expected ','}}
func.func @f(%a: !spirv.image<f32>) {
  return
}

// -----

func.func @f(%a: !spirv.struct<(f32 [0], i32 [4])>) {
  return
}

// -----

// expected-error@+1 {{offset specification must be given for all members}}
func.func @f(%a: !spirv.struct<(f32 [0], i32)>) {
  return
}

// -----

// expected-error@+1 {{offset specification must be given for all members}}
func.func @f(%a: !spirv.struct<(f32, i32 [4])>) {
  return
}

// -----

func.func @f(%a: !spirv.struct<(f32 [0, NonWritable], i32 [4])>) {
  return
}

// -----

// expected-error@+1 {{expected valid keyword}}
func.func @f(%a: !spirv.struct<(f32 [NonWritable, 0], i32 [4])>) {
  return
}

// -----

// expected-error@+1 {{unknown attribute: 'Bad'}}
func.func @f(%a: !spirv.struct<(f32 [0, Bad], i32 [4])>) {
  return
}

// -----

func.func @f(%a: !spirv.struct<(f32 [0, MatrixStride], i32 [4])>) {
  return
}

// -----

func.func @f(%a: !spirv.struct<(f32 [0, MatrixStride=4], i32 [4])>) {
  return
}

// -----

func.func @f(%a: !spirv.struct<(f32 [0, NonWritable=4], i32 [4])>) {
  return
}

// -----

// expected-error@+1 {{member type must be a valid SPIR-V type}}
func.func @f(%a: !spirv.struct<(index)>) {
  return
}

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
func.func @f(%a: !spirv.struct<(f32>) {
  return
}

// -----

// expected-error@+1 {{recursive struct reference not nested in struct definition}}
func.func @f(%a: !spirv.struct<f32>) {
  return
}

// -----

func.func @f(%a: !spirv.struct<a, (f32)>) {
  return
}

// -----

// expected-error@+1 {{recursive struct reference not nested in struct definition}}
func.func @f(%a: !spirv.struct<a>) {
  return
}

// -----

// expected-error@+1 {{expected '('}}
func.func @f(%a: !spirv.struct<a, f32>) {
  return
}

// -----

func.func @f(%a: !spirv.struct<()>) {
  return
}

// -----

func.func @f(%a: !spirv.struct<(f32 [])>) {
  return
}

// -----

func.func @f(%a: !spirv.struct<(f32), Block>) {
  return
}

// -----

// expected-error@+1 {{unknown attribute: 'Bad'}}
func.func @f(%a: !spirv.struct<(f32), Bad>) {
  return
}

// -----

func.func @f(%a: !spirv.ptr<f32, Function>) {
  return
}

// -----

// expected-error@+1 {{unknown storage class: Bad}}
func.func @f(%a: !spirv.ptr<f32, Bad>) {
  return
}

// -----

// expected-error@+1 {{expected ','}}
func.func @f(%a: !spirv.ptr<f32>) {
  return
}

// -----

// expected-error@+1 {{cannot use 'index' to compose SPIR-V types}}
func.func @f(%a: !spirv.ptr<index, Function>) {
  return
}

// -----

// expected-error@+1 {{expected ','}}
func.func @f(%a: !spirv.ptr<f32 Function>) {
  return
}

// -----

// expected-error@+1 {{unknown SPIR-V type: bad}}
func.func @f(%a: !spirv.bad) {
  return
}

// -----

func.func @f(%a: !spirv.named_barrier) {
  return
}

// -----

func.func private @f() attributes {a = #spirv.vce<v1.0, [Shader], []>}
func.func private @g()

// -----

// expected-error@+1 {{unknown version: v1.9}}
func.func private @f() attributes {a = #spirv.vce<v1.9, [Shader], []>}
func.func private @g()

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f() attributes {a = #spirv.vce<1.0, [Shader], []>}
func.func private @g()

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f() attributes {a = #spirv.vce<"v1.0", [Shader], []>}
func.func private @g()

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f() attributes {a = #spirv.vce<, [Shader], []>}
func.func private @g()

// -----

// expected-error@+1 {{unknown capability: Bad}}
func.func private @f() attributes {a = #spirv.vce<v1.0, [Bad], []>}
func.func private @g()

// -----

// expected-error@+1 {{unknown extension: Bad}}
func.func private @f() attributes {a = #spirv.vce<v1.0, [Shader], [Bad]>}
func.func private @g()

// -----

// expected-error@+1 {{expected ','}}
func.func private @f() attributes {a = #spirv.vce<v1.0, [Shader]>}
func.func private @g()

// -----

// expected-error@+1 {{expected ','}}
func.func private @f() attributes {a = #spirv.vce<v1.0>}
func.func private @g()

// -----

// expected-error@+1 {{expected '['}}
func.func private @f() attributes {a = #spirv.vce<v1.0, Shader, []>}
func.func private @g()

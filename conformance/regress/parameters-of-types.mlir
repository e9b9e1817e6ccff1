// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What types and attributes of dialects may hold is judged where they are read.

// expected-error@+1 {{failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
func.func private @f(!wasmssa<local ref to i1>)

// -----

// expected-error@+1 {{failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
func.func private @f(!wasmssa<local ref to f16>)

// -----

// expected-error@+1 {{failed to verify 'reference': Opaque type for function reference or Opaque type for external reference}}
func.func private @f(!wasmssa<tabletype i32 [2:]>)

// -----

// expected-error@+1 {{failed to verify 'reference': Opaque type for function reference or Opaque type for external reference}}
func.func private @f(!wasmssa<tabletype vector<4xi32> [2:3]>)

// -----

// expected-error@+1 {{only 8/16/32/64-bit float type allowed but found 'f8E8M0FNU'}}
func.func private @f(!spirv.ptr<f8E8M0FNU, Function>)

// -----

// expected-error@+1 {{only 8/16/32/64-bit float type allowed but found 'f8E3M4'}}
func.func private @f(!spirv.ptr<f8E3M4, Function>)

// -----

// expected-error@+1 {{only 8/16/32/64-bit float type allowed but found 'f8E4M3'}}
func.func private @f(!spirv.ptr<f8E4M3, Function>)

// -----

// expected-error@+1 {{only 8/16/32/64-bit float type allowed but found 'f8E5M2FNUZ'}}
func.func private @f(!spirv.ptr<f8E5M2FNUZ, Function>)

// -----

// expected-error@+1 {{only 8/16/32/64-bit float type allowed but found 'f6E3M2FN'}}
func.func private @f(!spirv.ptr<f6E3M2FN, Function>)

// -----

// expected-error@+1 {{vector element type must be a SPIR-V scalar type but found 'f8E3M4'}}
func.func private @f(!spirv.ptr<vector<4xf8E3M4>, Function>)

// -----

// expected-error@+1 {{vector element type must be a SPIR-V scalar type but found 'i128'}}
func.func private @f(!spirv.ptr<vector<4xi128>, Function>)

// -----

// expected-error@+1 {{vector element type must be a SPIR-V scalar type but found 'index'}}
func.func private @f(!spirv.ptr<vector<4xindex>, Function>)

// -----

// expected-error@+1 {{vector length has to be less than or equal to 4 but found 5}}
func.func private @f(!spirv.ptr<vector<5xtf32>, Function>)

// -----

// expected-error@+1 {{member type must be a valid SPIR-V type}}
func.func private @f(!spirv.struct<(vector<3xf128>)>)

// -----

// expected-error@+1 {{member type must be a valid SPIR-V type}}
func.func private @f(!spirv.struct<(f128)>)

// -----

// expected-error@+1 {{only 8/16/32/64-bit float type allowed but found 'f128'}}
func.func private @f(!spirv.sampled_image<!spirv.image<f128, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)

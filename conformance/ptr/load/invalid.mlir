// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `ptr.load` is refused; what keeps them all is not.

func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) {
  // expected-error@+1 {{unsupported type 'vector<4xf32>' for atomic access}}
  %0 = ptr.load %p atomic acquire alignment = 4 : !ptr.ptr<#llvm.address_space<0>> -> vector<4xf32>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) {
  %0 = ptr.load %p atomic acquire alignment = 4 : !ptr.ptr<#llvm.address_space<0>> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) {
  // expected-error@+1 {{unsupported type 'i7' for atomic access}}
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<0>> -> i7
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i7
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) {
  // expected-error@+1 {{unsupported type '!ptr.ptr<#llvm.address_space<0>>' for atomic access}}
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<0>> -> !ptr.ptr<#llvm.address_space<0>>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#llvm.address_space<0>>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) {
  // expected-error@+1 {{'ptr.load' op unsupported ordering 'release'}}
  %0 = ptr.load %p atomic release alignment = 4 : !ptr.ptr<#llvm.address_space<0>> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{'ptr.load' op unsupported ordering 'release'}}
  %0 = ptr.load %p atomic release alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) {
  // expected-error@+1 {{type must be LLVM type with size, but got 'tensor<4xf32>'}}
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<0>> -> tensor<4xf32>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> tensor<4xf32>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) {
  // expected-error@+1 {{type must be LLVM type with size, but got 'complex<f32>'}}
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<0>> -> complex<f32>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> complex<f32>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>) {
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<0>> -> i256
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i256
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of a descriptor of tensors is refused; what keeps them all is not.

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: 16, 16>, global_static_strides = array<i64: 16, 1>, shared_static_sizes = array<i64: 16, 16>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides must not be empty.}}
  %0 = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64>, shared_static_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides for the innermost dimension must be 1.}}
  %0 = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: 16, 16>, global_static_strides = array<i64: 1, 16>, shared_static_sizes = array<i64: 16, 16>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op tensor and tile must be at most of rank 5.}}
  %0 = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: 2, 2, 2, 2, 2, 2>, global_static_strides = array<i64: 32, 16, 8, 4, 2, 1>, shared_static_sizes = array<i64: 2, 2, 2, 2, 2, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides and sizes must have same rank.}}
  %0 = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: 16, 16, 16>, global_static_strides = array<i64: 16, 1>, shared_static_sizes = array<i64: 16, 16>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op tensor must have same rank as tile.}}
  %0 = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: 16, 16>, global_static_strides = array<i64: 16, 1>, shared_static_sizes = array<i64: 16>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i24>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op element type width must be 1, 2, 4 or 8 bytes, but was 24 bits long}}
  %0 = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: 16, 16>, global_static_strides = array<i64: 16, 1>, shared_static_sizes = array<i64: 16, 16>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i24>) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %m: memref<4x!amdgpu.ds_barrier_state>, %i: index) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op atomic barrier address must be in LDS.}}
  %0 = "amdgpu.make_dma_descriptor"(%b, %m, %i) <{global_static_sizes = array<i64: 16, 16>, global_static_strides = array<i64: 16, 1>, shared_static_sizes = array<i64: 16, 16>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>, memref<4x!amdgpu.ds_barrier_state>, index) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %t: i1) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op early timeout does not apply when workgroup_mask is not set.}}
  %0 = "amdgpu.make_dma_descriptor"(%b, %t) <{global_static_sizes = array<i64: 16, 16>, global_static_strides = array<i64: 16, 1>, shared_static_sizes = array<i64: 16, 16>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>, i1) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i32>, %x: vector<8xi32>) {
  %0 = "amdgpu.make_gather_dma_descriptor"(%b, %x) <{global_static_sizes = array<i64: 16, 16>, global_static_strides = array<i64: 16, 1>, shared_static_sizes = array<i64: 16, 16>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<8xi32>) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i32>, %x: vector<8xi32>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op tensor and tile must be at most of rank two in gather mode.}}
  %0 = "amdgpu.make_gather_dma_descriptor"(%b, %x) <{global_static_sizes = array<i64: 2, 2, 2>, global_static_strides = array<i64: 4, 2, 1>, shared_static_sizes = array<i64: 2, 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<8xi32>) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i32>, %x: vector<16xi16>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op indices' element type must match base's element type.}}
  %0 = "amdgpu.make_gather_dma_descriptor"(%b, %x) <{global_static_sizes = array<i64: 16, 16>, global_static_strides = array<i64: 16, 1>, shared_static_sizes = array<i64: 16, 16>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<16xi16>) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %x: vector<16xi16>) {
  %0 = "amdgpu.make_gather_dma_descriptor"(%b, %x) <{global_static_sizes = array<i64: 16, 16>, global_static_strides = array<i64: 16, 1>, shared_static_sizes = array<i64: 16, 16>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i16>, vector<16xi16>) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%g: memref<16x16xf32>, %l: memref<16x16xf32, #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@+1 {{'amdgpu.make_dma_base' op global memref must have global address space attribute.}}
  %0 = "amdgpu.make_dma_base"(%g, %i, %i, %l, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>}> : (memref<16x16xf32>, index, index, memref<16x16xf32, #gpu.address_space<workgroup>>, index, index) -> !amdgpu.tdm_base<f32>
  return
}

// -----

func.func @f(%g: memref<16x16xf32>, %l: memref<16x16xf32>, %i: index) {
  // expected-error@+1 {{'amdgpu.make_dma_base' op lds memref must have workgroup address space attribute.}}
  %0 = "amdgpu.make_dma_base"(%g, %i, %i, %l, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>}> : (memref<16x16xf32>, index, index, memref<16x16xf32>, index, index) -> !amdgpu.tdm_base<f32>
  return
}

// -----

func.func @f(%g: memref<16x16xi24>, %l: memref<16x16xi24, #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@+1 {{'amdgpu.make_dma_base' op global memref must have global address space attribute.}}
  %0 = "amdgpu.make_dma_base"(%g, %i, %i, %l, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>}> : (memref<16x16xi24>, index, index, memref<16x16xi24, #gpu.address_space<workgroup>>, index, index) -> !amdgpu.tdm_base<i24>
  return
}

// -----

func.func @f(%g: memref<16x16xf32>, %l: memref<16x16xf32, #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_base' op global memref must have global address space attribute.}}
  %0 = "amdgpu.make_gather_dma_base"(%g, %i, %i, %l, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>}> : (memref<16x16xf32>, index, index, memref<16x16xf32, #gpu.address_space<workgroup>>, index, index) -> !amdgpu.tdm_gather_base<f32, i32>
  return
}

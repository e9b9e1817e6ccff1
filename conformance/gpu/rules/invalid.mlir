// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an operation of `gpu` is refused.

func.func @f(%a: f32, %i: i32) {
  %0 = "gpu.all_reduce"(%a) ({
  ^bb0(%x: f32, %y: f32):
  gpu.yield %x : f32
  }) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32, %i: i32) {
  // expected-error@+1 {{expected two region arguments}}
  %0 = "gpu.all_reduce"(%a) ({
  ^bb0(%x: f32):
  gpu.yield %x : f32
  }) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32, %i: i32) {
  // expected-note@+1 {{required by region isolation constraints}}
  %0 = "gpu.all_reduce"(%a) ({
  ^bb0(%x: i32, %y: i32):
  // expected-error@+1 {{'gpu.yield' op using value defined outside the region}}
  gpu.yield %a : f32
  }) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32, %i: i32) {
  // expected-note@+1 {{required by region isolation constraints}}
  %0 = "gpu.all_reduce"(%a) ({
  ^bb0(%x: f32, %y: f32):
  // expected-error@+1 {{'gpu.yield' op using value defined outside the region}}
  gpu.yield %i : i32
  }) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32, %i: i32) {
  // expected-error@+1 {{expected one gpu.yield operand}}
  %0 = "gpu.all_reduce"(%a) ({
  ^bb0(%x: f32, %y: f32):
  gpu.yield
  }) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32, %i: i32) {
  // expected-error@+1 {{expected one gpu.yield operand}}
  %0 = "gpu.all_reduce"(%a) ({
  ^bb0(%x: f32, %y: f32):
  gpu.yield %x, %y : f32, f32
  }) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32, %i: i32) {
  // expected-error@+1 {{expected gpu.yield op in region}}
  %0 = "gpu.all_reduce"(%a) ({
  ^bb0(%x: f32, %y: f32):
  cf.br ^bb1
  ^bb1:
    cf.br ^bb1
  }) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op add>}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<[4]xf32>'}}
  %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op add>}> : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op add>}> : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{`and` reduction operation is not compatible with type 'f32'}}
  %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op and>}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{`minsi` reduction operation is not compatible with type 'f32'}}
  %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op minsi>}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{`maxnumf` reduction operation is not compatible with type 'i32'}}
  %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op maxnumf>}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op add>, cluster_size = 4 : i32}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op cluster size 3 is not a power of two}}
  %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op add>, cluster_size = 3 : i32}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified}}
  %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op add>, cluster_stride = 4 : i32}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'gpu.subgroup_reduce' op cluster stride 3 is not a power of two}}
  %0 = "gpu.subgroup_reduce"(%a) <{op = #gpu<all_reduce_op add>, cluster_size = 4 : i32, cluster_stride = 3 : i32}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32, %l: i32) {
  %0 = "gpu.subgroup_broadcast"(%a, %l) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> f32
  return
}

// -----

func.func @f(%a: f32, %l: i32) {
  // expected-error@+1 {{'gpu.subgroup_broadcast' op lane must be specified for `specific_lane` broadcast}}
  %0 = "gpu.subgroup_broadcast"(%a) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32, %l: i32) {
  // expected-error@+1 {{'gpu.subgroup_broadcast' op lane can only be specified for `specific_lane` broadcast}}
  %0 = "gpu.subgroup_broadcast"(%a, %l) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32, i32) -> f32
  return
}

// -----

func.func @f(%a: f32, %l: i32) {
  %0 = "gpu.subgroup_broadcast"(%a) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32) -> f32
  return
}

// -----

gpu.module @m {
  gpu.func @f(%a: f32, %b: i32) -> f32 {
    gpu.return %a : f32
  }
}

// -----

gpu.module @m {
  // expected-note@+1 {{return type declared here}}
  gpu.func @f(%a: f32, %b: i32) -> f32 {
    // expected-error@+1 {{'gpu.return' op expected 1 result operands}}
    gpu.return 
  }
}

// -----

gpu.module @m {
  gpu.func @f(%a: f32, %b: i32) -> f32 {
    // expected-error@+1 {{'gpu.return' op unexpected type `'i32'' for operand #0}}
    gpu.return %b : i32
  }
}

// -----

gpu.module @m {
  // expected-note@+1 {{return type declared here}}
  gpu.func @f(%a: f32, %b: i32) -> f32 {
    // expected-error@+1 {{'gpu.return' op expected 1 result operands}}
    gpu.return %a, %a : f32, f32
  }
}

// -----

gpu.module @m {
  gpu.func @f(%a: f32, %b: i32)  {
    gpu.return 
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected void return type for kernel function}}
  gpu.func @f(%a: f32) -> f32 kernel {
    gpu.return %a : f32
  }
}

// -----

gpu.module @m {
  gpu.func @f(%a: f32) -> f32  {
    gpu.return %a : f32
  }
}

// -----

gpu.module @m {
  gpu.func @f() workgroup(%x: memref<4xf32, #gpu.address_space<workgroup>>) private(%y: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f() workgroup(%x: memref<4xf32>) private(%y: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f() workgroup(%x: memref<4xf32, 3>) private(%y: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected memref type in attribution}}
  gpu.func @f() workgroup(%x: f32) private(%y: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f() workgroup(%x: memref<4xf32, #gpu.address_space<workgroup>>) private(%y: memref<4xf32>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected memref type in attribution}}
  gpu.func @f() workgroup(%x: memref<4xf32, #gpu.address_space<workgroup>>) private(%y: i32) {
    gpu.return
  }
}

// -----

gpu.module @m {
  "gpu.func"() <{function_type = (f32) -> ()}> ({
  ^bb0(%a: f32):
    gpu.return
  }) {sym_name = "f"} : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected at least 1 arguments to body region}}
  "gpu.func"() <{function_type = (f32) -> ()}> ({
  ^bb0():
    gpu.return
  }) {sym_name = "f"} : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected body region argument #0 to be of type 'f32', got 'i32'}}
  "gpu.func"() <{function_type = (f32) -> ()}> ({
  ^bb0(%a: i32):
    gpu.return
  }) {sym_name = "f"} : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected at least 2 arguments to body region}}
  "gpu.func"() <{function_type = (f32) -> (), workgroup_attributions = 1 : i64}> ({
  ^bb0(%a: f32):
    gpu.return
  }) {sym_name = "f"} : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected body with at least one block}}
  "gpu.func"() <{function_type = () -> ()}> ({
  }) {sym_name = "f"} : () -> ()
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: f32) kernel {
      gpu.return
    }
    gpu.func @g(%a: f32) {
      gpu.return
    }
  }
  func.func private @h(f32)
  func.func @k(%a: f32, %i: index, %j: i32) {
    gpu.launch_func @m::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%a : f32)
    return
  }
}

// -----

module  {
  gpu.module @m {
    gpu.func @f(%a: f32) kernel {
      gpu.return
    }
    gpu.func @g(%a: f32) {
      gpu.return
    }
  }
  func.func private @h(f32)
  func.func @k(%a: f32, %i: index, %j: i32) {
    // expected-error@+1 {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
    gpu.launch_func @m::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%a : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: f32) kernel {
      gpu.return
    }
    gpu.func @g(%a: f32) {
      gpu.return
    }
  }
  func.func private @h(f32)
  func.func @k(%a: f32, %i: index, %j: i32) {
    // expected-error@+1 {{'gpu.launch_func' op kernel container 'n' is undefined}}
    gpu.launch_func @n::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%a : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: f32) kernel {
      gpu.return
    }
    gpu.func @g(%a: f32) {
      gpu.return
    }
  }
  func.func private @h(f32)
  func.func @k(%a: f32, %i: index, %j: i32) {
    // expected-error@+1 {{'gpu.launch_func' op kernel function '@m::@x' is undefined}}
    gpu.launch_func @m::@x blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%a : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: f32) kernel {
      gpu.return
    }
    gpu.func @g(%a: f32) {
      gpu.return
    }
  }
  func.func private @h(f32)
  func.func @k(%a: f32, %i: index, %j: i32) {
    // expected-error@+1 {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
    gpu.launch_func @m::@g blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%a : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: f32) kernel {
      gpu.return
    }
    gpu.func @g(%a: f32) {
      gpu.return
    }
  }
  func.func private @h(f32)
  func.func @k(%a: f32, %i: index, %j: i32) {
    // expected-error@+1 {{'gpu.launch_func' op kernel module 'h' is undefined}}
    gpu.launch_func @h::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%a : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: f32) kernel {
      gpu.return
    }
    gpu.func @g(%a: f32) {
      gpu.return
    }
  }
  func.func private @h(f32)
  func.func @k(%a: f32, %i: index, %j: i32) {
    // expected-error@+1 {{'gpu.launch_func' op kernel function '@m' is undefined}}
    gpu.launch_func @m blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%a : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: f32) kernel {
      gpu.return
    }
    gpu.func @g(%a: f32) {
      gpu.return
    }
  }
  func.func private @h(f32)
  func.func @k(%a: f32, %i: index, %j: i32) {
    // expected-error@+1 {{'gpu.launch_func' op type of function argument 0 does not match}}
    gpu.launch_func @m::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: f32) kernel {
      gpu.return
    }
    gpu.func @g(%a: f32) {
      gpu.return
    }
  }
  func.func private @h(f32)
  func.func @k(%a: f32, %i: index, %j: i32) {
    // expected-error@+1 {{'gpu.launch_func' op got 2 kernel operands but expected 1}}
    gpu.launch_func @m::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%a : f32, %a : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f() kernel {
      gpu.return
    }
  }
  func.func @k(%i: index, %j: index) {
    "gpu.launch_func"(%i, %i, %i, %i, %i, %i, %i, %i, %j) <{kernel = @m::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, index, index) -> ()
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f() kernel {
      gpu.return
    }
  }
  func.func @k(%i: index, %j: i32) {
    // expected-error@+1 {{'gpu.launch_func' op expects types of the cluster dimensions must be the same}}
    "gpu.launch_func"(%i, %i, %i, %i, %i, %i, %i, %i, %j) <{kernel = @m::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, index, i32) -> ()
    return
  }
}

// -----

func.func @f() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>}}
  %0 = gpu.dynamic_shared_memory : memref<?xi8>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>}}
  %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>}}
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<global>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'gpu.dynamic_shared_memory' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xf32, #gpu.address_space<workgroup>>'}}
  %0 = gpu.dynamic_shared_memory : memref<?xf32, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'gpu.dynamic_shared_memory' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?x?xi8, #gpu.address_space<workgroup>>'}}
  %0 = gpu.dynamic_shared_memory : memref<?x?xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f(%a: memref<8x16xf16>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 16 : index} : memref<8x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%a: memref<8x16xf16, strided<[32, 2]>>, %i: index) {
  // expected-error@+1 {{expected source memref most minor dim must have unit stride}}
  %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 16 : index} : memref<8x16xf16, strided<[32, 2]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%a: memref<8x16xf16, affine_map<(i, j) -> (j, i)>>, %i: index) {
  // expected-error@+1 {{expected source memref most minor dim must have unit stride}}
  %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 16 : index} : memref<8x16xf16, affine_map<(i, j) -> (j, i)>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%a: memref<8x16xf16>, %i: index) {
  // expected-error@+1 {{operand expected to be one of AOp, BOp or COp}}
  %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 16 : index} : memref<8x16xf16> -> !gpu.mma_matrix<16x16xf16, "DOp">
  return
}

// -----

func.func @f(%a: memref<8x16xf16>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 16 : index} : memref<8x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%a: memref<8x16xf16>, %i: index, %m: !gpu.mma_matrix<16x16xf16, "COp">) {
  gpu.subgroup_mma_store_matrix %m, %a[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<8x16xf16>
  return
}

// -----

func.func @f(%a: memref<8x16xf16, strided<[32, 2]>>, %i: index, %m: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{expected destination memref most minor dim must have unit stride}}
  gpu.subgroup_mma_store_matrix %m, %a[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<8x16xf16, strided<[32, 2]>>
  return
}

// -----

func.func @f(%a: memref<8x16xf16>, %i: index, %m: !gpu.mma_matrix<16x16xf16, "AOp">) {
  // expected-error@+1 {{expected the operand matrix being stored to have 'COp' operand type}}
  gpu.subgroup_mma_store_matrix %m, %a[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<8x16xf16>
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<8x4xf16, "BOp">, %c: !gpu.mma_matrix<16x4xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x4xf16, "BOp"> -> !gpu.mma_matrix<16x4xf16, "COp">
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x8xf16, "BOp">, %b: !gpu.mma_matrix<8x4xf16, "BOp">, %c: !gpu.mma_matrix<16x4xf16, "COp">) {
  // expected-error@+1 {{operands must be in the order AOp, BOp, COp}}
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "BOp">, !gpu.mma_matrix<8x4xf16, "BOp"> -> !gpu.mma_matrix<16x4xf16, "COp">
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<8x4xf16, "AOp">, %c: !gpu.mma_matrix<16x4xf16, "COp">) {
  // expected-error@+1 {{operands must be in the order AOp, BOp, COp}}
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x4xf16, "AOp"> -> !gpu.mma_matrix<16x4xf16, "COp">
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<8x4xf16, "BOp">, %c: !gpu.mma_matrix<16x4xf16, "BOp">) {
  // expected-error@+1 {{operands must be in the order AOp, BOp, COp}}
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x4xf16, "BOp"> -> !gpu.mma_matrix<16x4xf16, "BOp">
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x9xf16, "AOp">, %b: !gpu.mma_matrix<8x4xf16, "BOp">, %c: !gpu.mma_matrix<16x4xf16, "COp">) {
  // expected-error@+1 {{operand shapes do not satisfy matmul constraints}}
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x9xf16, "AOp">, !gpu.mma_matrix<8x4xf16, "BOp"> -> !gpu.mma_matrix<16x4xf16, "COp">
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<8x4xf16, "BOp">, %c: !gpu.mma_matrix<17x4xf16, "COp">) {
  // expected-error@+1 {{operand shapes do not satisfy matmul constraints}}
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x4xf16, "BOp"> -> !gpu.mma_matrix<17x4xf16, "COp">
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<8x4xf16, "BOp">, %c: !gpu.mma_matrix<16x5xf16, "COp">) {
  // expected-error@+1 {{operand shapes do not satisfy matmul constraints}}
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x4xf16, "BOp"> -> !gpu.mma_matrix<16x5xf16, "COp">
  return
}

// -----

func.func @f(%l: index, %a: vector<4xf32>, %v: vector<128xf32>) {
  %0 = "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: vector<128xf32>):
    gpu.yield %x : vector<128xf32>
  }) : (index, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%l: index, %a: vector<4xf32>, %v: vector<4x32xf32>) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
  %0 = "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: vector<4x32xf32>):
    gpu.yield %x : vector<4x32xf32>
  }) : (index, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%l: index, %a: vector<4xf32>, %v: vector<128xf16>) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
  %0 = "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: vector<128xf16>):
    gpu.yield %x : vector<128xf16>
  }) : (index, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%l: index, %a: vector<4xf32>, %v: vector<129xf32>) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected expanded vector dimension #0 (129) to be a multipler of the distributed vector dimension (4)}}
  %0 = "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: vector<129xf32>):
    gpu.yield %x : vector<129xf32>
  }) : (index, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%l: index, %a: vector<4xf32>, %v: vector<64xf32>) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<64xf32>' to 'vector<4xf32>' with warp size = 32}}
  %0 = "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: vector<64xf32>):
    gpu.yield %x : vector<64xf32>
  }) : (index, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%l: index, %a: vector<4xf32>, %v: f32) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
  %0 = "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: f32):
    gpu.yield %x : f32
  }) : (index, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%l: index, %a: vector<4xf32>, %v: vector<128xf32>) {
  %0 = "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: vector<128xf32>):
    gpu.yield %v : vector<128xf32>
  }) : (index, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%l: index, %a: vector<4xf32>, %v: vector<128xf32>) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
  %0 = "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: vector<128xf32>):
    gpu.yield 
  }) : (index, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%l: index, %a: f32) {
  %0 = "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: f32):
    gpu.yield %a : f32
  }) : (index, f32) -> f32
  return
}

// -----

func.func @f(%l: index, %a: f32) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected same number op arguments and block arguments.}}
  %0 = "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0():
    gpu.yield %a : f32
  }) : (index, f32) -> f32
  return
}

// -----

func.func @f(%l: index, %a: f32) {
  // expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected body to be terminated with 'gpu.yield'}}
  %0 = "gpu.warp_execute_on_lane_0"(%l, %a) <{warp_size = 32 : i64}> ({
  ^bb0(%x: f32):
    llvm.unreachable
  }) : (index, f32) -> f32
  return
}

// -----

func.func @f(%i: index) {
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> ({
  ^bb0(%b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index, %b12: index):
    gpu.terminator
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op expected at least 12 region arguments, but got 1}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> ({
  ^bb0(%b1: index):
    gpu.terminator
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-note@+1 {{in 'gpu.launch' body region}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> ({
  ^bb0(%b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index, %b12: index):
    // expected-error@+1 {{expected 'gpu.terminator' or a terminator with successors}}
    gpu.yield
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-note@+1 {{in 'gpu.launch' body region}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> ({
  ^bb0(%b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index, %b12: index):
    // expected-error@+1 {{expected 'gpu.terminator' or a terminator with successors}}
    llvm.unreachable
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> ({
  ^bb0(%b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index, %b12: index):
    cf.br ^bb1
  ^bb1:
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op expected at least 13 region arguments, but got 12}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>, workgroup_attributions = 1 : i64}> ({
  ^bb0(%b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index, %b12: index):
    gpu.terminator
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>, workgroup_attributions = 0 : i64}> ({
  ^bb0(%b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index, %b12: index):
    gpu.terminator
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op expected memory space workgroup in attribution}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>, workgroup_attributions = 1 : i64}> ({
  ^bb0(%b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index, %b12: index, %m: memref<4xf32, #gpu.address_space<private>>):
    gpu.terminator
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op expected memory space private in attribution}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>, workgroup_attributions = 0 : i64}> ({
  ^bb0(%b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index, %b12: index, %m: memref<4xf32, #gpu.address_space<workgroup>>):
    gpu.terminator
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op expected memref type in attribution}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>, workgroup_attributions = 1 : i64}> ({
  ^bb0(%b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index, %b12: index, %m: f32):
    gpu.terminator
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">) {
  return
}

// -----

// expected-error@+1 {{MMAMatrixType must have exactly two dimensions}}
func.func @f(%a: !gpu.mma_matrix<16xf16, "AOp">) {
  return
}

// -----

// expected-error@+1 {{expected static shape}}
func.func @f(%a: !gpu.mma_matrix<16x?xf16, "AOp">) {
  return
}

// -----

// expected-error@+1 {{MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64}}
func.func @f(%a: !gpu.mma_matrix<16x8xindex, "AOp">) {
  return
}

// -----

// expected-error@+1 {{operand expected to be one of AOp, BOp or COp}}
func.func @f(%a: !gpu.mma_matrix<16x8xf16, "DOp">) {
  return
}

// -----

// expected-error@+1 {{expected ','}}
func.func @f(%a: !gpu.mma_matrix<16x8xf16>) {
  return
}

// -----

gpu.binary @b [#gpu.object<#nvvm.target, "x">]
func.func private @g()

// -----

// expected-error@+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @b []
func.func private @g()

// -----

// expected-error@+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @b ["x"]
func.func private @g()

// -----

// expected-error@+2 {{failed to parse GPU_ObjectAttr parameter 'kernels' which is to be a `KernelTableAttr`}}
// expected-error@+1 {{expected '<'}}
gpu.binary @b [#gpu.object<#nvvm.target, kernels = 1, "x">]
func.func private @g()

// -----

// expected-error@+3 {{failed to parse GPU_KernelTableAttr parameter 'kernel_table' which is to be a `::llvm::ArrayRef<KernelMetadataAttr>`}}
// expected-error@+2 {{failed to parse GPU_ObjectAttr parameter 'kernels' which is to be a `KernelTableAttr`}}
// expected-error@+1 {{expected '<'}}
gpu.binary @b [#gpu.object<#nvvm.target, kernels = #gpu.kernel_table<[]>, "x">]
func.func private @g()

// -----

// expected-error@+1 {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
gpu.binary @b [#gpu.object<1, "x">]
func.func private @g()

// -----

gpu.binary @b [#gpu.object<#nvvm.target, offload = "x">]
func.func private @g()

// -----

// expected-error@+1 {{'gpu.binary' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.binary @b <1 : i64> [#gpu.object<#nvvm.target, "x">]
func.func private @g()

// -----

// expected-error@+1 {{'gpu.binary' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.binary @b <"x"> [#gpu.object<#nvvm.target, "x">]
func.func private @g()

// -----

gpu.binary @b <#gpu.select_object<0>> [#gpu.object<#nvvm.target, "x">]
func.func private @g()

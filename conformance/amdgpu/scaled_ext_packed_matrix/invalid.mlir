// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `amdgpu.scaled_ext_packed_matrix` is refused; what keeps them all is not.

func.func @f(%a: vector<8xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 0 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 1 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 2 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 1 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 16 : i32, firstScaleByte = 2 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 16 : i32, firstScaleByte = 1 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 2 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 0 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 0 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 1 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 2 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 1 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 16 : i32, firstScaleByte = 2 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 16 : i32, firstScaleByte = 1 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 2 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 0 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf6E2M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 0 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<16xf6E2M3FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 1 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<16xf6E2M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 2 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<16xf6E2M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 1 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<16xf6E2M3FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 16 : i32, firstScaleByte = 2 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<16xf6E2M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 16 : i32, firstScaleByte = 1 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<16xf6E2M3FN>, %s: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 2 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<16xf6E2M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a, %s) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 0 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}

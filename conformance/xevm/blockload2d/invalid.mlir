// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `xevm.blockload2d` is refused; what keeps them all is not.

func.func @f(%p: !llvm.ptr<1>, %h: i32, %x: i32, %v: vector<8xi8>) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %h, %q, %x, %x <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %h: i32, %x: i32, %v: vector<8xi8>) {
  %w = llvm.mlir.constant(128 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  // expected-error@+1 {{'xevm.blockload2d' op 4th operand (base pitch) should be >= 2nd operand (base width)}}
  %0 = xevm.blockload2d %p, %w, %h, %q, %x, %x <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %h: i32, %x: i32, %v: vector<8xi8>) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  // expected-error@+1 {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
  %0 = xevm.blockload2d %p, %w, %h, %q, %x, %x <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %h: i32, %x: i32, %v: vector<8xi8>) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %h, %q, %x, %x <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %h: i32, %x: i32, %v: vector<8xi8>) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  // expected-error@+1 {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
  %0 = xevm.blockload2d %p, %w, %h, %q, %x, %x <{elem_size_in_bits=16 : i32, tile_width=8 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %h: i32, %x: i32, %v: vector<8xi8>) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 2 and 16}}
  %0 = xevm.blockload2d %p, %w, %h, %q, %x, %x <{elem_size_in_bits=16 : i32, tile_width=32 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %h: i32, %x: i32, %v: vector<8xi8>) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  // expected-error@+1 {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
  %0 = xevm.blockload2d %p, %w, %h, %q, %x, %x <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %h: i32, %x: i32, %v: vector<8xi8>) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %h, %q, %x, %x <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=32 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %h: i32, %x: i32, %v: vector<8xi8>) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  // expected-error@+1 {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
  %0 = xevm.blockload2d %p, %w, %h, %q, %x, %x <{elem_size_in_bits=8 : i32, tile_width=8 : i32, tile_height=32 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %h: i32, %x: i32, %v: vector<8xi8>) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  // expected-error@+1 {{'xevm.blockload2d' op result #0 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'vector<8xindex>'}}
  %0 = xevm.blockload2d %p, %w, %h, %q, %x, %x <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xindex>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %h: i32, %x: i32, %v: vector<8xi8>) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  // expected-error@+1 {{'xevm.blockload2d' op result #0 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got '!llvm.ptr'}}
  %0 = xevm.blockload2d %p, %w, %h, %q, %x, %x <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %h: i32, %x: i32, %v: vector<8xi8>) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  // expected-error@+1 {{'xevm.blockload2d' op result #0 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'vector<8x!llvm.ptr>'}}
  %0 = xevm.blockload2d %p, %w, %h, %q, %x, %x <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8x!llvm.ptr>
  return
}

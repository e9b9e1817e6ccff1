// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// Tiles that fit no register, and memory that holds no tile.

func.func @f(%m: memref<2x4xi32>, %t: !x86.amx.tile<16x16xi32>, %i: index) {
  // expected-error@+1 {{'x86.amx.tile_store' op requires 2 indices}}
  x86.amx.tile_store %m[%i], %t : memref<2x4xi32>, !x86.amx.tile<16x16xi32>
  return
}

// -----

func.func @f(%m: memref<2x4xi32>, %t: !x86.amx.tile<17x16xi32>, %i: index) {
  // expected-error@+1 {{'x86.amx.tile_store' op bad row height: 17}}
  x86.amx.tile_store %m[%i, %i], %t : memref<2x4xi32>, !x86.amx.tile<17x16xi32>
  return
}

// -----

func.func @f(%m: memref<2x4xi32>, %t: !x86.amx.tile<16x17xi32>, %i: index) {
  // expected-error@+1 {{'x86.amx.tile_store' op bad column width: 68}}
  x86.amx.tile_store %m[%i, %i], %t : memref<2x4xi32>, !x86.amx.tile<16x17xi32>
  return
}

// -----

func.func @f(%m: memref<2x4xi32>, %t: !x86.amx.tile<16xi32>, %i: index) {
  // expected-error@+1 {{'x86.amx.tile_store' op operand #3 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer or f8E4M3FN type or f8E5M2 type values, but got '!x86.amx.tile<16xi32>'}}
  x86.amx.tile_store %m[%i, %i], %t : memref<2x4xi32>, !x86.amx.tile<16xi32>
  return
}

// -----

// expected-error@+1 {{expected static shape}}
func.func @f(%m: memref<2x4xi32>, %t: !x86.amx.tile<?x16xi32>, %i: index) {
  return
}

// -----

func.func @f(%m: memref<2x4xi32>, %i: index) {
  // expected-error@+1 {{'x86.amx.tile_load' op requires 2 indices}}
  %0 = x86.amx.tile_load %m[%i] : memref<2x4xi32> into !x86.amx.tile<16x16xi32>
  return
}

// -----

func.func @f(%m: memref<4xi32, strided<[2]>>, %i: index) {
  // expected-error@+1 {{'x86.amx.tile_load' op requires at least 2D memref}}
  %0 = x86.amx.tile_load %m[%i] : memref<4xi32, strided<[2]>> into !x86.amx.tile<16x16xi32>
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index) {
  // expected-error@+1 {{'x86.amx.tile_load' op requires at least 2D memref}}
  %0 = x86.amx.tile_load %m[%i] : memref<4xi32> into !x86.amx.tile<16x16xi32>
  return
}

// -----

func.func @f(%m: memref<i32>, %t: !x86.amx.tile<16x16xi32>, %i: index, %s: index) {
  // expected-error@+1 {{'x86.amx.tile_store' op requires at least 2D memref}}
  x86.amx.tile_store %m[], %t : memref<i32>, !x86.amx.tile<16x16xi32>
  return
}

// -----

func.func @f(%m: memref<4x4xi32, strided<[8, 2]>>, %t: !x86.amx.tile<16x16xi32>, %i: index, %s: index) {
  // expected-error@+1 {{'x86.amx.tile_store' op requires memref with unit innermost stride}}
  x86.amx.tile_store %m[%i, %i], %t : memref<4x4xi32, strided<[8, 2]>>, !x86.amx.tile<16x16xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'x86.amx.tile_zero' op bad column width: 65}}
  %0 = x86.amx.tile_zero : !x86.amx.tile<16x65xi8>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'x86.amx.tile_zero' op bad column width: 6}}
  %0 = x86.amx.tile_zero : !x86.amx.tile<16x6xi8>
  return
}

// -----

func.func @f() {
  %0 = smt.bv.constant #smt.bv<-0> : !smt.bv<63>
  return
}
// expected-error@+1 {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer or f8E4M3FN type or f8E5M2 type}}
func.func private @f(!x86.amx.tile<16x16xi64>)

// -----

// expected-error@+1 {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer or f8E4M3FN type or f8E5M2 type}}
func.func private @f(!x86.amx.tile<16x16xf64>)

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an operation on tiles is refused.

func.func @f(%a: !x86.amx.tile<16x32xbf16>, %b: !x86.amx.tile<16x32xbf16>, %c: !x86.amx.tile<16x16xf32>) {
  %0 = x86.amx.tile_mulf %a, %b, %c : !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<16x32xf16>, %b: !x86.amx.tile<16x32xbf16>, %c: !x86.amx.tile<16x16xf32>) {
  // expected-error@+1 {{'x86.amx.tile_mulf' op unsupported type combination}}
  %0 = x86.amx.tile_mulf %a, %b, %c : !x86.amx.tile<16x32xf16>, !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<16x16xbf16>, %b: !x86.amx.tile<16x32xbf16>, %c: !x86.amx.tile<16x16xf32>) {
  // expected-error@+1 {{'x86.amx.tile_mulf' op bad mult shape: 16 x 16 x 8}}
  %0 = x86.amx.tile_mulf %a, %b, %c : !x86.amx.tile<16x16xbf16>, !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<8x32xbf16>, %b: !x86.amx.tile<16x32xbf16>, %c: !x86.amx.tile<16x16xf32>) {
  // expected-error@+1 {{'x86.amx.tile_mulf' op bad mult shape: 16 x 16 x 16}}
  %0 = x86.amx.tile_mulf %a, %b, %c : !x86.amx.tile<8x32xbf16>, !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<16x32xbf16>, %b: !x86.amx.tile<16x16xbf16>, %c: !x86.amx.tile<16x16xf32>) {
  // expected-error@+1 {{'x86.amx.tile_mulf' op bad mult shape: 16 x 16 x 16}}
  %0 = x86.amx.tile_mulf %a, %b, %c : !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x16xbf16>, !x86.amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<16x32xbf16>, %b: !x86.amx.tile<16x32xbf16>, %c: !x86.amx.tile<16x8xf32>) {
  // expected-error@+1 {{'x86.amx.tile_mulf' op bad mult shape: 16 x 8 x 16}}
  %0 = x86.amx.tile_mulf %a, %b, %c : !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x8xf32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<17x32xbf16>, %b: !x86.amx.tile<16x32xbf16>, %c: !x86.amx.tile<16x16xf32>) {
  // expected-error@+1 {{'x86.amx.tile_mulf' op bad row height: 17}}
  %0 = x86.amx.tile_mulf %a, %b, %c : !x86.amx.tile<17x32xbf16>, !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<16x32xf32>, %b: !x86.amx.tile<16x32xbf16>, %c: !x86.amx.tile<16x16xf32>) {
  // expected-error@+1 {{'x86.amx.tile_mulf' op operand #0 must be tile of 16-bit float or bfloat16 type or f8E4M3FN type or f8E5M2 type values, but got '!x86.amx.tile<16x32xf32>'}}
  %0 = x86.amx.tile_mulf %a, %b, %c : !x86.amx.tile<16x32xf32>, !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<16x64xi8>, %b: !x86.amx.tile<16x64xi8>, %c: !x86.amx.tile<16x16xi32>) {
  %0 = x86.amx.tile_muli %a, %b, %c : !x86.amx.tile<16x64xi8>, !x86.amx.tile<16x64xi8>, !x86.amx.tile<16x16xi32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<16x32xi8>, %b: !x86.amx.tile<16x64xi8>, %c: !x86.amx.tile<16x16xi32>) {
  // expected-error@+1 {{'x86.amx.tile_muli' op bad mult shape: 16 x 16 x 8}}
  %0 = x86.amx.tile_muli %a, %b, %c : !x86.amx.tile<16x32xi8>, !x86.amx.tile<16x64xi8>, !x86.amx.tile<16x16xi32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<8x64xi8>, %b: !x86.amx.tile<16x64xi8>, %c: !x86.amx.tile<16x16xi32>) {
  // expected-error@+1 {{'x86.amx.tile_muli' op bad mult shape: 16 x 16 x 16}}
  %0 = x86.amx.tile_muli %a, %b, %c : !x86.amx.tile<8x64xi8>, !x86.amx.tile<16x64xi8>, !x86.amx.tile<16x16xi32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<16x64xi8>, %b: !x86.amx.tile<16x64xi8>, %c: !x86.amx.tile<8x16xi32>) {
  // expected-error@+1 {{'x86.amx.tile_muli' op bad mult shape: 8 x 16 x 16}}
  %0 = x86.amx.tile_muli %a, %b, %c : !x86.amx.tile<16x64xi8>, !x86.amx.tile<16x64xi8>, !x86.amx.tile<8x16xi32>
  return
}

// -----

// expected-error@+1 {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer or f8E4M3FN type or f8E5M2 type}}
func.func @f(%a: !x86.amx.tile<16x64xi16>, %b: !x86.amx.tile<16x64xi8>, %c: !x86.amx.tile<16x16xi32>) {
  %0 = x86.amx.tile_muli %a, %b, %c : !x86.amx.tile<16x64xi16>, !x86.amx.tile<16x64xi8>, !x86.amx.tile<16x16xi32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<16x62xi8>, %b: !x86.amx.tile<16x64xi8>, %c: !x86.amx.tile<16x16xi32>) {
  // expected-error@+1 {{'x86.amx.tile_muli' op bad column width: 62}}
  %0 = x86.amx.tile_muli %a, %b, %c : !x86.amx.tile<16x62xi8>, !x86.amx.tile<16x64xi8>, !x86.amx.tile<16x16xi32>
  return
}

// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of a product of tiles is refused.

func.func @f(%a: !x86.amx.tile<16x64xi8>, %b: !x86.amx.tile<16x64xi8>, %c: !x86.amx.tile<16x16xf32>) {
  // expected-error@+1 {{'x86.amx.tile_muli' op operand #2 must be tile of 32-bit signless integer values, but got '!x86.amx.tile<16x16xf32>'}}
  %0 = "x86.amx.tile_muli"(%a, %b, %c) : (!x86.amx.tile<16x64xi8>, !x86.amx.tile<16x64xi8>, !x86.amx.tile<16x16xf32>) -> !x86.amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<16x32xbf16>, %b: !x86.amx.tile<16x32xf16>, %c: !x86.amx.tile<16x16xf32>) {
  // expected-error@+1 {{'x86.amx.tile_mulf' op unsupported type combination}}
  %0 = "x86.amx.tile_mulf"(%a, %b, %c) : (!x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x32xf16>, !x86.amx.tile<16x16xf32>) -> !x86.amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !x86.amx.tile<16x16xi32>, %c: !x86.amx.tile<16x16xi32>) {
  // expected-error@+1 {{'x86.amx.tile_muli' op operand #0 must be tile of 8-bit signless integer values, but got '!x86.amx.tile<16x16xi32>'}}
  %0 = "x86.amx.tile_muli"(%a, %a, %c) : (!x86.amx.tile<16x16xi32>, !x86.amx.tile<16x16xi32>, !x86.amx.tile<16x16xi32>) -> !x86.amx.tile<16x16xi32>
  return
}

// RUN: %bridge-upgrade --quiet %s -o %t && %bridge-run %t --entry-point-result=f32 | FileCheck %s
// RUN: FileCheck %s --check-prefix=TEXT < %t
// RUN: %bridge-upgrade --check --quiet %t
// Each `loop.reduce` of a loop stood where its value was known; today one `scf.reduce`
// ends the body. The sum of 1 to 5 and their product: 15 and 120.

// CHECK: 1.350000e+02
func @main() -> f32 {
  %c1 = constant 1 : index
  %c6 = constant 6 : index
  %zero = constant 0.0 : f32
  %one = constant 1.0 : f32
  // TEXT: %r:2 = scf.parallel (%i) = (%c1) to (%c6) step (%c1) init (%zero, %one) -> (f32, f32) {
  %r:2 = loop.parallel (%i) = (%c1) to (%c6) step (%c1) init (%zero, %one) {
    // TEXT:      %k = arith.index_cast %i : index to i32
    // TEXT-NEXT: %x = arith.sitofp %k : i32 to f32
    // TEXT-NEXT: scf.reduce(%x, %x : f32, f32) {
    // TEXT-NEXT: ^bb0(%a: f32, %b: f32):
    // TEXT-NEXT:   %s = arith.addf %a, %b : f32 // the sum
    // TEXT-NEXT:   scf.reduce.return %s : f32
    // TEXT-NEXT: }, {
    // TEXT-NEXT: ^bb0(%a: f32, %b: f32):
    // TEXT-NEXT:   %p = arith.mulf %a, %b : f32 // the product
    // TEXT-NEXT:   scf.reduce.return %p : f32
    // TEXT-NEXT: }
    // TEXT-NEXT: }
    %k = index_cast %i : index to i32
    %x = sitofp %k : i32 to f32
    loop.reduce(%x) {
    ^bb0(%a: f32, %b: f32):
      %s = addf %a, %b : f32 // the sum
      loop.reduce.return %s : f32
    } : f32
    loop.reduce(%x) {
    ^bb0(%a: f32, %b: f32):
      %p = mulf %a, %b : f32 // the product
      loop.reduce.return %p : f32
    } : f32
  } : f32, f32
  %0 = addf %r#0, %r#1 : f32
  return %0 : f32
}

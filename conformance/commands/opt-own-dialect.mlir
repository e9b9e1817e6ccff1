// RUN: %bridge-opt %s --load %S/Inputs/my_dialect.py --split-input-file --verify-diagnostics | FileCheck %s
// RUN: %bridge-opt %s --load %S/Inputs/my_dialect.py --show-dialects | FileCheck %s --check-prefix=SHOWN
// RUN: not %bridge-opt %s --split-input-file 2>&1 | FileCheck %s --check-prefix=WITHOUT
// A dialect in Python, of a file that is loaded.

// SHOWN: ,demo,
// WITHOUT: error: Dialect `demo' not found for custom op 'demo.pack'

// CHECK: demo.pack %arg0 : f32 -> <f32>
func.func @f(%x: f32) -> !demo.box<f32> {
  %0 = demo.pack %x : f32 -> <f32>
  return %0 : !demo.box<f32>
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'demo.pack' op packs another type than it is given}}
  %0 = demo.pack %x : f32 -> <f64>
  return
}

// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %bridge-opt -one-shot-bufferize="bufferize-function-boundaries=1" %s | FileCheck %s
// RUN: %bridge-opt -outline-shape-computation -optimize-allocation-liveness -ownership-based-buffer-deallocation %s | FileCheck %s --check-prefix=SAME
// RUN: not %bridge-opt -ofile %s 2>&1 | FileCheck %s --check-prefix=JOINED
// RUN: not %bridge-opt -one-shot-bufferise %s 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not %bridge-opt --nonsense -cs=x=1 %s 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not cat %t/file %t/ne-shot-bufferise
// RUN: %bridge-opt -p "builtin.module(canonicalize)" %s | FileCheck %s --check-prefix=SAME
// RUN: %bridge-opt --list-passes | FileCheck %s --check-prefix=LIST
// RUN: %bridge-opt -h | FileCheck %s --check-prefix=LIST
// No option is read as the beginning of another one: passes keep their names.

// CHECK: memref.store
// SAME: tensor.insert
// JOINED: bridge-opt: Unknown command line argument '-ofile'.  Try: 'bridge-opt --help'
// NEAR: bridge-opt: Did you mean '--one-shot-bufferize'?
// BOTH: bridge-opt: Unknown command line argument '--nonsense'.  Try: 'bridge-opt --help'
// BOTH: bridge-opt: Unknown command line argument '-cs=x=1'.  Try: 'bridge-opt --help'
// BOTH: bridge-opt: Did you mean '--cse=x=1'?
// LIST: Passes:
// LIST: --canonicalize {{ *}}- Canonicalize operations
// LIST: --one-shot-bufferize {{ *}}- One-Shot Bufferize
func.func @f(%t: tensor<4xf32>, %x: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// What is printed has a blank inside the quotes, as upstream prints it, and is read again, which upstream does not.

// CHECK: wasmssa.if %{{.*}} : {
// CHECK: } "else "{
// CHECK: }> ^bb1
wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
  %c = wasmssa.local_get %a : ref to i32
  wasmssa.if %c : {
    %d = wasmssa.const 0.5 : f32
    wasmssa.block_return %d : f32
  } "else" {
    %d = wasmssa.const 0.25 : f32
    wasmssa.block_return %d : f32
  } > ^bb1
^bb1(%r: f32):
  wasmssa.return %c : i32
}

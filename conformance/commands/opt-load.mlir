// RUN: %bridge-opt %s --load %S/Inputs/my_passes.py --cse --my-simplify | FileCheck %s
// RUN: %bridge-opt %s --load=%S/Inputs/my_passes.py --pass-pipeline='builtin.module(cse,func.func(my-simplify{limit=3}),canonicalize)' | FileCheck %s
// RUN: %bridge-opt --load %S/Inputs/my_passes.py --list-passes | FileCheck %s --check-prefix=LIST
// RUN: %bridge-opt --load %S/Inputs/my_passes.py --help | FileCheck %s --check-prefix=LIST
// RUN: not %bridge-opt %s --load %S/Inputs/my_passes.py --my-simplif 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not %bridge-opt %s --load %S/Inputs/my_passes.py --my-simplify=limit=x 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not %bridge-opt %s --load %S/Inputs/my_passes.py --my-failure 2>&1 | FileCheck %s --check-prefix=FAILS
// RUN: not %bridge-opt %s --load %S/Inputs/nothing.py 2>&1 | FileCheck %s --check-prefix=ABSENT
// Passes in Python, of a file that is loaded.

// CHECK: %[[ONE:.*]] = arith.constant 1
// CHECK: %[[SUM:.*]] = arith.shli %arg0, %[[ONE]]
// CHECK: arith.muli %[[SUM]], %[[SUM]]
// LIST: Passes:
// LIST: --my-failure {{ *}}- Fails.
// LIST-NEXT: --my-simplify {{ *}}- Makes shifts of sums.
// LIST-NEXT: --limit=<int> {{ *}}- default 10
// NEAR: bridge-opt: Did you mean '--my-simplify'?
// OPTION: error: my-simplify: limit: 'x' value invalid for int argument
// FAILS: opt-load.mlir:0:0: error: this pass fails
// ABSENT: error: cannot open plug-in '{{.*}}nothing.py': No such file or directory
func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}

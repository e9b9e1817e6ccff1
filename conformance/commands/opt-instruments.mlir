// RUN: %bridge-opt %s --load %S/Inputs/my_passes.py --cse --my-simplify --mlir-print-ir-before=my-simplify --mlir-print-ir-after-change --mlir-print-ir-after-all -o %t 2>&1 | FileCheck %s --check-prefix=DUMP
// RUN: %bridge-opt %s --load %S/Inputs/my_passes.py --my-simplify --mlir-print-ir-after-all --mlir-print-ir-module-scope -o %t 2>&1 | FileCheck %s --check-prefix=SCOPE
// RUN: rm -rf %t.tree
// RUN: %bridge-opt %s --load %S/Inputs/my_passes.py --pass-pipeline='builtin.module(cse,func.func(my-simplify,cse),canonicalize)' --mlir-print-ir-after-all --mlir-print-ir-tree-dir=%t.tree -o %t
// RUN: cat %t.tree/builtin_module_no-symbol-name/0_cse.mlir %t.tree/builtin_module_no-symbol-name/func_func_f/0_0_my-simplify.mlir | FileCheck %s --check-prefix=TREE
// RUN: cat %t.tree/builtin_module_no-symbol-name/func_func_g/0_1_cse.mlir %t.tree/builtin_module_no-symbol-name/1_canonicalize.mlir | FileCheck %s --check-prefix=TREE
// RUN: %bridge-opt %s --load %S/Inputs/my_passes.py --my-simplify --topological-sort --mlir-timing --mlir-pass-statistics -o %t 2>&1 | FileCheck %s --check-prefix=REPORTS
// RUN: %bridge-opt %s --topological-sort --mlir-timing --mlir-timing-display=list -o %t 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: %bridge-opt %s --topological-sort --mlir-timing --mlir-output-format=json -o %t 2>&1 | FileCheck %s --check-prefix=JSON
// RUN: not %bridge-opt %s --load %S/Inputs/my_passes.py --cse --my-failure --canonicalize --mlir-print-ir-after-failure --mlir-pass-pipeline-crash-reproducer=%t.whole 2>&1 | FileCheck %s --check-prefix=FAILS
// RUN: cat %t.whole | FileCheck %s --check-prefix=WHOLE
// RUN: not %bridge-opt --load %S/Inputs/my_passes.py --run-reproducer %t.whole 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: not %bridge-opt %s --load %S/Inputs/my_passes.py --my-simplify --my-failure --mlir-pass-pipeline-crash-reproducer=%t.local --mlir-pass-pipeline-local-reproducer 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: cat %t.local | FileCheck %s --check-prefix=LOCAL
// RUN: %bridge-opt %s --canonicalize --mlir-generate-reproducer=%t.given -o %t
// RUN: %bridge-opt --run-reproducer %t.given --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=GIVEN
// What is told of passes in Python, and of upstream's between them.

// DUMP: // -----// IR Dump After {{.*}}: cse //----- //
// DUMP: // -----// IR Dump Before Simplify: my-simplify{limit=10} //----- //
// DUMP-NEXT: func.func @f
// DUMP: // -----// IR Dump After Simplify: my-simplify{limit=10} //----- //
// DUMP-NEXT: func.func @f
// DUMP: arith.shli
// DUMP: // -----// IR Dump Before Simplify: my-simplify{limit=10} //----- //
// DUMP-NEXT: func.func @g
// DUMP-NOT: IR Dump
// SCOPE: // -----// IR Dump After Simplify: my-simplify{limit=10} ('func.func' operation: @f) //----- //
// SCOPE-NEXT: module {
// SCOPE: // -----// IR Dump After Simplify: my-simplify{limit=10} ('func.func' operation: @g) //----- //
// SCOPE-NEXT: module {
// TREE: // -----// IR Dump After
// TREE: // -----// IR Dump After
// REPORTS: ... Pass statistics report ...
// REPORTS: Simplify
// REPORTS-NEXT: (S) 2 num-shifts - Number of sums that became shifts
// REPORTS: ... Execution time report ...
// REPORTS: Total Execution Time: {{.*}} seconds
// REPORTS: ----Wall Time----  ----Name----
// REPORTS-NEXT: %)  'func.func' Pipeline
// REPORTS-NEXT: %)    Simplify
// REPORTS-NEXT: %)  topological-sort
// REPORTS-NEXT: %)  Rest
// REPORTS-NEXT: (100.0%)  Total
// LIST: ... Execution time report ...
// LIST: %)  topological-sort
// JSON: {"wall": {"duration": {{.*}}, "percentage": {{.*}}}, "name": "topological-sort", "passes": [
// FAILS: // -----// IR Dump After fail Failed: my-failure //----- //
// FAILS: error: this pass fails
// FAILS: error: Failures have been detected while processing an MLIR pass pipeline
// FAILS: note: Pipeline failed while executing [`fail` on 'builtin.module' operation]: reproducer generated at `{{.*}}.whole`
// WHOLE: arith.addi
// WHOLE: arith.addi
// WHOLE: {-#
// WHOLE:   external_resources: {
// WHOLE:     mlir_reproducer: {
// WHOLE:       pipeline: "builtin.module(cse,my-failure,canonicalize)",
// WHOLE:       disable_threading: false,
// WHOLE:       verify_each: true
// AGAIN: error: this pass fails
// ALONE: note: Pipeline failed while executing `fail` on 'builtin.module' operation: reproducer generated at `{{.*}}.local`
// LOCAL: arith.shli
// LOCAL: pipeline: "builtin.module(my-failure)"
// GIVEN: Pass Manager with 1 passes:
// GIVEN:   canonicalize
func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func @g() {
  return
}

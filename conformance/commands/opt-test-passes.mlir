// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --test-walk-pattern-rewrite-driver=dump-notifications=true | FileCheck %s --check-prefix=WALK
// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --test-greedy-patterns=max-iterations=1 | FileCheck %s --check-prefix=GREEDY
// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --canonicalize | FileCheck %s --check-prefix=FOLD
// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --pass-pipeline="builtin.module(func.func(test-diagnostic-filter{filters=hidden}))" 2>&1 | FileCheck %s --check-prefix=CALLS
// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --pass-pipeline="builtin.module(func.func(test-clone))" | FileCheck %s --check-prefix=CLONE
// Passes of upstream's test library, in the plug-in.

// WALK: notifyOperationModified: test.any_attr_of_i32_str
// WALK-NEXT: notifyOperationInserted: test.new_op
// WALK-LABEL: func.func @patterns
// WALK: "test.any_attr_of_i32_str"() <{attr = 1 : i32}>
// WALK: "test.new_op"
// GREEDY-LABEL: func.func @patterns
// GREEDY: "test.any_attr_of_i32_str"() <{attr = 3 : i32}>
// GREEDY: test.op_with_enum second tag 1 : i32
// GREEDY: test.op_with_bit_enum <read, execute> tag 1 : i32
func.func @patterns() {
  "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
  test.op_with_enum first tag 0 : i32
  test.op_with_bit_enum <write, execute> tag 0 : i32
  "test.replace_with_new_op"() : () -> ()
  return
}

// FOLD-LABEL: @manual
// FOLD-NEXT: %[[C:.*]] = "test.constant"() <{value = 5 : i32}>
// FOLD-NEXT: return %[[C]]
// CLONE: notifyOperationInserted: test.inside
// CLONE-NEXT: notifyOperationInserted: func.return
// CLONE-LABEL: func.func @twice
// CLONE: "test.inside"
// CLONE-NEXT: "test.inside"
func.func @manual() -> i32 {
  %0 = "test.constant"() {value = 5 : i32} : () -> i32
  %1 = "test.manual_cpp_op_with_fold"(%0) : (i32) -> i32
  return %1 : i32
}

// CALLS: Test 'calls'
// CALLS-NEXT: called.mlir:1:2: error: test diagnostic
// CALLS-NEXT: caller.mlir:3:4: note: called from
func.func private @calls() attributes {
  test.loc = loc(callsite("f"("hidden.mlir":5:6) at callsite("called.mlir":1:2 at "caller.mlir":3:4)))
}

func.func @twice(%a: i32) -> i32 {
  %0 = "test.inside"(%a) : (i32) -> i32
  return %0 : i32
}

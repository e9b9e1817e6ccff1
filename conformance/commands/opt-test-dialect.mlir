// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --split-input-file --verify-diagnostics | FileCheck %s
// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --split-input-file --test-print-defuse 2>&1 | FileCheck %s --check-prefix=USES
// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --split-input-file --canonicalize | FileCheck %s --check-prefix=FOLD
// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --split-input-file --test-print-defuse -o %t | FileCheck %s --check-prefix=TOLD
// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --split-input-file --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=SHOWN
// TOLD: Visiting op
// TOLD-NOT: func.func @f
// Upstream's test dialect, as a plug-in: its table, its own syntax, and its passes. What a
// pass prints stands before the program that it was run on.

// USES: Visiting op 'test.switch_with_no_break' with 1 operands:
// USES-NEXT: - Operand produced by operation 'arith.constant'
// USES: Visiting op 'func.func'
// USES: func.func @f
// USES: Visiting op 'test.custom_result_name'
// USES: func.func @g

// CHECK-LABEL: @f
func.func @f() {
  %0 = arith.constant 0 : index
  // CHECK: test.switch_with_no_break %{{.*}}
  // CHECK-NEXT: case 0 {
  test.switch_with_no_break %0
  case 0 {
    "test.inside"() : () -> ()
  }
  // CHECK: test.oilist_custom private(%{{.*}} : index) nowait
  test.oilist_custom nowait private (%0 : index)
  return
}

// -----

// CHECK-LABEL: @g
func.func @g(%a: i32) {
  // CHECK: %foo, %bar = "test.custom_result_name"(%arg0)
  %0:2 = "test.custom_result_name"(%a) {names = ["foo", "bar"]} : (i32) -> (i32, i32)
  return
}

// -----

// FOLD-LABEL: @folds
// FOLD-SAME: %[[X:.*]]: i32
func.func @folds(%x: i32) -> (i32, i32, i32, i32) {
  %c2 = "test.constant"() {value = 2 : i32} : () -> i32
  %c3 = "test.constant"() {value = 3 : i32} : () -> i32
  %0 = test.fold_with_fold_adaptor %c2, [%c3, %x], { (%c3), (%c2, %c2) } {
    "test.inside"() : () -> ()
  }
  %1 = "test.op_with_region_fold"(%x) ({
    "test.inside"() : () -> ()
  }) : (i32) -> i32
  %2:2 = "test.op_with_variadic_results_and_folder"(%x, %1) : (i32, i32) -> (i32, i32)
  // FOLD-NEXT: %[[SUM:.*]] = "test.constant"() <{value = 33 : i32}>
  // FOLD-NEXT: return %[[SUM]], %[[X]], %[[X]], %[[X]]
  return %0, %1, %2#0, %2#1 : i32, i32, i32, i32
}

// -----

// An op of whose text another op is a part, and one that is called what it says.
// CHECK-LABEL: @wraps
func.func @wraps(%a: i32) -> i32 {
  // CHECK: %0 = test.wrapping_region wraps "test.inside"(%arg0) : (i32) -> i32
  %0 = test.wrapping_region wraps "test.inside"(%a) : (i32) -> i32
  // CHECK: %{{.*}} = test.pretty_printed_region %arg0, %{{.*}} start test.special.op end : (i32, i32) -> i32
  %1 = test.pretty_printed_region %a, %0 start test.special.op end : (i32, i32) -> i32
  // CHECK: %x, %y = test.string_attr_pretty_name{{$}}
  %x, %y = test.string_attr_pretty_name
  // CHECK: %z, %w = test.string_attr_pretty_name{{$}}
  %2:2 = test.string_attr_pretty_name attributes {names = ["z", "w"]}
  // CHECK: test.attr_with_loc("foo")
  // SHOWN: test.attr_with_loc("foo" loc("bar"))
  test.attr_with_loc("foo" loc("bar"))
  // CHECK: test.parse_custom_operation_name_api(builtin.foo)
  test.parse_custom_operation_name_api(builtin.foo)
  return %1 : i32
}

// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --allow-unregistered-dialect --mlir-print-local-scope --mlir-print-debuginfo | FileCheck %s
// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --allow-unregistered-dialect --mlir-print-debuginfo | %bridge-opt - --load %S/../plugins/test_dialect --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo | FileCheck %s --check-prefix=PRETTY
// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --allow-unregistered-dialect --arith-int-range-narrowing=int-bitwidths-supported=8 | FileCheck %s --check-prefix=NARROW
// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --allow-unregistered-dialect --native-only --canonicalize | FileCheck %s --check-prefix=CHOICE

// A type that says it may be in memory, nodes in a list, and a location of a dialect's.
// CHECK: func private @held(memref<1x?x!test.memref_element>)
func.func private @held(memref<1x?x!test.memref_element>)

// CHECK: a = [ begin 0 : index end, begin 2 : index end ]
test.array_of_attr_op
    a = [begin 0 : index end, begin 2 : index end], b = [0, 1], c = [a, b, "+"]

// CHECK: "my.op"() : () -> () loc(#test.custom_location<"foo.txt" * 32>)
// PRETTY: "my.op"() : () -> () #test.custom_location<"foo.txt" * 32>
"my.op"() : () -> () loc(#test.custom_location<"foo.txt" * 32>)

// Upstream knows nothing of ranges that a dialect of one's own states.
// NARROW: func @narrowed
// NARROW: arith.addi %{{.*}}, %{{.*}} : i8
func.func @narrowed() -> index {
  %a = test.with_bounds {umin = 0 : index, umax = 4 : index, smin = 0 : index, smax = 4 : index} : index
  %b = test.with_bounds {umin = 0 : index, umax = 4 : index, smin = 0 : index, smax = 4 : index} : index
  %c = arith.addi %a, %b : index
  return %c : index
}

// What is extended has no sign.
// CHOICE: func @chosen
// CHOICE: arith.select %{{.*}}, %{{.*}}, %{{.*}} : ui8
func.func @chosen(%c: i1) -> ui8 {
  %zero = "test.constant"() {value = 0 : i32} : () -> ui8
  %one = "test.constant"() {value = 1 : i32} : () -> ui8
  %r = arith.select %c, %one, %zero : ui8
  return %r : ui8
}

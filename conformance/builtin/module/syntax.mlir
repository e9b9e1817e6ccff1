// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `builtin.module` is read and printed.

// CHECK-LABEL: module @named {
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-NEXT: module @with_the_name_of_its_dialect {
// CHECK-NEXT: }
// CHECK-NEXT: module @attributes attributes {llvm.tag, sym_visibility = "private"} {
// CHECK-NEXT: }
// CHECK-NEXT: module @nested {
// CHECK-NEXT: module @inside {
// CHECK-NEXT: }
// CHECK-NEXT: }
module @named {
}
module {
}
builtin.module @with_the_name_of_its_dialect {
}
module @attributes attributes {llvm.tag, sym_visibility = "private"} {
}
module @nested {
  module @inside {
  }
}

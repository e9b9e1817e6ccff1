// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `llvm.invoke` is read and printed.

// CHECK-LABEL: llvm.func @s1(i32) -> i32
// CHECK-NEXT: llvm.func @p1(...) -> i32
// CHECK-NEXT: llvm.func @a_symbol(%arg0: i32) attributes {personality = @p1} {
// CHECK-NEXT: %0 = llvm.invoke @s1(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @s1(i32) -> i32
llvm.func @p1(...) -> i32
llvm.func @a_symbol(%a: i32) attributes {personality = @p1} {
  %0 = llvm.invoke @s1(%a) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// CHECK-LABEL: llvm.func @p2(...) -> i32
// CHECK-NEXT: llvm.func @a_pointer_and_successors_with_arguments(%arg0: !llvm.ptr, %arg1: i32) attributes {personality = @p2} {
// CHECK-NEXT: llvm.invoke fastcc %arg0(%arg1) to ^bb1(%arg1 : i32) unwind ^bb2(%arg0, %arg1 : !llvm.ptr, i32) {tag} : !llvm.ptr, (i32) -> ()
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: ^bb2(%1: !llvm.ptr, %2: i32):  // pred: ^bb0
// CHECK-NEXT: %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @p2(...) -> i32
llvm.func @a_pointer_and_successors_with_arguments(%p: !llvm.ptr, %a: i32) attributes {personality = @p2} {
  llvm.invoke fastcc %p(%a) to ^bb1(%a : i32) unwind ^bb2(%p, %a : !llvm.ptr, i32) {tag} : !llvm.ptr, (i32) -> ()
^bb1(%b: i32):
  llvm.return
^bb2(%q: !llvm.ptr, %c: i32):
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// CHECK-LABEL: llvm.func @s3(i32, ...)
// CHECK-NEXT: llvm.func @p3(...) -> i32
// CHECK-NEXT: llvm.func @variable_arguments_and_bundles(%arg0: i32) attributes {personality = @p3} {
// CHECK-NEXT: llvm.invoke @s3(%arg0, %arg0) to ^bb1 unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) ["one"(%arg0 : i32)] : (i32, i32) -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @s3(i32, ...)
llvm.func @p3(...) -> i32
llvm.func @variable_arguments_and_bundles(%a: i32) attributes {personality = @p3} {
  llvm.invoke @s3(%a, %a) to ^bb1 unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) ["one"(%a : i32)] : (i32, i32) -> ()
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

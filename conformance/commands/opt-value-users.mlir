// RUN: %bridge-opt --mlir-print-value-users %s | FileCheck %s
// RUN: %bridge-opt --mlir-print-value-users --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// Comments say who uses a value: newest first, by what it makes or by its number.

// CHECK:         func.func @foo(%arg0: i32, %arg1: i32, %arg2: memref<4xi32>) -> i32 {
// CHECK-NEXT:      // %arg0 is used by %9, %2, %1
// CHECK-NEXT:      // %arg1 is used by %sum, %overflow, %2
// CHECK-NEXT:      // %arg2 is used by %10, %1
// CHECK-NEXT:      %c3 = arith.constant 3 : index // users: %10, %1
// CHECK-NEXT:      memref.store %arg0, %arg2[%c3] : memref<4xi32> // id: %1
// CHECK-NEXT:      %2 = arith.addi %arg0, %arg1 : i32 // users: %sum, %overflow
// CHECK-NEXT:      %sum, %overflow = arith.addui_extended %2, %arg1 : i32, i1 // users: (%5, %3), (%5, %4, %3)
// CHECK-NEXT:      %3 = arith.select %overflow, %sum, %sum : i32 // users: %8, %9
// CHECK-NEXT:      scf.if %overflow {
// CHECK-NEXT:        %9 = arith.muli %3, %arg0 : i32 // user: %10
// CHECK-NEXT:        memref.store %9, %arg2[%c3] : memref<4xi32> // id: %10
// CHECK-NEXT:      } // id: %4
// CHECK-NEXT:      cf.cond_br %overflow, ^bb1(%sum : i32), ^bb2 // id: %5
// CHECK-NEXT:    ^bb1(%6: i32):  // pred: ^bb0
// CHECK-NEXT:      // %6 is unused
// CHECK-NEXT:      cf.br ^bb2
// CHECK-NEXT:    ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:      return %3 : i32 // id: %8
// CHECK-NEXT:    }

// GENERIC:       "func.func"() <{function_type = (i32, i32, memref<4xi32>) -> i32, sym_name = "foo"}> ({
// GENERIC-NEXT:  ^bb0(%arg0: i32, %arg1: i32, %arg2: memref<4xi32>):
// GENERIC-NEXT:    // %arg0 is used by %12, %4, %3
// GENERIC-NEXT:    // %arg1 is used by %5#0, %5#1, %4
// GENERIC-NEXT:    // %arg2 is used by %13, %3
// GENERIC-NEXT:    %2 = "arith.constant"() <{value = 3 : index}> : () -> index // users: %13, %3
// GENERIC-NEXT:    "memref.store"(%arg0, %arg2, %2) : (i32, memref<4xi32>, index) -> () // id: %3
// GENERIC-NEXT:    %4 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 // users: %5#0, %5#1
// GENERIC-NEXT:    %5:2 = "arith.addui_extended"(%4, %arg1) : (i32, i32) -> (i32, i1) // users: (%8, %6), (%8, %7, %6)
// GENERIC-NEXT:    %6 = "arith.select"(%5#1, %5#0, %5#0) : (i1, i32, i32) -> i32 // users: %11, %12
// GENERIC-NEXT:    "scf.if"(%5#1) ({
// GENERIC-NEXT:      %12 = "arith.muli"(%6, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 // user: %13
// GENERIC-NEXT:      "memref.store"(%12, %arg2, %2) : (i32, memref<4xi32>, index) -> () // id: %13
// GENERIC-NEXT:      "scf.yield"() : () -> ()
// GENERIC-NEXT:    }, {
// GENERIC-NEXT:    }) : (i1) -> () // id: %7
// GENERIC-NEXT:    "cf.cond_br"(%5#1, %5#0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> () // id: %8
// GENERIC-NEXT:  ^bb1(%9: i32):  // pred: ^bb0
// GENERIC-NEXT:    // %9 is unused
// GENERIC-NEXT:    "cf.br"()[^bb2] : () -> ()
// GENERIC-NEXT:  ^bb2:  // 2 preds: ^bb0, ^bb1
// GENERIC-NEXT:    "func.return"(%6) : (i32) -> () // id: %11
// GENERIC-NEXT:  }) : () -> ()

func.func @foo(%arg0: i32, %arg1: i32, %arg3: memref<4xi32>) -> i32 {
  %c = arith.constant 3 : index
  memref.store %arg0, %arg3[%c] : memref<4xi32>
  %1 = arith.addi %arg0, %arg1 : i32
  %2, %3 = arith.addui_extended %1, %arg1 : i32, i1
  %4 = arith.select %3, %2, %2 : i32
  scf.if %3 {
    %9 = arith.muli %4, %arg0 : i32
    memref.store %9, %arg3[%c] : memref<4xi32>
  }
  cf.cond_br %3, ^bb1(%2 : i32), ^bb2
^bb1(%x: i32):
  cf.br ^bb2
^bb2:
  func.return %4 : i32
}

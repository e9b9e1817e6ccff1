// RUN: %bridge-conform --run-lines %s

#map42 = affine_map<(d0) -> (d0 + 1)>
#map43 = affine_map<(d0, d1) -> (d0 + d1)>
#set = affine_set<(d0, d1)[s0]: (d0 - 10 >= 0, s0 - d0 - 9 >= 0,
                      d1 - 10 >= 0, s0 - d1 - 9 >= 0)>
func.func @reduced_domain_example(%A: memref<10xi32>, %X: i32, %N: index) {
  affine.for %i = 0 to %N {
     affine.for %j = 0 to %N {
       %0 = affine.apply #map42(%j)
       %tmp = func.call @S1(%X, %i, %0) : (i32, index, index) -> i32
       affine.if #set(%i, %j)[%N] {
          %1 = affine.apply #map43(%i, %j)
          func.call @S2(%tmp, %A, %i, %1) : (i32, memref<10xi32>, index, index) -> ()
       }
    }
  }
  return
}

func.func @S1(%x: i32, %i: index, %j: index) -> i32 {
  %a = arith.index_cast %i : index to i32
  %b = arith.index_cast %j : index to i32
  %c = arith.addi %a, %b : i32
  %d = arith.addi %c, %x : i32
  return %d : i32
}
func.func @S2(%t: i32, %A: memref<10xi32>, %i: index, %j: index) {
  %ten = arith.constant 10 : index
  %slot = arith.remui %j, %ten : index
  %old = memref.load %A[%slot] : memref<10xi32>
  %new = arith.addi %old, %t : i32
  memref.store %new, %A[%slot] : memref<10xi32>
  return
}
// run: @reduced_domain_example(zeros(), 5, 18)
// then: #0 == zeros()
// run: @reduced_domain_example(zeros(), 5, 20)
// then: #0 == [26, 54, 28, 0, 0, 0, 0, 0, 0, 0]
// run: @reduced_domain_example(random(), 5, 23)

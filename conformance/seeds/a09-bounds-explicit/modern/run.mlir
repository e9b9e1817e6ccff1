// RUN: %bridge-conform --run-lines %s

func.func @a09(%N: index, %M: index) {
  affine.for %i = affine_map<()->(-42)>() to affine_map<()[s]->(s)>()[%N] {
  }
  affine.for %i = -42 to %N step 4 {
    affine.for %j = max affine_map<(d0)[s] -> (d0, s - 8)>(%i)[%N] to min affine_map<(d0)[s0, s1] -> (d0 + 4, s0, s1)>(%i)[%N, %M] {
    }
  }
  return
}

func.func @count(%N: index, %M: index, %m: memref<2xi32>) {
  %one = arith.constant 1 : i32
  affine.for %i = affine_map<()->(-42)>() to affine_map<()[s]->(s)>()[%N] {
    %a = affine.load %m[0] : memref<2xi32>
    %b = arith.addi %a, %one : i32
    affine.store %b, %m[0] : memref<2xi32>
  }
  affine.for %i = -42 to %N step 4 {
    affine.for %j = max affine_map<(d0)[s] -> (d0, s - 8)>(%i)[%N] to min affine_map<(d0)[s0, s1] -> (d0 + 4, s0, s1)>(%i)[%N, %M] {
    %a = affine.load %m[1] : memref<2xi32>
    %b = arith.addi %a, %one : i32
    affine.store %b, %m[1] : memref<2xi32>
    }
  }
  return
}
// run: @a09(3, 2)
// run: @count(3, 2, zeros())
// then: #2 == [45, 7]
// run: @count(-42, 2, zeros())
// then: #2 == [0, 0]
// run: @count(-30, -33, random())

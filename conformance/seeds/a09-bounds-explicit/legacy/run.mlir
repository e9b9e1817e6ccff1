// RUN: %bridge-conform --run-lines %s
// syntax: legacy

func @a09(%N: index, %M: index) {
  affine.for %i = ()->(-42)() to ()[s]->(s)()[%N] {
  }
  affine.for %i = -42 to %N step 4 {
    affine.for %j = max (d0)[s] -> (d0, s - 8)(%i)[%N] to min (d0)[s0, s1] -> (d0 + 4, s0, s1)(%i)[%N, %M] {
    }
  }
  return
}

func @count(%N: index, %M: index, %m: memref<2xi32>) {
  %one = constant 1 : i32
  affine.for %i = ()->(-42)() to ()[s]->(s)()[%N] {
    %a = affine.load %m[0] : memref<2xi32>
    %b = addi %a, %one : i32
    affine.store %b, %m[0] : memref<2xi32>
  }
  affine.for %i = -42 to %N step 4 {
    affine.for %j = max (d0)[s] -> (d0, s - 8)(%i)[%N] to min (d0)[s0, s1] -> (d0 + 4, s0, s1)(%i)[%N, %M] {
    %a = affine.load %m[1] : memref<2xi32>
    %b = addi %a, %one : i32
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

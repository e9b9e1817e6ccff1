func.func @loops(%m: memref<?xi32>, %a: i32, %n: index) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = scf.for %i = %c5 to %c1 step %c1 iter_args(%x = %a) -> i32 {
    memref.store %x, %m[%i] : memref<?xi32>
    scf.yield %x : i32
  }
  %1 = scf.for %i = %c0 to %c1 step %c5 iter_args(%x = %a) -> i32 {
    memref.store %x, %m[%i] : memref<?xi32>
    %t = arith.addi %x, %a : i32
    scf.yield %t : i32
  }
  %2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%x = %1) -> i32 {
    scf.yield %a : i32
  }
  %end = arith.addi %n, %c1 overflow<nsw> : index
  %3 = scf.for %i = %n to %end step %c5 iter_args(%x = %a) -> i32 {
    %t = memref.load %m[%i] : memref<?xi32>
    scf.yield %t : i32
  }
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
// -----
func.func @carried(%m: memref<?xi32>, %a: i32, %b: i32, %n: index) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:5 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b, %z = %a, %u = %b, %v = %a) -> (i32, i32, i32, i32, i32) {
    %t = memref.load %m[%i] : memref<?xi32>
    %s = arith.addi %t, %x : i32
    %w = arith.muli %s, %z : i32
    %q = arith.addi %w, %y : i32
    memref.store %q, %m[%i] : memref<?xi32>
    scf.yield %s, %y, %s, %t, %v : i32, i32, i32, i32, i32
  }
  return %0#0, %0#1, %0#4 : i32, i32, i32
}
// -----
func.func @ifs(%c: i1, %a: i32, %b: i32, %m: memref<i32>) -> (i32, i32, i1, i1, i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %not = arith.xori %c, %true : i1
  %0 = scf.if %not -> i32 {
    %t = memref.load %m[] : memref<i32>
    scf.yield %t : i32
  } else {
    %t = arith.addi %a, %b : i32
    memref.store %t, %m[] : memref<i32>
    scf.yield %t : i32
  }
  %1:4 = scf.if %c -> (i32, i1, i1, i32) {
    memref.store %a, %m[] : memref<i32>
    scf.yield %a, %true, %false, %b : i32, i1, i1, i32
  } else {
    scf.yield %b, %false, %true, %b : i32, i1, i1, i32
  }
  %2 = scf.if %true -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  scf.if %false {
    memref.store %a, %m[] : memref<i32>
  }
  scf.if %c {
    memref.store %b, %m[] : memref<i32>
  } else {
  }
  scf.if %c {
  } else {
    memref.store %a, %m[] : memref<i32>
  }
  return %0, %1#0, %1#1, %1#2, %1#3, %2 : i32, i32, i1, i1, i32, i32
}
// -----
func.func @joined(%c: i1, %d: i1, %a: i32, %m: memref<i32>) -> (i32, i32) {
  %true = arith.constant true
  %0 = scf.if %c -> i32 {
    %t = memref.load %m[] : memref<i32>
    scf.yield %t : i32
  } else {
    %t = "test.value"() : () -> i32
    scf.yield %t : i32
  }
  %1 = scf.if %c -> i32 {
    %t = arith.addi %0, %a : i32
    scf.yield %t : i32
  } else {
    %t = arith.muli %0, %a : i32
    scf.yield %t : i32
  }
  scf.if %d {
    memref.store %1, %m[] : memref<i32>
  }
  %n = arith.xori %d, %true : i1
  scf.if %n {
    memref.store %a, %m[] : memref<i32>
  }
  return %0, %1 : i32, i32
}
// -----
func.func @nested(%c: i1, %d: i1, %a: i32, %b: i32, %m: memref<i32>) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %t = scf.if %d -> i32 {
      %u = memref.load %m[] : memref<i32>
      memref.store %a, %m[] : memref<i32>
      scf.yield %u : i32
    } else {
      scf.yield %b : i32
    }
    scf.yield %t, %a : i32, i32
  } else {
    scf.yield %b, %b : i32, i32
  }
  scf.if %c {
    scf.if %d {
      memref.store %0#0, %m[] : memref<i32>
    }
  }
  return %0#0, %0#1 : i32, i32
}
// -----
func.func @condition(%c: i1, %m: memref<i1>) {
  scf.if %c {
    memref.store %c, %m[] : memref<i1>
    memref.store %c, %m[] : memref<i1>
  } else {
    scf.execute_region {
      memref.store %c, %m[] : memref<i1>
      scf.yield
    }
  }
  return
}
// -----
func.func @regions(%c: i1, %a: i32, %m: memref<i32>) -> (i32, i32, i32) {
  %0 = scf.execute_region -> i32 {
    %t = memref.load %m[] : memref<i32>
    scf.yield %t : i32
  }
  %1 = scf.execute_region -> i32 no_inline {
    %t = memref.load %m[] : memref<i32>
    scf.yield %t : i32
  }
  %c2 = arith.constant 2 : index
  %2 = scf.index_switch %c2 -> i32
  case 1 {
    scf.yield %a : i32
  }
  case 2 {
    %t = memref.load %m[] : memref<i32>
    scf.yield %t : i32
  }
  default {
    scf.yield %a : i32
  }
  return %0, %1, %2 : i32, i32, i32
}
// -----
func.func @switch(%i: index, %a: i32, %m: memref<i32>) -> i32 {
  %c9 = arith.constant 9 : index
  %0:3 = scf.index_switch %i -> i32, i32, i32
  case 1 {
    %t = memref.load %m[] : memref<i32>
    scf.yield %t, %a, %t : i32, i32, i32
  }
  default {
    scf.yield %a, %a, %a : i32, i32, i32
  }
  %1 = scf.index_switch %c9 -> i32
  case 1 {
    scf.yield %a : i32
  }
  default {
    scf.yield %0#2 : i32
  }
  %2 = arith.addi %0#1, %1 : i32
  return %2 : i32
}
// -----
func.func @while(%a: i32, %b: i32, %m: memref<i32>) -> (i32, i32, i1) {
  %c10 = arith.constant 10 : i32
  %0:3 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32, i1) {
    %c = arith.cmpi slt, %x, %c10 : i32
    scf.condition(%c) %x, %y, %c : i32, i32, i1
  } do {
  ^bb0(%u: i32, %v: i32, %w: i1):
    %again = arith.cmpi slt, %u, %c10 : i32
    %never = arith.cmpi sge, %u, %c10 : i32
    scf.if %again {
      memref.store %u, %m[] : memref<i32>
    }
    scf.if %never {
      memref.store %v, %m[] : memref<i32>
    }
    %s = arith.select %w, %u, %v : i32
    %t = arith.addi %s, %v : i32
    scf.yield %t, %v : i32, i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i1
}
// -----
func.func @order(%a: i32, %b: f32) -> (f32, i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, f32) -> (f32, i32) {
    %c = "test.condition"(%x, %y) : (i32, f32) -> i1
    scf.condition(%c) %y, %x : f32, i32
  } do {
  ^bb0(%u: f32, %v: i32):
    %s, %t = "test.next"(%u, %v) : (f32, i32) -> (i32, f32)
    scf.yield %s, %t : i32, f32
  }
  return %0#0, %0#1 : f32, i32
}
// -----
func.func @moved(%a: i32, %m: memref<i32>) -> (i32, i32) {
  %0:2 = scf.while (%x = %a) : (i32) -> (i32, i32) {
    %s = "test.value"(%x) : (i32) -> i32
    %c = "test.condition"(%x) : (i32) -> i1
    %r = scf.if %c -> i32 {
      %t = memref.load %m[] : memref<i32>
      %v = arith.addi %t, %s : i32
      scf.yield %v : i32
    } else {
      scf.yield %a : i32
    }
    scf.condition(%c) %r, %x : i32, i32
  } do {
  ^bb0(%u: i32, %w: i32):
    %n = arith.addi %u, %w : i32
    scf.yield %n : i32
  }
  return %0#0, %0#1 : i32, i32
}
// -----
func.func @parallel(%m: memref<?x?x?xf32>, %n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c4) to (%n, %c1, %n) step (%c1, %c4, %c1) {
    memref.store %f, %m[%i, %j, %k] : memref<?x?x?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j, %k) = (%c0, %c4) to (%n, %n) step (%c1, %c4) {
      memref.store %f, %m[%i, %j, %k] : memref<?x?x?xf32>
    }
  }
  scf.parallel (%i) = (%c4) to (%c1) step (%c1) {
    memref.store %f, %m[%i, %i, %i] : memref<?x?x?xf32>
  }
  %0 = scf.parallel (%i, %j) = (%c0, %c1) to (%c1, %c4) step (%c1, %c4) init (%f) -> f32 {
    %t = memref.load %m[%i, %j, %j] : memref<?x?x?xf32>
    scf.reduce(%t : f32) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i) step (%c1) {
      memref.store %0, %m[%i, %j, %j] : memref<?x?x?xf32>
    }
  }
  return %0 : f32
}
// -----
func.func @blocks(%c: i1, %m: memref<i32>, %a: i32) {
  scf.execute_region {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    memref.store %a, %m[] : memref<i32>
    scf.yield
  ^bb2:
    scf.yield
  }
  memref.store %a, %m[] : memref<i32>
  return
}
// -----
func.func @chosen(%c: i1, %d: i1, %m: memref<i32>, %a: i32, %b: i32) -> (i32, i32, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0:4 = scf.if %c -> (i32, i32, i1, i1) {
    %t = memref.load %m[] : memref<i32>
    scf.yield %t, %a, %true, %d : i32, i32, i1, i1
  } else {
    %t = arith.addi %a, %b : i32
    memref.store %t, %m[] : memref<i32>
    scf.yield %t, %b, %false, %d : i32, i32, i1, i1
  }
  %1:2 = scf.if %d -> (i1, i1) {
    memref.store %a, %m[] : memref<i32>
    scf.yield %true, %false : i1, i1
  } else {
    scf.yield %false, %true : i1, i1
  }
  %2 = arith.andi %1#0, %0#2 : i1
  return %0#0, %0#1, %2, %1#1 : i32, i32, i1, i1
}
// -----
func.func @apart(%c: i1, %d: i1, %m: memref<i32>, %a: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %t = scf.if %d -> i32 {
      %u = memref.load %m[] : memref<i32>
      scf.yield %u : i32
    } else {
      scf.yield %a : i32
    }
    memref.store %t, %m[] : memref<i32>
    scf.yield %t : i32
  } else {
    %t = "test.value"() : () -> i32
    scf.yield %t : i32
  }
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %n {
    memref.store %0, %m[] : memref<i32>
  } else {
    "test.use"(%0) : (i32) -> ()
  }
  scf.if %true {
    scf.if %d {
      memref.store %a, %m[] : memref<i32>
    } else {
      "test.use"(%a) : (i32) -> ()
    }
  }
  return %0 : i32
}
// -----
func.func @never(%a: i32, %m: memref<i32>) -> i32 {
  %false = arith.constant false
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    memref.store %x, %m[] : memref<i32>
    %t = arith.addi %x, %a : i32
    scf.condition(%false) %t : i32
  } do {
  ^bb0(%u: i32):
    scf.yield %u : i32
  }
  return %0 : i32
}

func.func @f(%a: i16, %b: i16, %f: f32) -> (f32, f32, f16, i1, i1, i32, i32) {
  %0 = arith.extui %a nneg : i16 to i32
  %1 = arith.uitofp %0 : i32 to f32
  %2 = arith.uitofp %0 nneg : i32 to f32
  %3 = arith.uitofp %a nneg : i16 to f32
  %4 = arith.truncf %3 fastmath<contract> : f32 to f16
  %c = arith.constant true
  %5 = arith.cmpi slt, %a, %b : i16
  %6 = arith.xori %5, %c : i1
  %7:2 = arith.addui_extended %a, %b : i16, i1
  %c1 = arith.constant 1 : i16
  %8:2 = arith.mulsi_extended %a, %c1 : i16
  %9 = arith.extsi %8#1 : i16 to i32
  %c5 = arith.constant 5 : i32
  %10 = arith.addi %9, %c5 overflow<nsw, nuw> : i32
  %11 = arith.addi %10, %c5 overflow<nsw> : i32
  %c0 = arith.constant 0 : i32
  %c11 = arith.constant 1 : i32
  %12 = arith.select %6, %c0, %c11 : i32
  %13 = arith.addi %12, %11 : i32
  %14:2 = arith.mulsi_extended %13, %13 : i32
  %15:2 = arith.mului_extended %c5, %c5 : i32
  %16 = arith.addi %14#0, %15#1 : i32
  return %1, %2, %4, %6, %6, %16, %15#0 : f32, f32, f16, i1, i1, i32, i32
}
// -----
func.func @f(%a: i16, %b: vector<4xi16>, %f: f32) -> (f32, f32, f32, f32) {
  %0 = arith.extui %a nneg : i16 to i32
  %1 = arith.uitofp %0 : i32 to f32
  %2 = arith.uitofp %0 nneg : i32 to f32
  %3 = arith.extui %a : i16 to i32
  %4 = arith.uitofp %3 nneg : i32 to f32
  %5 = arith.sitofp %0 : i32 to f32
  return %1, %2, %4, %5: f32, f32,f32,f32
}
// -----
func.func @f(%a: i16, %b: vector<4xi16>, %f: f32) -> (vector<4xi1>, vector<4xi16>, vector<4xi32>) {
  %c = arith.constant dense<1> : vector<4xi16>
  %m = arith.constant dense<-1> : vector<4xi16>
  %n = arith.constant dense<[1, 2, 3, 4]> : vector<4xi16>
  %t = arith.constant dense<true> : vector<4xi1>
  %0 = arith.cmpi eq, %b, %c : vector<4xi16>
  %1 = arith.xori %0, %t : vector<4xi1>
  %2 = arith.muli %b, %m : vector<4xi16>
  %3 = arith.addi %n, %2 : vector<4xi16>
  %4 = arith.addi %3, %n : vector<4xi16>
  %5 = arith.extsi %4 : vector<4xi16> to vector<4xi64>
  %6 = arith.trunci %5 : vector<4xi64> to vector<4xi32>
  return %1, %4, %6 : vector<4xi1>, vector<4xi16>, vector<4xi32>
}
// -----
func.func @sw(%a: i32, %f: i1) -> i32 {
  %c42 = arith.constant 42 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.switch %a : i32, [
    default: ^bb1,
    42: ^bb2,
    43: ^bb1,
    44: ^bb3
  ]
^bb1:
  cf.switch %a : i32, [
    default: ^bb4,
    42: ^bb2,
    50: ^bb5
  ]
^bb2:
  cf.br ^bb5
^bb3:
  cf.switch %c42 : i32, [
    default: ^bb4,
    42: ^bb6
  ]
^bb4:
  return %c1 : i32
^bb5:
  return %c2 : i32
^bb6:
  cf.cond_br %f, ^bb7, ^bb4
^bb7:
  vector.print %f : i1
  cf.cond_br %f, ^bb8, ^bb4
^bb8:
  return %a : i32
}
// -----
func.func @branches(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^d
^b:
  %0 = arith.constant true
  cf.cond_br %0, ^c, ^unreachable
^c:
  cf.br ^d
^d:
  %1 = arith.constant true
  cf.assert %1, "holds"
  cf.cond_br %c, ^e, ^e
^e:
  %2 = arith.addi %x, %y : i32
  %3 = arith.subi %2, %x : i32
  return %3 : i32
^unreachable:
  ub.unreachable
}
// -----
func.func @circles(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^b
^b:
  cf.br ^a
}
// -----
func.func @known_behind(%c: i1, %d: i1) -> i1 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.andi %c, %d : i1
  return %0 : i1
^b:
  %1 = arith.ori %c, %d : i1
  return %1 : i1
}
// -----
func.func @never(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  ub.unreachable
^b:
  return %x : i32
}
// -----
func.func @dead_around_a_loop(%c: i1, %m: memref<4xi32>, %i: index) {
  %0 = memref.alloca() : memref<4xi32>
  cf.br ^loop
^loop:
  %1 = memref.load %m[%i] : memref<4xi32>
  %2 = arith.addi %1, %1 : i32
  cf.cond_br %c, ^loop, ^end
^end:
  return
}
// -----
func.func @folds(%x: i32, %y: i32, %f: f32, %v: vector<4xi32>) -> (i32, i32, i32, i32, i32, f32, f32, vector<4xi32>, i32) {
  %c0 = arith.constant 0 : i32
  %ones = arith.constant -1 : i32
  %zero = arith.constant 0.0 : f32
  %0 = arith.muli %x, %y overflow<nsw> : i32
  %1 = arith.divsi %0, %y : i32
  %2 = arith.xori %x, %ones : i32
  %3 = arith.andi %x, %2 : i32
  %4 = arith.ori %2, %x : i32
  %5 = arith.andi %x, %y : i32
  %6 = arith.andi %y, %5 : i32
  %7 = arith.mulf %f, %zero fastmath<nnan,nsz> : f32
  %8 = arith.truncf %f fastmath<contract> : f32 to f16
  %9 = arith.extf %8 fastmath<contract> : f16 to f32
  %m = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %a = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %b = arith.constant dense<7> : vector<4xi32>
  %10 = arith.select %m, %a, %b : vector<4xi1>, vector<4xi32>
  %11:2 = arith.mului_extended %x, %c0 : i32
  %12 = arith.bitcast %11#1 : i32 to i32
  return %0, %1, %3, %4, %6, %7, %9, %10, %12 : i32, i32, i32, i32, i32, f32, f32, vector<4xi32>, i32
}
// -----
func.func @sums(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %a = arith.constant 5 : i32
  %b = arith.constant 3 : i32
  %0 = arith.subi %x, %a overflow<nsw> : i32
  %1 = arith.addi %0, %b overflow<nsw> : i32
  %2 = arith.subi %a, %x : i32
  %3 = arith.addi %2, %b : i32
  %4 = arith.addi %x, %a : i32
  %5 = arith.subi %4, %b : i32
  %6 = arith.subi %b, %4 : i32
  %7 = arith.subi %0, %b : i32
  %8 = arith.subi %2, %b : i32
  %9 = arith.subi %b, %2 overflow<nuw> : i32
  %10 = arith.subi %x, %y : i32
  %11 = arith.subi %10, %x : i32
  %12 = arith.addi %1, %3 : i32
  %13 = arith.addi %12, %7 : i32
  return %5, %6, %8, %9, %11, %13, %12 : i32, i32, i32, i32, i32, i32, i32
}
// -----
func.func @casts(%x: i8, %y: i8, %i: index, %f: f32) -> (i64, index, i16, i8, i1, i32, f32) {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extsi %0 : i32 to i64
  %2 = arith.index_cast %i : index to i64
  %3 = arith.index_cast %2 : i64 to index
  %4 = arith.trunci %1 : i64 to i16
  %5 = arith.extsi %y : i8 to i32
  %6 = arith.extsi %x : i8 to i32
  %7 = arith.xori %5, %6 : i32
  %8 = arith.cmpi eq, %5, %6 : i32
  %c24 = arith.constant 24 : i32
  %9 = arith.shrsi %7, %c24 exact : i32
  %10 = arith.trunci %9 overflow<nuw> : i32 to i8
  %11 = arith.bitcast %f : f32 to i32
  %12 = arith.bitcast %11 : i32 to f32
  %13 = arith.negf %f : f32
  %14 = arith.mulf %13, %13 fastmath<nnan> : f32
  %15 = arith.divf %14, %12 : f32
  return %1, %3, %4, %10, %8, %7, %15 : i64, index, i16, i8, i1, i32, f32
}
// -----
func.func @choices(%p: i1, %a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i1, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.select %p, %a, %b : i32
  %1 = arith.select %p, %0, %c : i32
  %2 = arith.select %p, %c, %0 : i32
  %3 = arith.xori %p, %true : i1
  %4 = arith.select %3, %a, %b : i32
  %5 = arith.select %p, %false, %true : i1
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %6 = arith.select %p, %c1, %c0 : i32
  return %1, %2, %4, %5, %6 : i32, i32, i32, i1, i32
}
// -----
func.func @extended(%a: i32, %b: i32) -> (i32, i32, i32, i1, i32, i32) {
  %c7 = arith.constant 7 : i32
  %c1 = arith.constant 1 : i32
  %0:2 = arith.addui_extended %a, %b : i32, i1
  %1:2 = arith.mulsi_extended %a, %b : i32
  %2:2 = arith.mului_extended %a, %b : i32
  %3:2 = arith.addui_extended %c7, %c7 : i32, i1
  %4:2 = arith.mului_extended %a, %c1 : i32
  %5:2 = arith.mulsi_extended %a, %c1 : i32
  return %0#0, %1#0, %2#0, %3#1, %4#1, %5#1 : i32, i32, i32, i1, i32, i32
}
// -----
func.func @composed(%m: memref<?x?xf32>, %n: index, %k: index) -> (index, index, index, f32) {
  %c4 = arith.constant 4 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%n)[%c4]
  %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%0, %0)
  %2 = affine.min affine_map<(d0) -> (d0, 16, d0)>(%1)
  %3 = affine.min affine_map<(d0, d1) -> (d0, d1 + 8)>(%2, %k)
  %4 = affine.max affine_map<(d0) -> (d0 + 3)>(%k)
  %5 = affine.max affine_map<() -> (3, 17, 5)>()
  %sum = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 8 step 2 iter_args(%s = %sum) -> f32 {
    %6 = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%i)
    %7 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %8 = affine.load %m[%6 + symbol(%n), %7 mod 2] : memref<?x?xf32>
    %9 = arith.addf %s, %8 : f32
    affine.yield %9 : f32
  }
  affine.for %i = max affine_map<(d0) -> (0, d0, -5)>(%c4) to min affine_map<()[s0] -> (s0, 10)>()[%c4] {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0, d1) -> (d0 + d1)>(%i, %i) {
      affine.store %sum, %m[%j, %i] : memref<?x?xf32>
    }
  }
  return %3, %4, %5, %r : index, index, index, f32
}
// -----
func.func @loops_of_nothing(%x: f32, %y: f32, %n: index) -> (f32, f32, f32, f32) {
  %0:2 = affine.for %i = 5 to 5 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %s = arith.addf %a, %b : f32
    affine.yield %s, %a : f32, f32
  }
  %1 = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 {
    affine.yield %a : f32
  }
  %2 = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 {
    affine.yield %y : f32
  }
  %3 = affine.for %i = 0 to 1 iter_args(%a = %x) -> f32 {
    affine.yield %y : f32
  }
  %4 = arith.addf %0#0, %0#1 : f32
  return %4, %1, %2, %3 : f32, f32, f32, f32
}
// -----
func.func @conditions(%m: memref<8xf32>, %x: f32, %n: index) -> f32 {
  affine.if affine_set<() : (1 == 0)>() {
    affine.store %x, %m[0] : memref<8xf32>
  }
  %0 = affine.if affine_set<(d0) : (0 == 0)>(%n) -> f32 {
    %1 = affine.load %m[3] : memref<8xf32>
    affine.yield %1 : f32
  } else {
    affine.yield %x : f32
  }
  %2 = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  affine.if affine_set<(d0, d1) : (d0 - d1 >= 0, d1 - 3 >= 0)>(%2, %n) {
    affine.store %x, %m[1] : memref<8xf32>
  } else {
  }
  affine.parallel (%i) = (0) to (%2) {
    affine.store %x, %m[%i] : memref<8xf32>
  }
  return %0 : f32
}
// -----
memref.global "private" constant @table : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
memref.global "private" constant @ones : memref<8xf32> = dense<1.0>
func.func @globals(%i: index) -> (i32, f32) {
  %0 = memref.get_global @table : memref<2x2xi32>
  %1 = memref.get_global @ones : memref<8xf32>
  %2 = affine.load %0[1, 0] : memref<2x2xi32>
  %3 = affine.load %1[symbol(%i)] : memref<8xf32>
  return %2, %3 : i32, f32
}
// -----
func.func @memory(%a: memref<?xf32>, %n: index, %v: f32, %u: memref<*xf32>) -> (index, index, index, f32, memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %0 = memref.alloc(%c7, %n) : memref<?x?xf32>
  %1 = memref.dim %0, %c0 : memref<?x?xf32>
  %2 = memref.dim %0, %c1 : memref<?x?xf32>
  %3 = memref.alloca(%n) {alignment = 16} : memref<?xf32>
  memref.store %v, %3[%c0] : memref<?xf32>
  %4 = memref.alloc() : memref<4xf32>
  %5 = memref.cast %4 : memref<4xf32> to memref<?xf32>
  memref.copy %5, %a : memref<?xf32> to memref<?xf32>
  %6 = memref.load %5[%c0] : memref<?xf32>
  memref.dealloc %5 : memref<?xf32>
  %7 = memref.cast %5 : memref<?xf32> to memref<4xf32>
  memref.prefetch %7[%c0], read, locality<3>, data : memref<4xf32>
  %8 = memref.rank %0 : memref<?x?xf32>
  %9 = arith.addi %1, %8 : index
  memref.copy %a, %a : memref<?xf32> to memref<?xf32>
  %10 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %11 = memref.dim %10, %c0 : memref<?xf32>
  return %9, %2, %11, %6, %0 : index, index, index, f32, memref<?x?xf32>
}
// -----
func.func @reshaped(%m: memref<*xf32>, %s: memref<?xi32>, %i: index) -> index {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %1 = memref.dim %0, %i : memref<*xf32>
  return %1 : index
}
// -----
func.func @rounded(%x: f32) -> (f32, f32, f32, f32, f32, f32, f80, f128, f80) {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 1.0e-10 : f32
  %n = arith.constant -1.0 : f32
  %0 = arith.addf %a, %b upward : f32
  %1 = arith.subf %a, %b toward_zero : f32
  %2 = arith.divf %a, %b downward : f32
  %3 = arith.mulf %b, %b upward : f32
  %4 = arith.addf %a, %n downward : f32
  %5 = arith.addf %x, %b downward : f32
  %c = arith.constant 1.0 : f80
  %d = arith.constant 3.0 : f80
  %6 = arith.divf %c, %d : f80
  %e = arith.constant 1.0 : f128
  %f = arith.constant 3.0 : f128
  %7 = arith.divf %e, %f : f128
  %8 = arith.remf %6, %d : f80
  return %0, %1, %2, %3, %4, %5, %6, %7, %8
    : f32, f32, f32, f32, f32, f32, f80, f128, f80
}
// -----
// Every case does what the default does.
func.func @f(%f: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^bb1,
    42: ^bb1,
    43: ^bb1
  ]
^bb1:
  return %f : i32
}

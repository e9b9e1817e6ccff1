"""Modules that hold much of what bytecode has an encoding for."""

from __future__ import annotations

from typing import Final

SAMPLES: Final = {
    "types": """func.func private @f(
        i1, si7, ui16, i65, index, none, bf16, f16, f32, f64, f80, f128, tf32,
        f8E5M2, f8E4M3, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E3M4,
        f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E8M0FNU, complex<f32>,
        tuple<i1, tuple<>>, (i1) -> (i2, i3), vector<2x3xf32>, vector<2x[4]xf32>,
        tensor<?x0xf32>, tensor<4xf32, "enc">, tensor<*xi8>, tensor<f32>,
        memref<?x2xf32>, memref<4xf32, 3>, memref<?x?xf32, strided<[?, 1], offset: -3>>,
        memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, "space">,
        memref<*xf32>, memref<*xf32, 1>, !llvm.ptr<3>)""",
    "attributes": """"a.b"() {
        a = [1, -1 : i8, 255 : ui8, -2 : i64,
             170141183460469231731687303715884105727 : i128, -1 : i128,
             true, 7 : index, 0 : i0],
        b = {x = unit, y = {}}, c = "s\\00\\FF", d = "typed" : !llvm.ptr,
        e = @f, g = @f::@g::@h, h = i32,
        i = [1.0 : f16, -0.0, 0x7FC00000 : f32, 1.5 : f128, 1.5 : f80, 1.0 : bf16],
        j = array<i64: 1, -2>, k = array<i1: true, false>, l = array<f32>,
        m = dense<[1, 2, 3]> : tensor<3xi4>,
        n = dense<[true, false, true]> : tensor<3xi1>,
        o = dense<true> : tensor<9xi1>, p = dense<1.5> : vector<4xf64>,
        q = dense<["a", "b"]> : tensor<2x!a.s>,
        r = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>,
        s = sparse<[[0, 1]], [1.0]> : tensor<2x2xf32>, t = strided<[]>,
        u = affine_map<(d0, d1)[s0] -> (d0 mod 3 + s0, d1 floordiv 4, -d0 ceildiv 2)>,
        v = affine_map<(d0, d1) -> (d1, d0)>, w = affine_map<(d0, d1) -> (d1)>,
        w1 = affine_map<(d0)[s0] -> (d0)>,
        x = affine_set<(d0)[s0] : (d0 - 3 >= 0, s0 == 0)>, y = #arith.fastmath<nnan>,
        z = dense<[false, false]> : vector<2xi1>
    } : () -> ()""",
    "defaults that are known as text": """func.func @f(
            %a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
        %0 = vector.contract {
            indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>,
                             affine_map<(d0, d1, d2) -> (d2, d1)>,
                             affine_map<(d0, d1, d2) -> (d0, d1)>],
            iterator_types = ["parallel", "parallel", "reduction"],
            fastmath = #arith.fastmath<nnan>
        } %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
        %1 = ub.poison : i32
        gpu.barrier
        return
    }
    llvm.mlir.global external thread_local(localdynamic) @g(1 : i32) : i32""",
    "locations": """func.func @f(%a: i32 loc("arg"), %b: i32) {
        "a.b"() : () -> () loc(unknown)
        "a.b"() : () -> () loc("f.c":1:2)
        "a.b"() : () -> () loc("f.c":1:2 to :5)
        "a.b"() : () -> () loc("f.c":1:2 to 3:4)
        "a.b"() : () -> () loc("name")
        "a.b"() : () -> () loc("name"("f.c":1:2))
        "a.b"() : () -> () loc(callsite("f" at "g.c":1:2))
        "a.b"() : () -> () loc(fused["a", "b"])
        "a.b"() : () -> () loc(fused<{x = 1}>["a", "f.c":3:4])
        return
    }""",
    "control flow": """func.func @f(%c: i1, %n: index, %m: memref<8x8xf32>) -> f32 {
        %z = arith.constant 0.0 : f32
        %o = arith.constant 1 : index
        cf.cond_br %c, ^a(%z : f32), ^b
      ^a(%x: f32):
        %s = scf.for %i = %o to %n step %o iter_args(%acc = %x) -> (f32) {
          %t:2 = scf.if %c -> (f32, f32) {
            %v = affine.load %m[%o + symbol(%n) * 2, 3] : memref<8x8xf32>
            scf.yield %v, %acc : f32, f32
          } else {
            scf.yield %acc, %x : f32, f32
          }
          scf.for %j = %o to %n step %o {
            memref.store %t#1, %m[%i, %j] : memref<8x8xf32>
          }
          scf.yield %t#0 : f32
        }
        cf.br ^a(%s : f32)
      ^b:
        return %z : f32
    }""",
    "segments": """func.func @f(%n: index, %m: memref<?x?xf32>, %w: f32) {
        affine.for %i = max affine_map<(d0) -> (d0, 3)>(%n) to %n step 2 {
          affine.parallel (%j, %k) = (0, 0) to (%n, 8) step (1, 2) {
            affine.store %w, %m[%j, %k] : memref<?x?xf32>
          }
        }
        return
    }""",
    "nested modules": """module @outer attributes {x.y} {
      module @inner { func.func private @f() -> (i32 {x.z = 1 : i8}) }
      memref.global constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8}
    }""",
    "uses before definitions": """
      "a.use"(%1, %1) : (i32, i32) -> ()
      "a.use"(%1) : (i32) -> ()
      %1 = "a.made"() ({
        "a.use"(%1, %2) : (i32, i32) -> ()
      }) : () -> i32
      "a.use"(%2, %1) : (i32, i32) -> ()
      "a.use"(%1) : (i32) -> ()
      %2 = "a.made"() : () -> i32
      %3:2 = "a.own"(%3#0, %2) : (i32, i32) -> (i32, i32)
      "a.use"(%2, %3#0) ({ "a.use"(%2, %3#0) : (i32, i32) -> () }) :
        (i32, i32) -> ()""",
    "enums that are no attributes": """
    llvm.func @f(%a: i32, %p: !llvm.ptr) -> !llvm.ptr {
      %0 = llvm.add %a, %a overflow<nsw> : i32
      %1 = llvm.mul %0, %a overflow<nsw, nuw> : i32
      %2 = llvm.sub %1, %0 : i32
      %3 = llvm.trunc %2 overflow<nuw> : i32 to i8
      %4 = llvm.getelementptr inbounds %p[%a, 3] :
        (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x f32>
      %5 = llvm.getelementptr nuw %4[%a] : (!llvm.ptr, i32) -> !llvm.ptr, i8
      llvm.return %5 : !llvm.ptr
    }""",
    "defaults that are left out": """
    "func.func"() <{function_type = (vector<2x3xf32>, vector<3x2xf32>,
        vector<2x2xf32>) -> vector<2x2xf32>, sym_name = "f"}> ({
    ^bb0(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>):
      %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [
          affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
          affine_map<(i, j, k) -> (i, j)>],
        iterator_types = [#vector.iterator_type<parallel>,
          #vector.iterator_type<parallel>, #vector.iterator_type<reduction>]}> :
        (vector<2x3xf32>, vector<3x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
      "func.return"(%0) : (vector<2x2xf32>) -> ()
    }) : () -> ()""",
    "ops that upstream does not know": """
    "a.b"() <{p = 1 : i32, q}> {q = 2} : () -> ()
    "a.b"() <{}> : () -> ()
    "a.b"() : () -> ()""",
    "distinct attributes": """
    "a.b"() {x = distinct[0]<1>, y = [distinct[0]<1>, distinct[1]<1>]} : () -> ()""",
    "resources": """
    "a.b"() {x = dense_resource<r> : tensor<1xi32>, y = dense_resource<q> :
      tensor<3xi8>, z = dense_resource<r> : tensor<i32>} : () -> ()
    "a.b"() {x = dense_resource<s> : tensor<5xi8>, y = dense_resource<declared> :
      tensor<5xi8>} : () -> ()
    {-# dialect_resources: {builtin: {r: "0x0400000001000000",
      q: "0x10000000010203", s: "0x010000000102030405"}} #-}""",
    "nothing": "",
}

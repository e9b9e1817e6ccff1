"""The default pipeline, on programs of each dialect, judged by what numpy computes."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bridge
from bridge.upstream.engine import compile

Array = np.ndarray[Any, Any]


def run(program: str, *args: Any) -> Any:
    """What `@f` of a program gives."""
    return compile(bridge.parse(program), opt_level=1)["f"](*args)


def ramp(*shape: int) -> Array:
    """The numbers from 0 on."""
    return np.arange(math.prod(shape), dtype=np.float32).reshape(shape)


def body(signature: str, text: str) -> str:
    """A program of one function."""
    return f"func.func @f{signature} {{ {text} }}"


SCALARS: dict[str, tuple[str, str, list[Any], Any]] = {
    "affine.min": (
        "(%n: index) -> index",
        "%r = affine.min affine_map<(d0) -> (d0 floordiv 3, d0 mod 7)>(%n)"
        "return %r : index",
        [17],
        3,
    ),
    "affine.apply of a negative number": (
        "(%n: index) -> index",
        "%r = affine.apply affine_map<(d0) -> ((d0 mod 4) * 10 + d0 ceildiv 2)>(%n)"
        "return %r : index",
        [-7],
        7,
    ),
    "affine.delinearize_index": (
        "(%n: index) -> (index, index)",
        "%r:2 = affine.delinearize_index %n into (4, 5) : index, index "
        "return %r#0, %r#1 : index, index",
        [17],
        (3, 2),
    ),
    "affine.parallel with several reductions": (
        "() -> (i32, i32)",
        """%one = arith.constant 1 : i32
        %r:2 = affine.parallel (%i) = (0) to (9) step (2)
            reduce ("addi", "ori") -> (i32, i32) {
          %x = arith.index_cast %i : index to i32
          affine.yield %one, %x : i32, i32
        }
        return %r#0, %r#1 : i32, i32""",
        [],
        (5, 14),
    ),
    "scf.while": (
        "(%n: i32) -> i32",
        """%limit = arith.constant 100 : i32
        %r = scf.while (%x = %n) : (i32) -> i32 {
          %more = arith.cmpi slt, %x, %limit : i32
          scf.condition(%more) %x : i32
        } do {
        ^bb0(%y: i32):
          %z = arith.addi %y, %y : i32
          scf.yield %z : i32
        }
        return %r : i32""",
        [3],
        192,
    ),
    "scf.parallel with a reduction": (
        "(%n: index) -> i64",
        """%zero = arith.constant 0 : i64
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> i64 {
          %x = arith.index_cast %i : index to i64
          scf.reduce(%x : i64) {
          ^bb0(%a: i64, %b: i64):
            %s = arith.addi %a, %b : i64
            scf.reduce.return %s : i64
          }
        }
        return %r : i64""",
        [10],
        45,
    ),
    "scf.index_switch and scf.execute_region": (
        "(%n: index) -> i32",
        """%r = scf.index_switch %n -> i32
        case 2 {
          %a = scf.execute_region -> i32 {
            %c = arith.constant 10 : i32
            scf.yield %c : i32
          }
          scf.yield %a : i32
        }
        default {
          %b = arith.constant 20 : i32
          scf.yield %b : i32
        }
        return %r : i32""",
        [2],
        10,
    ),
    "cf.switch and cf.assert": (
        "(%n: i32, %ok: i1) -> i32",
        """cf.assert %ok, "not ok"
        cf.switch %n : i32, [default: ^d, 1: ^a]
        ^d:
          %c = arith.constant 5 : i32
          return %c : i32
        ^a:
          return %n : i32""",
        [7, True],
        5,
    ),
    "index": (
        "(%n: index, %m: index) -> (index, index, index)",
        """%a = index.ceildivs %n, %m
        %b = index.floordivs %n, %m
        %c = index.sizeof
        return %a, %b, %c : index, index, index""",
        [-7, 2],
        (-3, -4, 64),
    ),
    "arith divisions that round": (
        "(%n: i64, %m: i64) -> (i64, i64, i64)",
        """%a = arith.ceildivsi %n, %m : i64
        %b = arith.floordivsi %n, %m : i64
        %c = arith.ceildivui %m, %m : i64
        return %a, %b, %c : i64, i64, i64""",
        [-7, 2],
        (-3, -4, 1),
    ),
    "arith of two results": (
        "(%a: i32) -> (i32, i1, i32)",
        """%s, %o = arith.addui_extended %a, %a : i32, i1
        %l, %h = arith.mulsi_extended %a, %a : i32
        return %s, %o, %h : i32, i1, i32""",
        [-(2**31)],
        (0, True, 2**30),
    ),
    "arith on f16 and bf16": (
        "(%a: f16, %b: bf16) -> (f16, bf16, f32)",
        """%c = arith.addf %a, %a : f16
        %d = arith.mulf %b, %b : bf16
        %e = arith.extf %d : bf16 to f32
        return %c, %d, %e : f16, bf16, f32""",
        [1.5, 2.5],
        (3.0, 6.25, 6.25),
    ),
    "arith on i128": (
        "(%a: i128, %b: i128) -> (i128, i128)",
        """%q = arith.divsi %a, %b : i128
        %p = arith.muli %q, %b : i128
        return %q, %p : i128, i128""",
        [-(2**100), 3],
        (-(2**100 // 3), -(2**100 // 3) * 3),
    ),
    "extensions of f8E8M0FNU and f4E2M1FN": (
        "(%a: f8E8M0FNU, %b: f4E2M1FN) -> (f32, f32)",
        """%x = arith.extf %a : f8E8M0FNU to f32
        %y = arith.extf %b : f4E2M1FN to f32
        return %x, %y : f32, f32""",
        [0.25, -1.5],
        (0.25, -1.5),
    ),
    "math.log1p of a small number": (
        "(%a: f64) -> f64",
        "%r = math.log1p %a : f64 return %r : f64",
        [1e-20],
        1e-20,
    ),
    "math.ipowi, math.fpowi and math.clampf": (
        "(%a: i32, %b: f32) -> (i32, f32, f32)",
        """%r = math.ipowi %a, %a : i32
        %s = math.fpowi %b, %a : f32, i32
        %t = math.clampf %s to [%b, %b] : f32
        return %r, %s, %t : i32, f32, f32""",
        [3, 2],
        (27, 8.0, 2.0),
    ),
    "complex": (
        "(%z: complex<f32>) -> (complex<f32>, f32, complex<f32>)",
        """%a = complex.sqrt %z : complex<f32>
        %b = complex.abs %z : complex<f32>
        %c = complex.mul %a, %a : complex<f32>
        return %a, %b, %c : complex<f32>, f32, complex<f32>""",
        [-3 + 4j],
        pytest.approx((1 + 2j, 5.0, -3 + 4j), rel=1e-6),
    ),
    "ub": (
        "(%a: i1) -> i1",
        """%p = ub.poison : i1
        cf.cond_br %a, ^yes, ^no
        ^yes:
          return %a : i1
        ^no:
          ub.unreachable""",
        [True],
        True,
    ),
    "a function as a value": (
        "(%a: i32) -> i32",
        """%c = constant @g : (i32) -> i32
        %r = call_indirect %c(%a) : (i32) -> i32
        return %r : i32
        }
        func.func private @g(%a: i32) -> i32 {
        %b = arith.addi %a, %a : i32
        return %b : i32""",
        [21],
        42,
    ),
    "tensors": (
        "(%a: f32) -> f32",
        """%t = tensor.from_elements %a, %a : tensor<2xf32>
        %u = arith.addf %t, %t : tensor<2xf32>
        %c1 = arith.constant 1 : index
        %r = tensor.extract %u[%c1] : tensor<2xf32>
        return %r : f32""",
        [2],
        4.0,
    ),
    "memory of ones own": (
        "(%x: f32) -> f32",
        """%c1 = arith.constant 1 : index
        %c4 = arith.constant 4 : index
        %bytes = memref.alloc() : memref<64xi8>
        %floats = memref.view %bytes[%c4][] : memref<64xi8> to memref<4xf32>
        memref.store %x, %floats[%c1] : memref<4xf32>
        %r = memref.alloca_scope -> (f32) {
          %m = memref.alloca() : memref<f32>
          %y = memref.load %floats[%c1] : memref<4xf32>
          memref.store %y, %m[] : memref<f32>
          %z = memref.load %m[] : memref<f32>
          memref.alloca_scope.return %z : f32
        }
        memref.dealloc %bytes : memref<64xi8>
        return %r : f32""",
        [2.5],
        2.5,
    ),
}


@pytest.mark.parametrize("name", SCALARS)
def test_a_program_on_numbers_computes_them(name: str) -> None:
    signature, text, args, expected = SCALARS[name]
    found = run(body(signature, text), *args)
    if isinstance(expected, float | complex):
        assert found == pytest.approx(expected, rel=1e-6)
    else:
        # Integers of 128 bits included.
        assert found == expected


def test_an_unreachable_poison_does_not_matter_to_affine_if() -> None:
    program = body(
        "(%m: memref<6xi32>)",
        """%a = arith.constant 1 : i32
        %b = arith.constant 2 : i32
        affine.for %i = 0 to 6 {
          %x = affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%i) -> i32 {
            affine.yield %a : i32
          } else {
            affine.yield %b : i32
          }
          affine.store %x, %m[%i] : memref<6xi32>
        }
        return""",
    )
    memory = np.zeros(6, np.int32)
    run(program, memory)
    np.testing.assert_array_equal(memory, [1, 2, 1, 2, 1, 2])


MEMREFS: dict[str, tuple[str, Callable[[Array, np.float32], object]]] = {
    "views of views": (
        """%c = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<16xf32>
        %e = memref.expand_shape %c [[0, 1]] output_shape [2, 8]
            : memref<16xf32> into memref<2x8xf32>
        %s = memref.subview %e[0, 1] [2, 3] [1, 2]
            : memref<2x8xf32> to memref<2x3xf32, strided<[8, 2], offset: 1>>
        memref.store %x, %s[%c1, %c2]
            : memref<2x3xf32, strided<[8, 2], offset: 1>>""",
        lambda a, x: a.reshape(2, 8)[:, 1:7:2].__setitem__((1, 2), x),
    ),
    "reinterpret_cast and transpose": (
        """%r = memref.reinterpret_cast %m to
            offset: [1], sizes: [3, 2], strides: [4, 2]
            : memref<4x4xf32> to memref<3x2xf32, strided<[4, 2], offset: 1>>
        %t = memref.transpose %r (i, j) -> (j, i)
            : memref<3x2xf32, strided<[4, 2], offset: 1>>
            to memref<2x3xf32, strided<[2, 4], offset: 1>>
        memref.store %x, %t[%c1, %c2]
            : memref<2x3xf32, strided<[2, 4], offset: 1>>""",
        lambda a, x: a.__setitem__((2, 3), x),
    ),
    "copy of a part": (
        """%s = memref.subview %m[0, 0] [2, 2] [1, 1]
            : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>>
        %t = memref.subview %m[2, 2] [2, 2] [1, 1]
            : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 10>>
        memref.copy %s, %t : memref<2x2xf32, strided<[4, 1]>>
            to memref<2x2xf32, strided<[4, 1], offset: 10>>""",
        lambda a, x: a.__setitem__(np.s_[2:, 2:], a[:2, :2]),
    ),
    "atomics": (
        """%0 = memref.atomic_rmw addf %x, %m[%c1, %c1] : (f32, memref<4x4xf32>) -> f32
        %1 = memref.atomic_rmw mulf %x, %m[%c1, %c2] : (f32, memref<4x4xf32>) -> f32
        %2 = memref.generic_atomic_rmw %m[%c2, %c2] : memref<4x4xf32> {
        ^bb0(%old: f32):
          %new = arith.mulf %old, %old : f32
          memref.atomic_yield %new : f32
        }""",
        lambda a, x: (
            a.__setitem__((1, 1), a[1, 1] + x),
            a.__setitem__((1, 2), a[1, 2] * x),
            a.__setitem__((2, 2), a[2, 2] ** 2),
        ),
    ),
    "realloc": (
        """%a = memref.alloc(%c1) : memref<?xf32>
        memref.store %x, %a[%c0] : memref<?xf32>
        %b = memref.realloc %a(%c2) : memref<?xf32> to memref<?xf32>
        %y = memref.load %b[%c0] : memref<?xf32>
        memref.store %y, %m[%c0, %c0] : memref<4x4xf32>
        memref.dealloc %b : memref<?xf32>""",
        lambda a, x: a.__setitem__((0, 0), x),
    ),
    "scf.forall": (
        """scf.forall (%i, %j) in (2, 3) {
          memref.store %x, %m[%i, %j] : memref<4x4xf32>
        }""",
        lambda a, x: a.__setitem__(np.s_[:2, :3], x),
    ),
    "linalg.generic": (
        """linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
          iterator_types = ["parallel", "parallel"]
        } ins(%n : memref<4x4xf32>) outs(%m : memref<4x4xf32>) {
        ^bb0(%a: f32, %b: f32):
          %i = linalg.index 0 : index
          %i64 = arith.index_cast %i : index to i64
          %f = arith.sitofp %i64 : i64 to f32
          %s = arith.addf %a, %f : f32
          linalg.yield %s : f32
        }
        memref.copy %n, %n : memref<4x4xf32> to memref<4x4xf32>""",
        lambda a, x: a.__setitem__(..., ramp(4, 4).T + np.arange(4.0)[:, None]),
    ),
    "linalg.matmul": (
        """linalg.matmul ins(%n, %n : memref<4x4xf32>, memref<4x4xf32>)
            outs(%m : memref<4x4xf32>)""",
        lambda a, x: a.__setitem__(..., a + ramp(4, 4) @ ramp(4, 4)),
    ),
    "other named operations of linalg": (
        """linalg.transpose ins(%n : memref<4x4xf32>) outs(%m : memref<4x4xf32>)
            permutation = [1, 0]
        linalg.exp ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>)
        linalg.map { arith.negf } ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>)
        """,
        lambda a, x: a.__setitem__(..., -np.exp(ramp(4, 4).T)),
    ),
}


@pytest.mark.parametrize("name", MEMREFS)
def test_a_program_on_memory_writes_it(name: str) -> None:
    text, expect = MEMREFS[name]
    program = body(
        "(%m: memref<4x4xf32>, %n: memref<4x4xf32>, %x: f32)",
        f"""%c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        {text}
        return""",
    )
    memory, expected = ramp(4, 4), ramp(4, 4)
    run(program, memory, ramp(4, 4), 7.5)
    expect(expected, np.float32(7.5))
    np.testing.assert_allclose(memory, expected, rtol=1e-5)


def test_a_convolution_of_linalg_computes() -> None:
    program = body(
        "(%a: memref<1x6x6x2xf32>, %b: memref<3x3x2x4xf32>, %c: memref<1x4x4x4xf32>)",
        """linalg.conv_2d_nhwc_hwcf
            ins(%a, %b : memref<1x6x6x2xf32>, memref<3x3x2x4xf32>)
            outs(%c : memref<1x4x4x4xf32>)
        return""",
    )
    image, kernel = ramp(1, 6, 6, 2), ramp(3, 3, 2, 4)
    output = np.zeros((1, 4, 4, 4), np.float32)
    run(program, image, kernel, output)
    windows = np.lib.stride_tricks.sliding_window_view(image, (3, 3), axis=(1, 2))
    expected = np.einsum("nyxcij,ijcf->nyxf", windows, kernel)
    np.testing.assert_allclose(output, expected)

"""Floats that LLVM has no type for are computed with as the interpreter computes."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import bridge
from bridge.ir.arrays import Array
from bridge.ir.floats import FORMATS, dtype_of
from bridge.upstream.small_floats import SMALL

_BINARY = ("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf")


def _loop(name: str, op: str, taken: tuple[str, ...], given: str) -> str:
    """A function that applies an op to the elements of arrays."""
    types = [*taken, given]
    heads = ", ".join([f"%m{i}: memref<?x{ty}>" for i, ty in enumerate(types)])
    loads = "\n".join(
        [
            f"%x{i} = affine.load %m{i}[%i] : memref<?x{ty}>"
            for i, ty in enumerate(taken)
        ]
    )
    return f"""
    func.func @{name}({heads}) {{
      %c0 = arith.constant 0 : index
      %n = memref.dim %m0, %c0 : memref<?x{taken[0]}>
      affine.for %i = 0 to %n {{
        {loads}
        %r = {op}
        affine.store %r, %m{len(taken)}[%i] : memref<?x{given}>
      }}
      return
    }}"""


def _same(one: Array, other: Array) -> bool:
    left, right = one.astype(np.float64), other.astype(np.float64)
    equal = (left == right) & (np.signbit(left) == np.signbit(right))
    return bool((equal | (np.isnan(left) & np.isnan(right))).all())


@pytest.mark.parametrize("ty", SMALL)
def test_every_pattern_gives_what_the_interpreter_gives(ty: str) -> None:
    functions = [_loop(n, f"arith.{n} %x0, %x1 : {ty}", (ty, ty), ty) for n in _BINARY]
    functions += [
        _loop("truncf", f"arith.truncf %x0 : f32 to {ty}", ("f32",), ty),
        _loop("extf", f"arith.extf %x0 : {ty} to f64", (ty,), "f64"),
        _loop("power", f"math.exp %x0 : {ty}", (ty,), ty),
    ]
    module = bridge.parse("".join(functions))
    compiled = bridge.compile(module)
    random, dtype = np.random.default_rng(1), dtype_of(FORMATS[ty])
    assert dtype is not None
    every = np.arange(1 << FORMATS[ty].width, dtype=np.uint8).view(dtype)
    some = random.choice(every, 300)
    between = np.concatenate([every, np.nextafter(every.astype(np.float32), 0)])
    ties = (every[1:].astype(np.float32) + every[:-1].astype(np.float32)) / 2
    with np.errstate(all="ignore"):
        plain = np.concatenate([between.astype(np.float32), ties, [np.inf, 1e30]])
    arguments: dict[str, tuple[Array, ...]] = dict.fromkeys(_BINARY, (some, some[::-1]))
    arguments |= {"truncf": (plain.astype(np.float32),), "extf": (every,)}
    arguments["power"] = (every,)
    for name, given in arguments.items():
        copies = [array.copy() for array in given]
        results = [
            np.zeros(len(copies[0]), np.float64 if name == "extf" else dtype)
            for _ in range(2)
        ]
        compiled[name](*copies, results[0])
        bridge.interpret(module, name, *copies, results[1])
        assert _same(*results), name


_PROGRAM = """
!f = f8E4M3FN
func.func @product(%a: tensor<?x4x!f>, %b: tensor<4x?x!f>, %c: tensor<?x?xf32>)
    -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x4x!f>, tensor<4x?x!f>)
      outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @vectors(%a: vector<2x2x!f>, %s: f64)
    -> (vector<2x2x!f>, vector<2x2xi1>, f64, vector<2x2xi8>) {
  %r = arith.mulf %a, %a : vector<2x2x!f>
  %c = arith.cmpf olt, %a, %r : vector<2x2x!f>
  %d = arith.mulf %s, %s : f64
  %i = arith.fptosi %r : vector<2x2x!f> to vector<2x2xi8>
  %u = arith.uitofp %i : vector<2x2xi8> to vector<2x2x!f>
  %f = math.fma %u, %r, %a : vector<2x2x!f>
  return %f, %c, %d, %i : vector<2x2x!f>, vector<2x2xi1>, f64, vector<2x2xi8>
}
"""


def test_products_of_tensors_and_vectors_beside_other_floats() -> None:
    module = bridge.parse(_PROGRAM)
    compiled = bridge.compile(module)
    a = np.arange(8).reshape(2, 4).astype(ml_dtypes.float8_e4m3fn)
    b = np.arange(12).reshape(4, 3).astype(ml_dtypes.float8_e4m3fn)
    c = np.ones((2, 3), np.float32)
    wanted = a.astype(np.float32) @ b.astype(np.float32) + 1
    np.testing.assert_array_equal(compiled["product"](a, b, c), wanted)
    vector = np.array([[1, 2], [3, 0.5]]).astype(ml_dtypes.float8_e4m3fn)
    found = compiled["vectors"](vector, 2.5)
    again = bridge.interpret(module, "vectors", vector, 2.5)
    for one, other in zip(found, again, strict=True):
        np.testing.assert_array_equal(one, other)


def test_reductions_combine_lane_after_lane() -> None:
    module = bridge.parse("""
    !v = vector<4xf8E4M3FN>
    func.func @f(%a: !v, %s: f8E4M3FN) -> (f8E4M3FN, f8E4M3FN, f8E4M3FN) {
      %0 = vector.reduction <add>, %a : !v into f8E4M3FN
      %1 = vector.reduction <mul>, %a, %s : !v into f8E4M3FN
      %2 = vector.reduction <maximumf>, %a : !v into f8E4M3FN
      return %0, %1, %2 : f8E4M3FN, f8E4M3FN, f8E4M3FN
    }
    """)
    compiled = bridge.compile(module)["f"]
    for lanes in ([1.5, 20, 3, -4], [-0.0, -0.0, -0.0, -0.0], [448, 448, 1, -448]):
        vector = np.array(lanes).astype(ml_dtypes.float8_e4m3fn)
        wanted = bridge.interpret(module, "f", vector, 0.5)
        assert str(compiled(vector, 0.5)) == str(wanted)


def test_a_scale_is_the_nearest_power_of_two() -> None:
    module = bridge.parse("""
    func.func @up(%x: f16, %scale: f32) -> f32 {
      %r = arith.scaling_extf %x, %scale : f16, f32 to f32
      return %r : f32
    }
    func.func @down(%x: f32, %scale: f32) -> f4E2M1FN {
      %r = arith.scaling_truncf %x, %scale : f32, f32 to f4E2M1FN
      return %r : f4E2M1FN
    }
    """)
    compiled = bridge.compile(module)
    for scale in (1.0, 1.25, 1.5, 3.0, -2.0, 0.0, 2.0**-128, 3e38, np.inf, np.nan):
        for name in ("up", "down"):
            (wanted,) = bridge.interpret(module, name, 1.5, scale)
            assert str(compiled[name](1.5, scale)) == str(wanted), (name, scale)
    assert compiled["up"](1.5, 1.5) == 3.0


def test_formats_that_are_left_out_are_refused_by_name() -> None:
    text = """
    func.func @f(%a: tf32) -> tf32 {
      %r = arith.addf %a, %a : tf32
      return %r : tf32
    }
    """
    with pytest.raises(bridge.PassFailed, match=r"'arith.addf' op is left"):
        bridge.compile(bridge.parse(text))

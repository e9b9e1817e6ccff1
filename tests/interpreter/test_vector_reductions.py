"""Vectors summed up, multiplied, scanned and contracted."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge.upstream.compiled import Compiled
from tests.interpreter.judged import agree, interpret

_INTEGER_KINDS = (
    "add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor",
)  # fmt: skip
_FLOAT_KINDS = ("add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf")


def _functions(kind: str, ty: str) -> str:
    return f"""
func.func @{kind}_{ty}(%v: vector<7x{ty}>, %a: {ty}, %m: vector<7xi1>)
    -> ({ty}, {ty}, {ty}) {{
  %r = vector.reduction <{kind}>, %v : vector<7x{ty}> into {ty}
  %s = vector.reduction <{kind}>, %v, %a : vector<7x{ty}> into {ty}
  %t = vector.mask %m {{ vector.reduction <{kind}>, %v, %a : vector<7x{ty}> into {ty} }}
    : vector<7xi1> -> {ty}
  return %r, %s, %t : {ty}, {ty}, {ty}
}}
func.func @multi_{kind}_{ty}(%v: vector<2x3x4x{ty}>, %a: vector<3x{ty}>, %b: {ty})
    -> (vector<3x{ty}>, {ty}) {{
  %r = vector.multi_reduction <{kind}>, %v, %a [0, 2]
    : vector<2x3x4x{ty}> to vector<3x{ty}>
  %s = vector.multi_reduction <{kind}>, %v, %b [0, 1, 2] : vector<2x3x4x{ty}> to {ty}
  return %r, %s : vector<3x{ty}>, {ty}
}}
func.func @scan_{kind}_{ty}(%v: vector<2x3x{ty}>, %a: vector<2x{ty}>)
    -> (vector<2x3x{ty}>, vector<2x{ty}>, vector<2x3x{ty}>, vector<2x{ty}>) {{
  %r, %s = vector.scan <{kind}>, %v, %a {{inclusive = true, reduction_dim = 1 : i64}}
    : vector<2x3x{ty}>, vector<2x{ty}>
  %t, %u = vector.scan <{kind}>, %v, %a {{inclusive = false, reduction_dim = 1 : i64}}
    : vector<2x3x{ty}>, vector<2x{ty}>
  return %r, %s, %t, %u
    : vector<2x3x{ty}>, vector<2x{ty}>, vector<2x3x{ty}>, vector<2x{ty}>
}}
"""


_CASES = [
    *[(kind, "i32") for kind in _INTEGER_KINDS],
    *[(kind, "i8") for kind in _INTEGER_KINDS],
    *[(kind, "f32") for kind in _FLOAT_KINDS],
    *[(kind, "f64") for kind in _FLOAT_KINDS],
]


@pytest.fixture(scope="module")
def module() -> bridge.Operation:
    found = bridge.parse("".join([_functions(*case) for case in _CASES]))
    bridge.verify(found)
    return found


@pytest.fixture(scope="module")
def compiled(module: bridge.Operation) -> Compiled:
    return bridge.compile(module)


def _values(
    random: np.random.Generator, ty: str, shape: tuple[int, ...]
) -> npt.NDArray[np.generic]:
    if ty.startswith("i"):
        limits = np.iinfo(f"i{int(ty[1:]) // 8}")
        dtype = f"i{int(ty[1:]) // 8}"
        return random.integers(limits.min, limits.max, shape, dtype, endpoint=True)
    return random.standard_normal(shape).astype(f"f{int(ty[1:]) // 8}")


def _same(found: tuple[object, ...], wanted: object) -> None:
    listed = wanted if isinstance(wanted, tuple) else (wanted,)
    for mine, theirs in zip(found, listed, strict=True):
        np.testing.assert_array_equal(mine, theirs)


@pytest.mark.parametrize(("kind", "ty"), _CASES)
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 1 << 32))
def test_reductions_are_in_the_order_of_compiled_ones(
    module: bridge.Operation, compiled: Compiled, kind: str, ty: str, seed: int
) -> None:
    random = np.random.default_rng(seed)
    values, (start,) = _values(random, ty, (7,)), _values(random, ty, (1,)).tolist()
    mask = random.random(7) < 0.5
    name = f"{kind}_{ty}"
    arguments = (values, start, mask)
    found, wanted = (
        bridge.interpret(module, name, *arguments),
        compiled[name](*arguments),
    )
    # The lanes that are not set are another number than infinity in compiled code, the
    # smallest one, which wins over those that are: a fault of upstream's lowering.
    count = 2 if kind in ("minimumf", "maximumf") else 3
    _same(found[:count], wanted[:count])
    arguments = (_values(random, ty, (2, 3, 4)), _values(random, ty, (3,)), start)
    name = f"multi_{kind}_{ty}"
    _same(bridge.interpret(module, name, *arguments), compiled[name](*arguments))
    pair = (_values(random, ty, (2, 3)), _values(random, ty, (2,)))
    name = f"scan_{kind}_{ty}"
    _same(bridge.interpret(module, name, *pair), compiled[name](*pair))


def test_a_sum_of_floats_is_taken_lane_by_lane() -> None:
    text = """
    func.func @f(%v: vector<4xf32>, %a: f32) -> (f32, f32) {
      %r = vector.reduction <add>, %v, %a : vector<4xf32> into f32
      %s = vector.reduction <add>, %v : vector<4xf32> into f32
      return %r, %s : f32, f32
    }
    """
    big = 2.0**24
    assert interpret(text, np.array([1, 1, 1, 1], "f4"), big) == (big, 4.0)
    assert interpret(text, np.array([big, 1, 1, -big], "f4"), 0.0) == (0.0, 0.0)


def _contract(shapes: str, maps: str, iterators: str, kind: str = "add") -> str:
    left, right, into, loops = [*shapes.split(), iterators]
    accesses = ", ".join([f"affine_map<{one}>" for one in maps.split("; ")])
    words = ", ".join([{"p": '"parallel"', "r": '"reduction"'}[c] for c in loops])
    return f"""
    func.func @f(%a: {left}, %b: {right}, %c: {into}) -> {into} {{
      %r = vector.contract {{indexing_maps = [{accesses}], iterator_types = [{words}],
        kind = #vector.kind<{kind}>}} %a, %b, %c : {left}, {right} into {into}
      return %r : {into}
    }}
    """


_M = "(m, n, k) -> "
_CONTRACTIONS = {
    "matmul": (
        "vector<2x5xf32> vector<5x3xf32> vector<2x3xf32>",
        f"{_M}(m, k); {_M}(k, n); {_M}(m, n)",
        "ppr",
    ),
    "transposed": (
        "vector<5x2xf32> vector<3x5xf32> vector<3x2xf32>",
        f"{_M}(k, m); {_M}(n, k); {_M}(n, m)",
        "ppr",
    ),
    "other order of loops": (
        "vector<2x5xf32> vector<5x3xf32> vector<2x3xf32>",
        "(k, m, n) -> (m, k); (k, m, n) -> (k, n); (k, m, n) -> (m, n)",
        "rpp",
    ),
    "matvec": (
        "vector<2x5xf32> vector<5xf32> vector<2xf32>",
        "(m, k) -> (m, k); (m, k) -> (k); (m, k) -> (m)",
        "pr",
    ),
    "dot": (
        "vector<5xf32> vector<5xf32> f32",
        "(k) -> (k); (k) -> (k); (k) -> ()",
        "r",
    ),
    "batch": (
        "vector<2x3x5xf32> vector<2x5x4xf32> vector<2x3x4xf32>",
        "(b, m, n, k) -> (b, m, k); (b, m, n, k) -> (b, k, n);"
        " (b, m, n, k) -> (b, m, n)",
        "pppr",
    ),
    "two sums": (
        "vector<2x3x5xf32> vector<2x3x5xf32> vector<2xf32>",
        "(b, j, k) -> (b, j, k); (b, j, k) -> (b, j, k); (b, j, k) -> (b)",
        "prr",
    ),
    "integers": (
        "vector<2x5xi32> vector<5x3xi32> vector<2x3xi32>",
        f"{_M}(m, k); {_M}(k, n); {_M}(m, n)",
        "ppr",
    ),
    "free loops of one factor": (
        "vector<2x3x5xf32> vector<5xf32> vector<2x3xf32>",
        f"{_M}(m, n, k); {_M}(k); {_M}(m, n)",
        "ppr",
    ),
    "two free loops": (
        "vector<2x3x5xf32> vector<5x4xf32> vector<2x3x4xf32>",
        "(a, m, n, k) -> (a, m, k); (a, m, n, k) -> (k, n); (a, m, n, k) -> (a, m, n)",
        "pppr",
    ),
}


def _of_type(random: np.random.Generator, ty: str) -> object:
    sizes = ty.removeprefix("vector<").removesuffix(">").split("x")
    values = _values(random, sizes[-1], tuple(map(int, sizes[:-1])))
    return values if len(sizes) > 1 else np.asarray(values).item()


@pytest.mark.parametrize("name", _CONTRACTIONS)
def test_contractions_are_those_of_compiled_code(name: str) -> None:
    shapes, maps, loops = _CONTRACTIONS[name]
    text = _contract(shapes, maps, loops)
    for seed in range(4):
        random = np.random.default_rng(seed)
        agree(text, *[_of_type(random, ty) for ty in shapes.split()])


def test_the_factors_of_a_contraction_are_extended_by_their_sign() -> None:
    maps = f"{_M}(m, k); {_M}(k, n); {_M}(m, n)"
    shapes = "vector<2x5xi8> vector<5x3xi8> vector<2x3xi32>"
    random = np.random.default_rng(0)
    a, b, c = [np.asarray(_of_type(random, ty)) for ty in shapes.split()]
    (found,) = interpret(_contract(shapes, maps, "ppr"), a, b, c)
    np.testing.assert_array_equal(found, a.astype("i4") @ b.astype("i4") + c)


@pytest.mark.parametrize(("kind", "wanted"), [("maximumf", -2.0), ("minimumf", -3.0)])
def test_lanes_that_are_not_set_do_not_count(kind: str, wanted: float) -> None:
    text = f"""
    func.func @f(%v: vector<3xf32>, %a: f32, %m: vector<3xi1>) -> f32 {{
      %r = vector.mask %m {{
        vector.reduction <{kind}>, %v, %a : vector<3xf32> into f32
      }} : vector<3xi1> -> f32
      return %r : f32
    }}
    """
    lanes = np.array([-2, 7, np.nan], "f4")
    assert interpret(text, lanes, -3.0, np.array([1, 0, 0], bool)) == (wanted,)


def test_a_contraction_may_take_a_maximum_and_a_mask() -> None:
    shapes, maps, loops = _CONTRACTIONS["batch"]
    text = _contract(shapes, maps, loops, "maximumf")
    random = np.random.default_rng(0)
    a, b, c = [np.asarray(_of_type(random, ty)) for ty in shapes.split()]
    (found,) = interpret(text, a, b, c)
    products = a[:, :, None, :] * b.transpose(0, 2, 1)[:, None]
    np.testing.assert_array_equal(found, np.maximum(products.max(-1), c))
    text = """
    func.func @f(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>,
        %m: vector<2x3xi1>) -> vector<2xi32> {
      %r = vector.mask %m { vector.contract {
        indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>,
          affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]}
        %a, %b, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32> }
        : vector<2x3xi1> -> vector<2xi32>
      return %r : vector<2xi32>
    }
    """
    a, b, c = np.arange(6, dtype="i4").reshape(2, 3), np.full(3, 10, "i4"), np.ones(2)
    mask = np.array([[1, 0, 1], [0, 0, 0]], bool)
    (found,) = interpret(text, a, b, c.astype("i4"), mask)
    assert np.asarray(found).tolist() == [21, 1]


_OUTER = """
func.func @f(%a: vector<3xf32>, %b: vector<4xf32>, %c: vector<3x4xf32>, %x: f32,
    %d: vector<3xf32>) -> (vector<3x4xf32>, vector<3x4xf32>, vector<3xf32>) {
  %r = vector.outerproduct %a, %b, %c : vector<3xf32>, vector<4xf32>
  %s = vector.outerproduct %a, %b : vector<3xf32>, vector<4xf32>
  %t = vector.outerproduct %a, %x, %d {kind = #vector.kind<mul>} : vector<3xf32>, f32
  return %r, %s, %t : vector<3x4xf32>, vector<3x4xf32>, vector<3xf32>
}
"""


def test_outer_products_are_those_of_compiled_code() -> None:
    for seed in range(10):
        random = np.random.default_rng(seed)
        shapes = ((3,), (4,), (3, 4), (), (3,))
        values = [random.standard_normal(s).astype("f4") for s in shapes]
        values[3] = values[3].item()
        agree(_OUTER, *values)


_FMA = """
func.func @f(%a: vector<512x{ty}>, %b: vector<512x{ty}>, %c: vector<512x{ty}>)
    -> vector<512x{ty}> {{
  %r = vector.fma %a, %b, %c : vector<512x{ty}>
  return %r : vector<512x{ty}>
}}
"""


@pytest.mark.parametrize("ty", ["f32", "f64"])
def test_a_fused_product_and_sum_is_that_of_the_processor(ty: str) -> None:
    size = int(ty[1:]) // 8
    for seed in range(4):
        random = np.random.default_rng(seed)
        bits = [
            random.integers(0, 1 << 8 * size, 512, f"u{size}", endpoint=False)
            for _ in range(3)
        ]
        a, b, c = [one.view(f"f{size}") for one in bits]
        agree(_FMA.format(ty=ty), a, b, c)
        with np.errstate(all="ignore"):
            agree(_FMA.format(ty=ty), a, b, -(a * b))


def test_a_fused_product_and_sum_is_rounded_once_in_every_format() -> None:
    random = np.random.default_rng(0)
    a, b, c = [random.standard_normal(512).astype("f2") for _ in range(3)]
    (found,) = interpret(_FMA.format(ty="f16"), a, b, c)
    for lane, x, y, z in zip(np.asarray(found), a, b, c, strict=True):
        exact = Fraction(float(x)) * Fraction(float(y)) + Fraction(float(z))
        below = np.nextafter(lane, np.float16(-math.inf))
        above = np.nextafter(lane, np.float16(math.inf))
        error = abs(Fraction(float(lane)) - exact)
        assert error <= abs(Fraction(float(below)) - exact)
        assert error <= abs(Fraction(float(above)) - exact)

"""arith means what compiled code does, on random bit patterns and on boundaries."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pytest

import bridge

Array = npt.NDArray[Any]

_LOOP = """
func.func @f({parameters}, %out: memref<?x{result}>, %n: index) {{
  affine.for %i = 0 to %n {{
{loads}    %r = {op}
    affine.store %r, %out[%i] : memref<?x{result}>
  }}
  return
}}
"""


def _both(op: str, result: str, operands: Sequence[tuple[str, Array]]) -> list[Array]:
    """What the interpreter and what compiled code makes of arrays, elementwise."""
    parameters = [f"%m{n}: memref<?x{ty}>" for n, (ty, _) in enumerate(operands)]
    loads = [
        f"    %{'abc'[n]} = affine.load %m{n}[%i] : memref<?x{ty}>\n"
        for n, (ty, _) in enumerate(operands)
    ]
    text = _LOOP.format(
        parameters=", ".join(parameters), loads="".join(loads), op=op, result=result
    )
    module = bridge.parse(text)
    bridge.verify(module)
    arrays = [array for _, array in operands]
    count = len(arrays[0])
    found: list[Array] = [np.zeros(count, _DTYPES[result]) for _ in range(2)]
    bridge.interpret(module, "f", *arrays, found[0], count)
    bridge.compile(module, opt_level=0)["f"](*arrays, found[1], count)
    return found


_DTYPES: Final = {
    "i1": "bool",
    "index": "int64",
    **{f"i{width}": f"int{width}" for width in (8, 16, 32, 64)},
    **{f"f{width}": f"float{width}" for width in (16, 32, 64)},
}


def _integers(ty: str, seed: int) -> Array:
    """Boundaries, each beside each, and random ones."""
    limits = np.iinfo(_DTYPES[ty])
    edges = [limits.min, limits.min + 1, -2, -1, 0, 1, 2, limits.max - 1, limits.max]
    some = np.random.default_rng(seed).integers(
        limits.min, limits.max, 200, endpoint=True
    )
    pairs = np.repeat(edges, 9) if seed % 2 else np.tile(edges, 9)
    return np.concatenate([pairs, some]).astype(_DTYPES[ty])


def _floats(ty: str, seed: int) -> Array:
    """Random bit patterns, and special numbers, each beside each."""
    dtype = np.dtype(_DTYPES[ty])
    special = np.array(
        [0.0, -0.0, 1.0, -1.5, np.inf, -np.inf, np.nan, 6e-8, 65504.0], dtype
    )
    pairs = np.repeat(special, 9) if seed % 2 else np.tile(special, 9)
    data = np.random.default_rng(seed).bytes(300 * dtype.itemsize)
    return np.concatenate([pairs, np.frombuffer(data, dtype)])


def _same(some: Array, others: Array) -> None:
    """The same bits, all NaNs being one."""
    if some.dtype.kind == "f":
        np.testing.assert_array_equal(np.isnan(some), np.isnan(others))
        numbers = ~np.isnan(some)
        some, others = some[numbers], others[numbers]
        np.testing.assert_array_equal(np.signbit(some), np.signbit(others))
    np.testing.assert_array_equal(some, others)


@pytest.mark.parametrize("ty", ["i8", "i32", "i64", "index"])
@pytest.mark.parametrize(
    "op",
    ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui"],
)
def test_integers_are_those_of_compiled_code(op: str, ty: str) -> None:
    operands = [(ty, _integers(ty, 1)), (ty, _integers(ty, 2))]
    _same(*_both(f"arith.{op} %a, %b : {ty}", ty, operands))


@pytest.mark.parametrize("ty", ["i8", "i32", "index"])
@pytest.mark.parametrize(
    "op",
    ["divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi"],
)
def test_divisions_are_those_of_compiled_code(op: str, ty: str) -> None:
    a, b = _integers(ty, 1), _integers(ty, 2)
    defined = (b != 0) & ~((a == np.iinfo(a.dtype.name).min) & (b == -1))
    # Upstream's expansion of ceildivsi and floordivsi overflows at the lowest number.
    if op in ("ceildivsi", "floordivsi"):
        lowest = np.iinfo(a.dtype.name).min
        defined &= (a != lowest) & (b != lowest)
    operands = [(ty, a[defined]), (ty, b[defined])]
    _same(*_both(f"arith.{op} %a, %b : {ty}", ty, operands))


@pytest.mark.parametrize("op", ["shli", "shrsi", "shrui"])
def test_shifts_are_those_of_compiled_code(op: str) -> None:
    operands = [("i32", _integers("i32", 1)), ("i32", _integers("i32", 2) & 31)]
    _same(*_both(f"arith.{op} %a, %b : i32", "i32", operands))


@pytest.mark.parametrize(
    "predicate",
    ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"],
)
def test_comparisons_of_integers_are_those_of_compiled_code(predicate: str) -> None:
    operands = [("i16", _integers("i16", 1)), ("i16", _integers("i16", 2))]
    _same(*_both(f"arith.cmpi {predicate}, %a, %b : i16", "i1", operands))


@pytest.mark.parametrize("ty", ["f16", "f32", "f64"])
@pytest.mark.parametrize(
    "op",
    ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf"],
)
def test_floats_are_those_of_compiled_code(op: str, ty: str) -> None:
    operands = [(ty, _floats(ty, 1)), (ty, _floats(ty, 2))]
    _same(*_both(f"arith.{op} %a, %b : {ty}", ty, operands))


@pytest.mark.parametrize("op", ["maxnumf", "minnumf"])
def test_the_other_number_is_chosen_where_one_is_nan(op: str) -> None:
    a, b = _floats("f32", 1), _floats("f32", 2)
    # Which zero is chosen is open: LLVM's `maxnum` says so.
    told = ~((a == 0) & (b == 0))
    operands = [("f32", a[told]), ("f32", b[told])]
    _same(*_both(f"arith.{op} %a, %b : f32", "f32", operands))


@pytest.mark.parametrize(
    "predicate",
    [
        "false",
        "oeq",
        "ogt",
        "oge",
        "olt",
        "ole",
        "one",
        "ord",
        "ueq",
        "ugt",
        "uge",
        "ult",
        "ule",
        "une",
        "uno",
        "true",
    ],
)
def test_comparisons_of_floats_are_those_of_compiled_code(predicate: str) -> None:
    operands = [("f32", _floats("f32", 1)), ("f32", _floats("f32", 2))]
    _same(*_both(f"arith.cmpf {predicate}, %a, %b : f32", "i1", operands))


@pytest.mark.parametrize(
    ("op", "before", "after"),
    [
        ("extsi", "i8", "i32"),
        ("extui", "i8", "i32"),
        ("trunci", "i32", "i8"),
        ("index_cast", "i32", "index"),
        ("index_cast", "index", "i16"),
        ("index_castui", "i32", "index"),
        ("index_castui", "index", "i8"),
        ("sitofp", "i64", "f32"),
        ("uitofp", "i64", "f64"),
        ("sitofp", "i32", "f16"),
        ("bitcast", "i32", "f32"),
        ("bitcast", "i64", "f64"),
    ],
)
def test_conversions_of_integers_are_those_of_compiled_code(
    op: str, before: str, after: str
) -> None:
    operands = [(before, _integers(before, 1))]
    _same(*_both(f"arith.{op} %a : {before} to {after}", after, operands))


@pytest.mark.parametrize(
    ("op", "before", "after"),
    [
        ("extf", "f16", "f32"),
        ("extf", "f32", "f64"),
        ("truncf", "f64", "f32"),
        ("truncf", "f32", "f16"),
        ("truncf", "f64", "f16"),
        ("bitcast", "f16", "i16"),
        ("bitcast", "f64", "i64"),
    ],
)
def test_conversions_of_floats_are_those_of_compiled_code(
    op: str, before: str, after: str
) -> None:
    operands = [(before, _floats(before, 1))]
    _same(*_both(f"arith.{op} %a : {before} to {after}", after, operands))


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        ("to_nearest_even", 1.0),
        ("downward", 1.0),
        ("upward", 1.0009765625),
        ("toward_zero", 1.0),
        ("to_nearest_away", 1.0009765625),
    ],
)
def test_a_cast_rounds_as_it_says(mode: str, expected: float) -> None:
    half = 1 + 2**-11
    for op, before in (("truncf", "f32"), ("convertf", "bf16")):
        module = bridge.parse(f"""
        func.func @f(%a: {before}) -> f16 {{
          %r = arith.{op} %a {mode} : {before} to f16
          return %r : f16
        }}
        """)
        given = half if op == "truncf" else 1.0
        wanted = expected if op == "truncf" else 1.0
        assert bridge.interpret(module, "f", given) == (wanted,)


_SCALED: Final = """
func.func @down(%x: f16, %s: f32) -> f8E5M2 {{
  %r = arith.scaling_truncf %x, %s {mode} : f16, f32 to f8E5M2
  return %r : f8E5M2
}}
func.func @down_in_steps(%x: f16, %s: f32) -> f8E5M2 {{
  %0 = arith.truncf %s : f32 to f8E8M0FNU
  %1 = arith.extf %0 : f8E8M0FNU to f16
  %2 = arith.divf %x, %1 : f16
  %r = arith.truncf %2 {mode} : f16 to f8E5M2
  return %r : f8E5M2
}}
func.func @up(%x: f8E5M2, %s: f32) -> f16 {{
  %r = arith.scaling_extf %x, %s : f8E5M2, f32 to f16
  return %r : f16
}}
func.func @up_in_steps(%x: f8E5M2, %s: f32) -> f16 {{
  %0 = arith.truncf %s : f32 to f8E8M0FNU
  %1 = arith.extf %0 : f8E8M0FNU to f16
  %2 = arith.extf %x : f8E5M2 to f16
  %r = arith.mulf %2, %1 : f16
  return %r : f16
}}
"""


@pytest.mark.parametrize(
    "mode", ["to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"]
)
def test_a_scaled_float_is_rounded_in_the_steps_of_its_documents(mode: str) -> None:
    module = bridge.parse(_SCALED.format(mode=mode))
    draw = np.random.default_rng(1)
    patterns = draw.integers(0, 1 << 16, 200, dtype=np.uint16).view(np.float16)
    for x, power in zip(patterns, draw.integers(-30, 30, 200), strict=True):
        for name in ("down", "up"):
            given = float(x) if name == "down" else float(power)
            scale = 2.0 ** float(power)
            (found,) = bridge.interpret(module, name, given, scale)
            (wanted,) = bridge.interpret(module, f"{name}_in_steps", given, scale)
            assert str(found) == str(wanted), (name, given, scale)


@pytest.mark.parametrize("op", ["fptosi", "fptoui"])
def test_floats_that_fit_become_integers_towards_zero(op: str) -> None:
    low = 0 if op == "fptoui" else -(2**31)
    a = np.random.default_rng(1).uniform(low, 2**31 - 1, 200)
    _same(*_both(f"arith.{op} %a : f64 to i32", "i32", [("f64", a)]))


def test_a_float_that_does_not_fit_is_poison() -> None:
    module = bridge.parse("""
    func.func @f(%a: f32) -> i8 {
      %r = arith.fptosi %a : f32 to i8
      return %r : i8
    }
    """)
    assert bridge.interpret(module, "f", -128.9) == (-128,)
    for value in (128.0, float("nan"), float("inf")):
        with pytest.raises(bridge.Trap, match="is no signed integer of 8 bits"):
            bridge.interpret(module, "f", value)


def test_divisions_that_are_undefined_are_traps() -> None:
    module = bridge.parse("""
    func.func @f(%a: i8, %b: i8) -> i8 {
      %r = arith.divsi %a, %b : i8
      return %r : i8
    }
    """)
    with pytest.raises(bridge.Trap, match=r"division by zero \(operands: 1, 0\)"):
        bridge.interpret(module, "f", 1, 0)
    with pytest.raises(bridge.Trap, match="signed overflow: -128 divided by -1"):
        bridge.interpret(module, "f", -128, -1)


def test_extended_operations_give_both_parts() -> None:
    module = bridge.parse("""
    func.func @f(%a: i8, %b: i8) -> (i8, i1, i8, i8, i8, i8) {
      %s, %o = arith.addui_extended %a, %b : i8, i1
      %sl, %sh = arith.mulsi_extended %a, %b : i8
      %ul, %uh = arith.mului_extended %a, %b : i8
      return %s, %o, %sl, %sh, %ul, %uh : i8, i1, i8, i8, i8, i8
    }
    """)
    product = 200 * 100
    assert bridge.interpret(module, "f", 200, 100) == (
        44,
        True,
        np.int8(np.uint8(-56 * 100 & 255)),
        -56 * 100 >> 8,
        np.int8(np.uint8(product & 255)),
        product >> 8,
    )


def test_vectors_with_a_poison_lane_keep_it_to_themselves() -> None:
    module = bridge.parse("""
    func.func @f(%a: vector<4xi32>, %n: vector<4xi32>, %c: vector<4xi1>)
        -> vector<4xi32> {
      %s = arith.shli %a, %n : vector<4xi32>
      %t = arith.addi %s, %a : vector<4xi32>
      %r = arith.select %c, %t, %a : vector<4xi1>, vector<4xi32>
      return %r : vector<4xi32>
    }
    """)
    a, n = [1, 2, 3, 4], [1, 40, 2, 3]
    (found,) = bridge.interpret(module, "f", a, n, [True, False, True, True])
    np.testing.assert_array_equal(found, [3, 2, 15, 36])
    with pytest.raises(bridge.Trap, match="shift of 32 bits by 40"):
        bridge.interpret(module, "f", a, n, [True, True, True, True])


_FAST = """
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b fastmath<FLAGS> : f32
  return %0 : f32
}
"""


@pytest.mark.parametrize(
    ("flags", "operands", "what"),
    [
        ("nnan", (math.nan, 1.0), "NaN"),
        ("nnan", (math.inf, -math.inf), "NaN"),
        ("ninf", (math.inf, 1.0), "an infinity"),
        ("fast", (3.0e38, 3.0e38), "an infinity"),
    ],
)
def test_what_fast_math_excludes_is_poison_where_flags_count(
    flags: str, operands: tuple[float, float], what: str
) -> None:
    module = bridge.parse(_FAST.replace("FLAGS", flags))
    bridge.interpret(module, "f", *operands)
    with pytest.raises(bridge.Trap, match=f"fastmath excludes {what}"):
        bridge.interpret(module, "f", *operands, fast_math=True)


def test_flags_that_allow_less_than_what_is_computed_change_nothing() -> None:
    module = bridge.parse(_FAST.replace("FLAGS", "reassoc,contract,nsz,nnan"))
    assert bridge.interpret(module, "f", 1.0, 2.0, fast_math=True) == (3.0,)
    assert bridge.interpret(module, "f", math.inf, 2.0, fast_math=True) == (math.inf,)


def test_only_lanes_that_are_excluded_are_poison() -> None:
    module = bridge.parse("""
    func.func @f(%v: vector<3xf32>) -> (f32, f32) {
      %0 = arith.mulf %v, %v fastmath<ninf> : vector<3xf32>
      %1 = vector.extract %0[0] : f32 from vector<3xf32>
      %2 = vector.reduction <add>, %v fastmath<nnan> : vector<3xf32> into f32
      return %1, %2 : f32, f32
    }
    """)
    given = np.array([2.0, np.inf, 1.0], np.float32)
    found = bridge.interpret(module, "f", given, fast_math=True)
    assert found == (4.0, math.inf)
    given[1] = np.nan
    with pytest.raises(bridge.Trap, match="fastmath excludes NaN"):
        bridge.interpret(module, "f", given, fast_math=True)

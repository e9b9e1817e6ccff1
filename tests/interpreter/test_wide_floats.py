"""Floats wider than a double are computed exactly and rounded once, as compiled."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.dialects import func
from bridge.interpreter import wide
from bridge.ir.floats import FORMATS
from tests.interpreter.judged import interpret

_BINARY = "addf subf mulf divf remf maximumf minimumf maxnumf minnumf"
_UNARY = "absf ceil floor trunc round roundeven sqrt"
_TESTS = "isnan isinf isfinite isnormal"
_PREDICATES = "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno"


def _functions(ty: str) -> str:
    rows = [(f"arith.{n} %a, %b : {ty}", ty, ty) for n in _BINARY.split()]
    rows += [(f"math.{n} %a : {ty}", ty, ty) for n in _UNARY.split()]
    rows += [(f"math.{n} %a : {ty}", ty, "i1") for n in _TESTS.split()]
    rows += [(f"arith.cmpf {n}, %a, %b : {ty}", ty, "i1") for n in _PREDICATES.split()]
    rows += [(f"math.fma %a, %b, %a : {ty}", ty, ty)]
    rows += [(f"math.copysign %a, %b : {ty}", ty, ty)]
    for narrow in ("f16", "f32", "f64"):
        rows += [(f"arith.truncf %a : {ty} to {narrow}", ty, narrow)]
        rows += [(f"arith.extf %a : {narrow} to {ty}", narrow, ty)]
    return "\n".join(
        [
            f"func.func @f{i}(%a: {taken}, %b: {taken}) -> {given} {{\n"
            f"  %r = {op}\n  return %r : {given}\n}}"
            for i, (op, taken, given) in enumerate(rows)
        ]
    )


_EXPONENTS = (0, 0, 1, 5, 63, 70, -70, 1100, -1100, 16000, -16000, -16440)


def _drawn(random: np.random.Generator) -> np.longdouble:
    if random.random() < 0.2:
        special = (0.0, -0.0, 1.0, -1.0, 0.5, 2.5, np.inf, -np.inf, np.nan)
        return np.longdouble(random.choice(special))
    fraction = np.longdouble(random.integers(1 << 63)) / np.longdouble(2.0**60)
    number = np.ldexp(fraction, int(random.choice(_EXPONENTS)))
    return np.longdouble(number if random.random() < 0.5 else -number)


_NARROW: dict[str, type[np.floating]] = {
    "f16": np.float16,
    "f32": np.float32,
    "f64": np.float64,
}


def _fitting(number: np.longdouble, op: func.FuncOp) -> np.floating:
    """The nearest number that a function takes."""
    kind: type[np.floating] = _NARROW.get(str(op.body.arguments[0].type), np.longdouble)
    with np.errstate(over="ignore", under="ignore"):
        return kind(number)


def _same(one: object, other: object) -> bool:
    if isinstance(one, bool | np.bool):
        return one == other
    left, right = np.longdouble(one), np.longdouble(other)  # type: ignore[arg-type]
    if np.isnan(left) or np.isnan(right):
        return bool(np.isnan(left) and np.isnan(right))
    return bool(left == right and np.signbit(left) == np.signbit(right))


@pytest.mark.parametrize("ty", ["f80", "f128"])
def test_every_operation_gives_what_compiled_code_gives(ty: str) -> None:
    module = bridge.parse(_functions(ty))
    compiled = bridge.compile(module)
    random = np.random.default_rng(3)
    for op in module.regions[0].blocks[0].operations:
        assert isinstance(op, func.FuncOp)
        name = op.sym_name.value
        for _ in range(30):
            a, b = [_fitting(_drawn(random), op) for _ in range(2)]
            (found,) = bridge.interpret(module, name, a, b)
            assert _same(found, compiled[name](a, b)), (str(op), a, b)


def test_a_quotient_has_all_the_bits_of_its_format() -> None:
    text = """
    func.func @f(%a: f80, %b: f80) -> i80 {
      %q = arith.divf %a, %b : f80
      %r = arith.bitcast %q : f80 to i80
      return %r : i80
    }
    """
    (bits,) = interpret(text, 1.0, 3.0)
    assert bits == 0x3FFDAAAAAAAAAAAAAAAB


def test_elements_of_memory_and_vectors_are_longdoubles() -> None:
    text = """
    func.func @f(%m: memref<3xf80>) -> (f80, vector<3xf80>) {
      %c0 = arith.constant 0 : index
      %v = vector.load %m[%c0] : memref<3xf80>, vector<3xf80>
      %w = arith.mulf %v, %v : vector<3xf80>
      vector.store %w, %m[%c0] : memref<3xf80>, vector<3xf80>
      %s = vector.reduction <add>, %w : vector<3xf80> into f80
      return %s, %w : f80, vector<3xf80>
    }
    """
    third = np.longdouble(1) / 3
    array = np.array([third, 2, 3], np.longdouble)
    total, squares = interpret(text, array)
    assert total == third * third + 4 + 9
    np.testing.assert_array_equal(squares, array)
    np.testing.assert_array_equal(array, [third * third, 4, 9])


def test_functions_that_no_library_has_are_refused_before_anything_runs() -> None:
    text = """
    func.func @f(%a: f128) -> f128 {
      %r = math.sin %a : f128
      return %r : f128
    }
    """
    with pytest.raises(bridge.Unsupported, match="sin of f128 is not interpreted"):
        interpret(text, 1.0)


def test_the_payload_of_a_nan_is_kept_where_nothing_is_computed() -> None:
    fmt = FORMATS["f128"]
    bits = 0x7FFF_8000_0000_0000_0000_0000_0000_1234
    assert wide.bits_of(fmt, wide.of_bits(fmt, bits)) == bits
    negated = wide.bits_of(fmt, -wide.of_bits(fmt, bits))
    assert negated == bits | 1 << 127


def test_constants_are_compiled_with_all_their_bits() -> None:
    text = """
    func.func @f() -> (i80, i128, i80) {
      %a = arith.constant 0x3FFD8000000000000001 : f80
      %b = arith.constant 0x00000000000000000000000000000001 : f128
      %c = arith.constant dense<[1.0, 0x00000000000000000003]> : vector<2xf80>
      %d = vector.extract %c[1] : f80 from vector<2xf80>
      %0 = arith.bitcast %a : f80 to i80
      %1 = arith.bitcast %b : f128 to i128
      %2 = arith.bitcast %d : f80 to i80
      return %0, %1, %2 : i80, i128, i80
    }
    """
    wanted = (0x3FFD8000000000000001, 1, 3)
    assert bridge.compile(bridge.parse(text))["f"]() == wanted
    assert interpret(text) == wanted


def test_constants_are_folded_in_their_format() -> None:
    text = """
    func.func @f() -> (f80, vector<2xf80>) {
      %a = arith.constant 1.0 : f80
      %b = arith.constant 3.0 : f80
      %c = arith.divf %a, %b : f80
      %d = arith.constant dense<[1.0, 2.0]> : vector<2xf80>
      %e = arith.constant dense<3.0> : vector<2xf80>
      %g = arith.divf %d, %e : vector<2xf80>
      return %c, %g : f80, vector<2xf80>
    }
    """
    module = bridge.parse(text)
    bridge.run_passes(module, "canonicalize", engine="native")
    assert "0.333333333333333333342 : f80" in str(module)
    assert "dense<[0.333333333333333333342, 0.666666666666666666684]>" in str(module)
    assert "divf" not in str(module)

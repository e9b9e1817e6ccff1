"""Values with operators mean what Python's numbers mean."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from bridge.dialects import affine, arith, builtin, complex, func, memref
from bridge.ir.types import (
    BF16,
    F16,
    F32,
    F64,
    I1,
    I8,
    I32,
    I64,
    INDEX,
    ComplexType,
    MemRefType,
    RankedTensorType,
    Type,
    VectorType,
)
from bridge.operators import (
    Number,
    maximum,
    minimum,
    number,
    signed,
    unsigned,
)
from bridge.operators import (
    affine as affine_of,
)
from bridge.rewrite import Rewriter, apply_greedily, pattern

Body = Callable[..., object]


def function(inputs: Sequence[Type], body: Body) -> bridge.Operation:
    """A module with the function `f`, which returns what `body` makes."""
    module = builtin.ModuleOp()
    with module.body():
        f: Any = func.FuncOp("f", (inputs, []))
        with f.body_():
            made = body(*f.regions[0].blocks[0].arguments)
            several = made if isinstance(made, tuple) else (made,)
            end = func.ReturnOp(list(several))
        f.function_type = (inputs, [value.type for value in end.operands])
    bridge.verify(module)
    return module


def run(inputs: Sequence[Type], body: Body, *args: object) -> Any:
    """What `f` gives."""
    found = bridge.interpret(function(inputs, body), "f", *args)
    return found[0] if len(found) == 1 else found


INTEGERS = (
    *(operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod),
    *(operator.and_, operator.or_, operator.xor),
)
COMPARISONS = (
    *(operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge),
)
small = st.integers(-1000, 1000)


@pytest.mark.parametrize("apply", INTEGERS + COMPARISONS)
@given(a=small, b=small.filter(bool))
def test_signed_integers_are_pythons(
    apply: Callable[[Any, Any], Any], a: int, b: int
) -> None:
    wanted = apply(a, b)
    assert run([I64, I64], lambda x, y: apply(signed(x), signed(y)), a, b) == wanted
    assert run([I64], lambda x: apply(signed(x), b), a) == wanted
    assert run([I64], lambda y: apply(a, signed(y)), b) == wanted


@pytest.mark.parametrize("apply", INTEGERS + COMPARISONS)
@given(a=st.integers(128, 255), b=st.integers(1, 127))
def test_unsigned_integers_are_pythons(
    apply: Callable[[Any, Any], Any], a: int, b: int
) -> None:
    found = run([I8, I8], lambda x, y: apply(unsigned(x), unsigned(y)), a, b)
    wanted = apply(a, b)
    assert (found if wanted is True or wanted is False else found % 256) == wanted % 256


@given(a=st.floats(-8, 8), b=st.floats(0.5, 8))
def test_floats_are_pythons(a: float, b: float) -> None:
    def body(x: Any, y: Any) -> Any:
        return (x + y * 2 - 1) / y, abs(-x), y**2, minimum(x, y), maximum(x, 3)

    def made(x: bridge.Value, y: bridge.Value) -> object:
        return body(number(x), number(y))

    wanted = (a + b * 2 - 1) / b, abs(a), b**2, min(a, b), max(a, 3)
    assert run([F64, F64], made, a, b) == pytest.approx(wanted)


@pytest.mark.parametrize("apply", COMPARISONS)
def test_nan_compares_as_in_python(apply: Callable[[Any, Any], Any]) -> None:
    nan = float("nan")
    found = run([F64], lambda x: apply(number(x), number(x)), nan)
    assert found == apply(nan, nan)


def test_shifts_and_powers_depend_on_the_sign() -> None:
    assert run([I8], lambda x: signed(x) >> 1, -4) == -2
    assert run([I8], lambda x: unsigned(x) >> 1, -4) == 126
    assert run([I8], lambda x: 1 << number(x), 3) == 8
    assert run([I32], lambda x: signed(x) ** 3, -3) == -27
    assert run([I32], lambda x: 2 ** signed(x), 5) == 32
    assert run([I32], lambda x: 64 >> unsigned(x), 2) == 16
    assert run([F64], lambda x: 2 ** number(x), 3.0) == 8.0


def test_unary_operators() -> None:
    assert run([I32], lambda x: ~signed(x), 5) == -6
    assert run([I1], lambda x: ~number(x), True) == 0
    assert run([I32], lambda x: abs(-signed(x)), 5) == 5
    assert run([I32], lambda x: +number(x), 5) == 5
    assert run([I32], lambda x: abs(unsigned(x)), -5) == -5


def test_vectors_and_scalars_mix() -> None:
    ty = VectorType((4,), F32)
    array = np.arange(4, dtype=np.float32)
    found = run([ty, F32], lambda v, s: number(s) * number(v) + 1, array, 2.0)
    np.testing.assert_array_equal(found, array * 2 + 1)
    chosen = run([ty], lambda v: (number(v) < 2).select(number(v), 9), array)
    np.testing.assert_array_equal(chosen, [0, 1, 9, 9])


def test_tensors_are_elementwise() -> None:
    ty = RankedTensorType((2, 2), I32)
    array = np.array([[1, 2], [3, 4]], np.int32)
    found = run([ty], lambda t: signed(t) * 2 // 3, array)
    np.testing.assert_array_equal(found, array * 2 // 3)


def test_complex_numbers() -> None:
    ty = ComplexType(F32)

    def body(z: bridge.Value) -> object:
        x = -(number(z) * 2 + z - 1) / z
        return complex.ReOp(x), x == x, x != z

    assert run([ty], body, 1 + 0j) == (-2.0, True, True)


@pytest.mark.parametrize(
    ("old", "new", "given_value", "wanted"),
    [
        (I8, I32, -3, -3),
        (I32, I8, 300, 44),
        (I32, F32, -3, -3.0),
        (F32, I32, -3.75, -3),
        (F32, F64, 1.5, 1.5),
        (F64, F32, 1.5, 1.5),
        (F16, BF16, 1.5, 1.5),
        (INDEX, I32, 7, 7),
        (I32, INDEX, 7, 7),
    ],
)
def test_casts(old: Type, new: Type, given_value: object, wanted: object) -> None:
    assert run([old], lambda x: signed(x).to(new), given_value) == wanted


def test_an_unsigned_number_is_cast_as_one() -> None:
    assert run([I8], lambda x: unsigned(x).to(F32), -1) == 255.0
    assert run([I8], lambda x: (number(x) == 1).to(I32), 1) == 1
    assert run([I8], lambda x: number(x).to(I8), 1) == 1


WRONG: Any = "x"


def value_of(ty: Type) -> bridge.Value:
    return bridge.Block([ty]).arguments[0]


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: number(value_of(I32)) // 2, "depends on its sign: use 'signed'"),
        (lambda: number(value_of(I32)) < 2, "depends on its sign"),
        (lambda: abs(number(value_of(I32))), "depends on its sign"),
        (lambda: abs(number(value_of(ComplexType(F32)))), "not defined for complex"),
        (lambda: number(value_of(I32)).to(F32), "depends on its sign"),
        (lambda: number(value_of(F32)).to(ComplexType(F32)), "there is no cast"),
        (lambda: signed(value_of(I32)) / 2, "'/' is not defined for signed i32"),
        (lambda: number(value_of(F32)) % 2, "'%' is not defined for f32"),
        (lambda: signed(value_of(I32)) + unsigned(value_of(I32)), "a signed and"),
        (lambda: number(value_of(I32)) + number(value_of(I64)), "of i32 and i64"),
        (lambda: number(value_of(I32)) + WRONG, "'operand' must be"),
        (lambda: number(value_of(I32)) + 1.5, "must be int, not float"),
        (lambda: number(value_of(MemRefType((2,), F32))), "must be of numbers"),
        (lambda: number(WRONG), "must be Value or Operation, not str"),
        (lambda: bool(number(value_of(I1))), "no truth"),
        (lambda: number(value_of(I1)).select(1, 2), "numbers have no type"),
        (lambda: minimum(WRONG, 2), "'a' must be Number, not str"),
        (lambda: hash(number(value_of(I1))), "unhashable"),
        (lambda: affine_of(value_of(I32)), "must be of index"),
        (lambda: affine_of(value_of(INDEX)) // WRONG, "divided by int"),
        (
            lambda: number(value_of(RankedTensorType((2,), F32))) + value_of(F32),
            "is not spread over",
        ),
    ],
)
def test_what_is_not_defined_is_a_type_error(
    make: Callable[[], object], words: str
) -> None:
    with pytest.raises(TypeError, match=words):
        make()


@pytest.mark.parametrize(
    "make",
    [
        lambda: number(value_of(I8)) + 256,
        lambda: affine_of(value_of(INDEX)) * affine_of(value_of(INDEX)),
        lambda: affine_of(value_of(INDEX)) % 0,
    ],
)
def test_a_number_that_does_not_fit_is_a_value_error(
    make: Callable[[], object],
) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        make()


@given(st.data())
def test_affine_expressions_are_pythons(data: st.DataObject) -> None:
    i, j = data.draw(st.integers(0, 50)), data.draw(st.integers(0, 50))
    c, d = data.draw(st.integers(-5, 5)), data.draw(st.integers(1, 7))

    def body(x: Any, y: Any, ceildiv: Callable[[Any, int], Any]) -> Any:
        return (3 + x * c + c * y - 1) // d + (-x) % d + ceildiv(y - x, d) + (7 - y)

    def made(x: bridge.Value, y: bridge.Value) -> object:
        return body(affine_of(x), affine_of(y), lambda e, n: e.ceildiv(n))

    wanted = body(i, j, lambda e, n: -(-e // n))
    assert run([INDEX, INDEX], made, i, j) == wanted


def test_accesses_take_affine_expressions_into_their_maps() -> None:
    ty = MemRefType((8, 8), F32)

    def body(m: bridge.Value, i: bridge.Value, j: bridge.Value) -> object:
        e = affine_of(i)
        with affine.ForOp(e, e + 2).body() as k:
            affine.StoreOp(number(affine.LoadOp(m, [e + j, k])), m, [k, e * 2])
        return memref.LoadOp(m, [e, e + 1])

    module = function([ty, INDEX, INDEX], body)
    text = str(module)
    assert "affine.load %arg0[%arg1 + %arg2, %arg3]" in text
    assert "affine.store %1, %arg0[%arg3, %arg1 * 2]" in text or "* 2]" in text
    assert text.count("affine.apply") == 1
    assert repr(affine_of(value_of(INDEX)) + 1) == "<affine d0 + 1 of 1 values>"


def test_rewriters_take_what_is_wrapped() -> None:
    @pattern(arith.MulIOp)
    def to_shift(op: arith.MulIOp, rewriter: Rewriter) -> None:
        if op.lhs is op.rhs:
            return
        rewriter.replace(op, number(op.lhs) << op.rhs)

    module = function([I32, I32], lambda x, y: number(x) * y)
    apply_greedily(module, [to_shift])
    assert "arith.shli %arg0, %arg1" in str(module)


def test_every_edit_takes_what_is_wrapped() -> None:
    module = function([I32, I32], lambda x, y: number(x) * y + 1)
    one = next(iter(module.walk(arith.MulIOp)))
    total = next(iter(module.walk(arith.AddIOp)))
    x, y = one.operands
    rewriter = Rewriter()
    rewriter.replace_uses_where(one.results[0], number(x), lambda use: True)
    assert total.operands[0] is x
    rewriter.replace_all_uses(x, number(y))
    assert total.operands[0] is y
    setter: Any = total
    setter.rhs = number(x) << y
    assert total.rhs.defining_op is not None
    total.replace_with([number(y)])
    bridge.verify(module)


def test_a_wrapped_value_says_what_it_is() -> None:
    value = value_of(I32)
    wrapped: Number = unsigned(value)
    assert (wrapped.value, wrapped.type, wrapped.sign) == (value, I32, "unsigned")
    assert repr(wrapped) == f"<unsigned {value!r}>"

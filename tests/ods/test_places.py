"""The types that a row's names stand for."""

from __future__ import annotations

from bridge.ir.attributes import IntegerAttr, StringAttr
from bridge.ir.core import Operation
from bridge.ir.types import F32, I32, NoneType, VectorType
from bridge.ods.places import is_variadic, types_at
from bridge.ods.rows import Row, row

VECTOR = VectorType((2,), F32)


def line(name: str) -> Row:
    found = row(name)
    assert found is not None
    return found


def made(*types: object) -> Operation:
    source = Operation("t.v", result_types=types)  # type: ignore[arg-type]
    return Operation("vector.reduction", source.results, [F32])


def test_a_name_stands_for_the_types_of_its_values() -> None:
    reduction = line("vector.reduction")
    vector, acc = types_at(reduction, "vector"), types_at(reduction, "acc")
    assert vector is not None
    assert acc is not None
    assert vector(made(VECTOR, F32)) == (VECTOR,)
    assert acc(made(VECTOR, F32)) == (F32,)
    assert acc(made(VECTOR)) == ()


def test_a_name_stands_for_the_type_of_an_attribute() -> None:
    value = types_at(line("arith.constant"), "value")
    assert value is not None
    typed = Operation("arith.constant", properties={"value": IntegerAttr(1, I32)})
    plain = Operation("arith.constant", properties={"value": StringAttr("a")})
    assert value(typed) == (I32,)
    assert value(plain) == (NoneType(),)
    assert value(Operation("arith.constant")) == ()


def test_a_name_that_the_row_lacks_stands_nowhere() -> None:
    assert types_at(line("arith.constant"), "whatever") is None


def test_only_lists_are_variadic() -> None:
    assert is_variadic(line("memref.load"), "indices")
    assert not is_variadic(line("memref.load"), "memref")
    assert not is_variadic(line("vector.reduction"), "acc")

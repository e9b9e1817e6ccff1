"""Attributes as values: what they are made of, and what they refuse."""

from __future__ import annotations

import math
import pickle
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    FALSE,
    TRUE,
    UNIT,
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    OpaqueAttr,
    SparseElementsAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
)
from bridge.ir.floats import FORMATS, canonical
from bridge.ir.types import (
    DYNAMIC,
    F32,
    F64,
    I1,
    I8,
    I32,
    I64,
    INDEX,
    NONE,
    FloatType,
    IntegerType,
    RankedTensorType,
)

UI8 = IntegerType(8, "unsigned")
SI8 = IntegerType(8, "signed")


def test_a_signless_value_is_kept_signed_in_whatever_range_it_is_given() -> None:
    assert IntegerAttr(255, I8) is IntegerAttr(-1, I8)
    assert IntegerAttr(255, I8).value == -1
    assert IntegerAttr(255, UI8).value == 255
    assert IntegerAttr(-1, I1) is TRUE
    assert IntegerAttr(-1, IntegerType(1, "signed")).value == -1
    assert IntegerAttr(True, I8).value == 1


@pytest.mark.parametrize(
    ("value", "ty"),
    [
        (256, I8),
        (-129, I8),
        (256, UI8),
        (-1, UI8),
        (128, SI8),
        (1, IntegerType(0)),
        (1 << 63, INDEX),
        (2, I1),
    ],
)
def test_a_value_outside_the_types_range_is_refused(
    value: int, ty: IntegerType
) -> None:
    with pytest.raises(ValueError, match="out of range"):
        IntegerAttr(value, ty)


@given(st.integers(), st.integers(1, 70))
def test_a_wrapped_value_has_the_lowest_bits(value: int, width: int) -> None:
    attr = IntegerAttr.wrapped(value, IntegerType(width))
    assert attr.bits == value % (1 << width)


def test_integers_and_floats_need_types_of_their_kind() -> None:
    with pytest.raises(ValueError, match="expected integer or index type"):
        IntegerAttr(1, F32)
    with pytest.raises(ValueError, match="expected floating point type"):
        FloatAttr(1.0, I32)
    with pytest.raises(ValueError, match="expected floating point type"):
        FloatAttr.of_bits(1, I32)
    with pytest.raises(ValueError, match="do not fit"):
        FloatAttr.of_bits(1 << 32, F32)


def test_a_float_has_its_bits_and_its_value() -> None:
    attr = FloatAttr(0.1, F32)
    assert attr.bits == 0x3DCCCCCD
    assert attr.value == pytest.approx(0.1)
    assert attr is not FloatAttr(0.1, F64)
    assert math.isnan(FloatAttr.of_bits(0x7FC00000, F32).value)
    assert FloatAttr(0.0, F32) is not FloatAttr(-0.0, F32)


def reread(attr: Attribute) -> Attribute:
    text = f'"test.op"() {{a = {attr}}} : () -> ()'
    op = bridge.parse(text, allow_unregistered=True).body.first
    assert op is not None
    return op.attributes["a"]


FLOATS = st.sampled_from(sorted(FORMATS)).map(FloatType)


@given(FLOATS, st.floats() | st.integers(-(2**70), 2**70))
def test_a_float_is_made_of_its_value(ty: FloatType, value: float) -> None:
    attr = FloatAttr(value, ty)
    assert FloatAttr(attr.value, ty).bits == attr.bits or ty.width > 64
    if ty.name == "f64":
        assert attr.value == float(value) or math.isnan(value)
    whole = abs(value) <= 2**24 and not value % 1
    if whole and ty.width >= 32:
        assert attr.value == value
    assert FloatAttr.of_bits(attr.bits, ty) is attr
    assert pickle.loads(pickle.dumps(attr)) is attr
    if ty.format.signed:
        assert reread(attr) is attr


@given(FLOATS, st.data())
def test_bits_of_a_float_are_kept(ty: FloatType, data: st.DataObject) -> None:
    bits = data.draw(st.integers(0, (1 << ty.format.sign_bit + 1) - 1))
    attr = FloatAttr.of_bits(bits, ty)
    assert attr.bits == canonical(ty.format, bits)
    assert pickle.loads(pickle.dumps(attr)) is attr


def test_what_is_no_number_is_no_float() -> None:
    for wrong in ("1.5", b"1", None, [1.0], 1j):
        with pytest.raises(TypeError, match="'value' must be float, not"):
            FloatAttr(wrong, F32)  # type: ignore[arg-type]
    assert str(FloatAttr(0.0, F32)) == "0.000000e+00 : f32"
    assert FloatAttr(1, F32) is FloatAttr(1.0, F32)


def test_a_type_that_is_none_is_no_type() -> None:
    assert StringAttr("a", NONE) is StringAttr("a")
    assert OpaqueAttr("d", ("a",), NONE) is OpaqueAttr("d", ("a",))


def test_a_symbols_leaf_is_its_own_name() -> None:
    assert SymbolRefAttr("a").leaf == "a"
    assert SymbolRefAttr("a", ("b", "c")).leaf == "c"


def test_an_array_is_a_sequence() -> None:
    array = ArrayAttr((UNIT, TRUE))
    assert list(array) == [UNIT, TRUE]
    assert (len(array), array[1]) == (2, TRUE)


def test_a_dictionary_is_a_mapping_sorted_as_bytes_are() -> None:
    found = DictionaryAttr((("b", UNIT), ("a", TRUE), ("\udcff", FALSE), ("é", UNIT)))
    assert list(found) == ["a", "b", "é", "\udcff"]
    assert found["a"] is TRUE
    assert found.get("c") is None
    assert DictionaryAttr.of({}) is EMPTY_DICTIONARY
    with pytest.raises(ValueError, match="duplicate key"):
        DictionaryAttr((("a", UNIT), ("a", TRUE)))


def test_a_changed_copy_leaves_the_dictionary_as_it_was() -> None:
    one = DictionaryAttr((("a", UNIT),))
    two = one.with_entry("b", TRUE)
    assert list(two) == ["a", "b"]
    assert two.with_entry("b", None) is one


def test_a_distinct_attribute_is_equal_to_itself_alone() -> None:
    assert DistinctAttr.create(UNIT) is not DistinctAttr.create(UNIT)


def test_a_layout_with_an_unknown_stride_or_offset_is_dynamic() -> None:
    assert StridedLayoutAttr((1, DYNAMIC)).is_dynamic
    assert StridedLayoutAttr((1,), DYNAMIC).is_dynamic
    assert not StridedLayoutAttr((4, 1), 2).is_dynamic


def indices(shape: tuple[int, ...], *values: int) -> DenseElementsAttr:
    return DenseElementsAttr.of(RankedTensorType(shape, I64), values)


@pytest.mark.parametrize(
    ("make", "complaint"),
    [
        (lambda: indices((2, 3), *range(6)), r"expected shape \(\[2, 2\]\)"),
        (lambda: indices((1, 2), 0, 1), "inferred shape of values literal"),
        (lambda: indices((2, 2), 0, 0, 1, 9), "#1 is not contained"),
    ],
)
def test_sparse_elements_have_an_index_within_the_shape_for_each_value(
    make: Callable[[], DenseElementsAttr], complaint: str
) -> None:
    ty = RankedTensorType((2, 2), I32)
    values = DenseElementsAttr.of(RankedTensorType((2,), I32), [5, 6])
    SparseElementsAttr(ty, indices((2, 2), 0, 0, 1, 1), values)
    with pytest.raises(ValueError, match=complaint):
        SparseElementsAttr(ty, make(), values)


@pytest.mark.parametrize("attr", [UNIT, TRUE, FloatAttr(1.5, F32)])
def test_an_attribute_is_shown_by_its_text(attr: Attribute) -> None:
    assert str(attr) in ("unit", "true", "1.500000e+00 : f32")


def test_what_is_no_integer_is_not_rounded() -> None:
    with pytest.raises(TypeError, match="'value' must be int, not float"):
        IntegerAttr(1.5, I32)  # type: ignore[arg-type]


def test_half_of_a_surrogate_pair_is_no_text() -> None:
    with pytest.raises(ValueError, match="half of a surrogate pair"):
        StringAttr("\ud800")
    assert str(StringAttr("\udcff")) == '"\\FF"'

"""Parameters of types and attributes in the form of irdl: each comes back as it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from bridge import define
from bridge.define import DefinedAttr, DefinedType
from bridge.dialects import builtin
from bridge.dialects.irdl.parameters import IN_IRDL, parts_in_irdl
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import AffineMapAttr, Attribute, IntegerAttr, UnitAttr
from bridge.ir.types import F32, I8, Type, VectorType
from bridge.source import Source
from bridge.text.module import read_module
from bridge.text.printer import PrintOptions, print_generic


@pytest.fixture(autouse=True, scope="module")
def defined() -> Iterator[dict[str, Any]]:
    class InnerAttr(DefinedAttr, name="carried.inner"):
        """With its own format, and a type."""

        value: int
        type: Type | None = None
        assembly_format = "`[` $value `]`"

    globals().update(InnerAttr=InnerAttr)

    class AllAttr(DefinedAttr, name="carried.all"):
        """One parameter of each kind."""

        number: int
        flag: bool
        text: str
        word: Literal["fast", "exact"]
        element: Type
        held: Attribute
        map: AffineMap
        list: tuple[int, ...]
        nested: tuple[tuple[str, ...], ...]
        vector: VectorType
        inner: InnerAttr | None = None

    class BoxType(DefinedType, name="carried.box"):
        """Holds a type in its own format."""

        element: Type
        assembly_format = "`of` $element"

    yield {"all": AllAttr, "inner": InnerAttr, "box": BoxType}
    define.forget("carried")


def carried(attr: Attribute) -> tuple[str, Attribute]:
    """The text of a module with an attribute in that form, and what it is read as."""
    module = builtin.ModuleOp()
    module.attributes = {"carried.it": attr}
    text = print_generic(module, PrintOptions(bodies=parts_in_irdl))
    found = read_module(Source(text, "t"), registry=IN_IRDL)
    return text, found.attributes["carried.it"]


@given(
    st.integers(-(2**70), 2**70),
    st.booleans(),
    st.text(max_size=8),
    st.lists(st.integers(-9, 9), max_size=3),
    st.lists(st.lists(st.text("ab", max_size=2), max_size=2), max_size=2),
    st.booleans(),
)
def test_every_kind_comes_back_as_it_was(
    defined: dict[str, Any],
    number: int,
    flag: bool,
    text: str,
    items: list[int],
    nested: list[list[str]],
    has_inner: bool,
) -> None:
    attr = defined["all"](
        number,
        flag,
        text,
        "exact",
        defined["box"](VectorType((4,), F32)),
        UnitAttr(),
        AffineMap.identity(2),
        tuple(items),
        tuple(map(tuple, nested)),
        VectorType((2,), I8),
        defined["inner"](3, I8) if has_inner else None,
    )
    assert carried(attr)[1] is attr


def test_the_form_is_a_list_of_attributes(defined: dict[str, Any]) -> None:
    inner = defined["inner"](7)
    assert str(inner) == "#carried.inner[7]" or "7" in str(inner)
    assert "#carried.inner<7 : i64, []>" in carried(inner)[0]
    box = defined["box"](F32)
    assert parts_in_irdl(box) is not None
    assert parts_in_irdl(F32) is None
    assert parts_in_irdl(AffineMapAttr(AffineMap.identity(1))) is None


@pytest.mark.parametrize(
    "body", ["", "<>", "<1 : i64>", '<"a", []>', "<1 : i64, [], []>", "<1 : i64, 2>"]
)
def test_other_parameters_are_an_error_with_a_place(body: str) -> None:
    text = f'"builtin.module"() ({{}}) {{carried.it = #carried.inner{body}}} : () -> ()'
    with pytest.raises(bridge.Malformed) as caught:
        read_module(Source(text, "t"), registry=IN_IRDL)
    assert caught.value.diagnostics[0].location is not None


def test_numbers_are_as_wide_as_they_need(defined: dict[str, Any]) -> None:
    text = carried(defined["inner"](2**80))[0]
    assert f"{2**80} : i82" in text
    assert isinstance(IntegerAttr(1, I8), Attribute)

"""What arithmetic may assume, flag by flag."""

from __future__ import annotations

import pytest

from bridge import parse
from bridge.dialects import arith

ALL = {"reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn"}


@pytest.mark.parametrize(
    ("spelled", "flags"),
    [("none", set()), ("fast", ALL), ("nnan,ninf", {"nnan", "ninf"})],
)
def test_what_is_assumed_of_floats_is_a_set_of_flags(
    spelled: str, flags: set[str]
) -> None:
    op = parse(
        f'"a.b"() {{a = #arith.fastmath<{spelled}>}} : () -> ()',
        allow_unregistered=True,
    ).body.first
    attr = op.attributes["a"] if op is not None else None
    assert isinstance(attr, arith.FastMathFlagsAttr)
    assert attr.flags == flags


@pytest.mark.parametrize(
    ("spelled", "flags"),
    [("none", set()), ("nsw", {"nsw"}), ("nsw, nuw", {"nsw", "nuw"})],
)
def test_which_integers_do_not_overflow_is_a_set_of_flags(
    spelled: str, flags: set[str]
) -> None:
    op = parse(
        f'"a.b"() {{a = #arith.overflow<{spelled}>}} : () -> ()',
        allow_unregistered=True,
    ).body.first
    attr = op.attributes["a"] if op is not None else None
    assert isinstance(attr, arith.IntegerOverflowFlagsAttr)
    assert attr.flags == flags

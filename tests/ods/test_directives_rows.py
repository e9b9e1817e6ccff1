"""Lists of rows: what is read by a template is written by it."""

from __future__ import annotations

import pytest

import bridge
from bridge.errors import Malformed

_IRDL = """irdl.dialect @d {{
  irdl.operation @op {{
    %0 = irdl.any
    irdl.operands{}
  }}
}}"""
_PDL = """pdl.pattern : benefit(1) {{
  %0 = attribute
  %1 = operation "d.op" {}
  rewrite %1 with "r"
}}"""
_ACC = "func.func private @f()\nacc.routine @r func(@f) bind({})"


@pytest.mark.parametrize(
    "text",
    [
        _ACC.format('@f [#acc.device_type<nvidia>], "b"'),
        _ACC.format('"a" [#acc.device_type<host>], "b"'),
        _IRDL.format("()"),
        _IRDL.format("(a: %0, b: optional %0, c: variadic %0)"),
        _PDL.format('{"a" = %0, "b" = %0}'),
    ],
)
def test_rows_are_written_as_they_are_read(text: str) -> None:
    printed = bridge.format(bridge.parse(text))
    assert f"module {{ {text} }}".split() == printed.split()


def test_rows_of_two_kinds_are_written_one_kind_after_the_other() -> None:
    printed = bridge.format(bridge.parse(_ACC.format('"b", @f')))
    assert 'bind(@f, "b")' in printed


def test_a_list_in_brackets_may_be_missing() -> None:
    assert "{" not in bridge.format(bridge.parse(_PDL.format(""))).partition("d.op")[2]


def test_a_required_list_may_not_be_missing() -> None:
    with pytest.raises(Malformed, match=r"expected '\('"):
        bridge.parse(_IRDL.format(""))

"""Comments that say who uses a value."""

from __future__ import annotations

import pytest

import bridge
from bridge.text.printer import PrintOptions
from bridge.verifier.printing import print_operation


@pytest.mark.parametrize(
    ("text", "comment"),
    [
        ('%0 = "a"() : () -> i1', "// unused"),
        ('%0 = "a"() : () -> i1 "b"(%0) : (i1) -> ()', "// user: %1"),
        ('%0 = "a"() : () -> i1 "b"(%0, %0) : (i1, i1) -> ()', "// user: %1"),
        (
            '%0 = "a"() : () -> i1 "b"(%0) : (i1) -> () "c"(%0) : (i1) -> ()',
            "// users: %2, %1",
        ),
        ('%0:2 = "a"() : () -> (i1, i1) "b"(%0#1) : (i1) -> ()', "(unused), (%1)"),
        ('%0 = "a"() : () -> i1 %1:2 = "b"(%0) : (i1) -> (i1, i1)', "%1#0, %1#1"),
        ('%0 = "a"() : () -> i1 "b"(%0) : (i1) -> ()', "// id: %1"),
        ('"a"() ({^bb0(%a: i1): "b"() : () -> ()}) : () -> ()', "// %arg0 is unused"),
        (
            '"a"() ({^bb0(%a: i1): "b"(%a) : (i1) -> ()}) : () -> ()',
            "// %arg0 is used by %",
        ),
    ],
)
def test_a_comment_names_the_users(text: str, comment: str) -> None:
    module = bridge.parse(text, allow_unregistered=True)
    options = PrintOptions(users=True)
    assert comment in print_operation(module, options)
    for generic in (False, True):
        printed = print_operation(module, options, generic=generic)
        again = bridge.parse(printed, allow_unregistered=True)
        assert bridge.format(again) == bridge.format(module)

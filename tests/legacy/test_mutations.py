"""Old text with something wrong in it is upgraded or refused, whatever it is."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge import legacy
from tests.legacy.test_constructs import ALL

PIECES = (
    *("", "(", ")", "{", "}", "[", "]", "<", ">", ":", ",", "=", "->", "//", "\n"),
    *("%x", "%f", "i32", "f32", "index", "0", "-1", '"a"', "@f", "^bb0", "#m", "!t"),
    *("memref<4xf32>", "(d0) -> (d0)", "constant", "!llvm", "!spv", "#spv"),
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A construct in which a few characters are something else."""
    text = draw(st.sampled_from(ALL)).old
    start = draw(st.integers(0, len(text)))
    end = min(len(text), start + draw(st.sampled_from((0, 1, 2, 4))))
    return text[:start] + draw(st.sampled_from(PIECES)) + text[end:]


@settings(max_examples=300)
@given(mutated(), st.booleans())
def test_whatever_is_read_is_written_as_it_was_read(text: str, allow: bool) -> None:
    try:
        found = legacy.upgrade(text, allow_unregistered=allow)
    except bridge.Malformed:
        return
    again = bridge.parse(found.text, allow_unregistered=allow)
    generic = bridge.format(found.module, generic=True)
    assert bridge.format(again, generic=True) == generic
    assert legacy.upgrade(found.text, allow_unregistered=allow).text == found.text

"""Texts with a mistake in them."""

from __future__ import annotations

from hypothesis import strategies as st

_MARKS = "<>[](){},:x?-#!@ \n0129aif.="


@st.composite
def damaged(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text in which a character is lost, added or changed, or the end is missing."""
    text = draw(texts)
    at = draw(st.integers(0, max(len(text) - 1, 0)))
    mark = draw(st.sampled_from(_MARKS))
    kind = draw(st.sampled_from(["lost", "added", "changed", "cut"]))
    if kind == "cut":
        return text[:at]
    rest = text[at + (kind != "added") :]
    return text[:at] + ("" if kind == "lost" else mark) + rest

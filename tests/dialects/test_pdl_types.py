"""Types of pdl: ranges of its others."""

from __future__ import annotations

import pytest

from tests.oracles.syntax import check_printed, check_refused


@pytest.mark.parametrize("word", ["attribute", "operation", "type", "value"])
def test_a_range_is_of_a_word(word: str) -> None:
    check_printed(f"func.func private @f(!pdl.range<{word}>)")


@pytest.mark.parametrize(
    "body",
    ["<range<value>>", "<foo>", "<i32>", "<!pdl.value>", "<3>", "<range<foo>>", ""],
)
def test_a_range_of_anything_else_is_refused_as_upstream_does_it(body: str) -> None:
    check_refused(f"func.func private @f(!pdl.range{body})")

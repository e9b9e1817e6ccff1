"""Operations in their own syntax, as they are written."""

from __future__ import annotations

from tests.oracles.modules import printed, read
from tests.oracles.syntax import custom


def test_a_block_alone_tells_that_it_comes_from_itself() -> None:
    module = read('"t.a"() ({^bb0(%a: i1): "t.b"()[^bb0] : () -> ()}) : () -> ()')
    label = "^bb0(%arg0: i1):  // pred: ^bb0\n"
    assert label in custom(module)
    assert label in printed(module)

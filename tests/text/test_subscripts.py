"""`bridge.text.subscripts`: what is known of subscripts is what the grammar reads."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bridge.ir.attributes import AffineMapAttr, DictionaryAttr
from bridge.text.affine import read_subscripts
from bridge.text.subscripts import SubscriptMemo

names = st.sampled_from(["%i", "%j", "%k#1"])
pieces = st.one_of(
    names,
    st.integers(0, 3).map(str),
    st.builds("{} + {}".format, names, st.integers(0, 2)),
    st.builds("{} * {}".format, names, st.integers(0, 2)),
    st.builds("{} - {} mod 4".format, names, names),
    st.builds("{} + {}".format, names, names),
)
texts = st.lists(pieces, min_size=1, max_size=3).map(", ".join)


def by_grammar(text: str) -> tuple[AffineMapAttr, list[str]]:
    operands: list[str] = []

    def operand(pos: int, is_symbol: bool) -> int:
        name = next(n for n in ("%i", "%j", "%k#1") if text.startswith(n, pos - 1))
        operands.append(name)
        return pos + len(name)

    map_, _ = read_subscripts(f"[{text}]", 0, operand, "[]")
    return AffineMapAttr(map_), operands


@given(st.lists(texts, max_size=12))
def test_what_is_known_is_what_the_grammar_reads(lines: list[str]) -> None:
    memo = SubscriptMemo()
    for text in lines:
        map_, operands = by_grammar(text)
        known = memo.get(text)
        if known is None:
            memo.keep(text, map_, operands)
            known = memo.get(text)
        assert known is not None
        applied, found = known
        assert applied.property is DictionaryAttr((("map", map_),))
        assert [found[number] for number in applied.numbers] == operands


def test_known_pieces_need_no_grammar() -> None:
    memo = SubscriptMemo()
    for text in ("%i + 1, %j", "%i, %j * 2"):
        memo.keep(text, *by_grammar(text))
    known = memo.get("%b + 1, %a * 2")
    assert known is not None
    expected, _ = by_grammar("%i + 1, %j * 2")
    assert known[0].property["map"] is expected


def test_a_piece_is_known_only_over_the_dimensions_it_was_read_with() -> None:
    memo = SubscriptMemo()
    memo.keep("%i + 1, %j", *by_grammar("%i + 1, %j"))
    assert memo.get("%i, %j + 1") is None
    assert memo.get("%i + 1, %i") is None

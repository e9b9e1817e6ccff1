"""Text of affine maps, sets and expressions, against upstream's reader and printer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from torch_mlir import ir

from bridge.ir.affine import AffineDim, AffineMap, AffineSymbol, IntegerSet
from bridge.source import Source
from bridge.text.affine import (
    print_expr,
    print_map,
    print_subscripts,
    read_expr,
    read_expr_of_values,
    read_map,
    read_map_or_set,
    read_set,
    read_subscripts,
)
from bridge.text.tokens import ParseError, lex
from tests.strategies.affine import DIMS, NATIVE, SYMBOLS, Tree, trees

d0, d1 = map(AffineDim, range(2))
s0 = AffineSymbol(0)
DEEP = 100_000

Outcome = str | tuple[str, int, int]
"""Text printed, or a message with its line and column."""


@pytest.fixture(scope="module", autouse=True)
def context() -> Iterator[None]:
    with ir.Context():
        yield


def upstream(text: str) -> Outcome:
    """What upstream makes of an attribute."""
    try:
        return str(ir.Attribute.parse(text))
    except ir.MLIRError as error:
        first = error.error_diagnostics[0]
        place = re.search(r":(\d+):(\d+)\)$", str(first.location))
        assert place is not None
        return first.message, int(place[1]), int(place[2])


def native(keyword: str, text: str) -> Outcome:
    """What we make of it, the angle brackets done here."""
    read = read_set if keyword == "affine_set" else read_map
    what = "integer set" if keyword == "affine_set" else "affine map"
    try:
        node, end = read(text, len(keyword) + 1)
        token = lex(text, end)
    except ParseError as error:
        return error.message, *Source(text).line_and_column(error.pos)
    if token.kind != ">":
        return f"expected '>' in {what}", 0, 0
    return f"{keyword}<{node}>"


WHOLE = (
    "(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 4 - d0 floordiv s0)",
    "(d0)[s0, s1] : (d0 - s0 >= 0, d0 * 2 + s1 == 0, s0 <= d0)",
    "(i, j) -> ((i + j) ceildiv 8, -i, -(j mod 3))",
    "(d0) -> (0x10 + d0, 12)",
    "(mod, i32)[symbol] -> (mod + i32)",
    "() -> ()",
    "() : ()",
)
PARTS = (
    *re.findall(
        r"\S+",
        "( ) [ ] -> - + * mod floordiv ceildiv , : d0 d1 s0 7 0 0x1F >= == <= < > = %a "
        'symbol symbol( d9 1.5 & % . @ #x "s" 9223372036854775808 9223372036854775807 '
        "99999999999999999999",
    ),
    "\n",
    "  \n",
    "// c\n",
)


def spoilt(rng: Random, text: str) -> str:
    """The text with up to three tokens put in, taken out or exchanged."""
    parts = re.findall(r"\s+|\w+|->|.", text)
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(parts))
        parts[at : at + rng.randrange(2)] = [rng.choice(PARTS)] * rng.randrange(2)
        parts = parts or [""]
    return "".join(parts)


def test_spoilt_text_is_refused_with_upstreams_words_at_upstreams_place() -> None:
    rng = Random(0)
    for _ in range(4000):
        keyword = rng.choice(("affine_map", "affine_set"))
        text = f"{keyword}<{spoilt(rng, rng.choice(WHOLE))}>"
        ours, theirs = native(keyword, text), upstream(text)
        if "'>' in" in ours[0]:
            assert ours[0] == theirs[0], text
        elif not theirs[0].startswith("found trailing characters"):
            assert ours == theirs, text


@settings(max_examples=200)
@given(st.lists(trees, max_size=3))
def test_what_is_printed_is_read_as_upstream_reads_it(exprs: list[Tree]) -> None:
    whole = AffineMap(DIMS, SYMBOLS, tuple(map(NATIVE.build, exprs)))
    text = f"affine_map<{whole}>"
    assert native("affine_map", text) == upstream(text)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("(d0, d1) -> (d0 - d1)", "(d0, d1) -> (d0 - d1)"),
        ("(d0) -> (-d0)", "(d0) -> (-d0)"),
        ("(d0) -> (-(d0 + 1))", "(d0) -> (-(d0 + 1))"),
        ("(d0, d1) -> (d0 + d1 * -2)", "(d0, d1) -> (d0 - d1 * 2)"),
        ("(d0) -> (d0 + -3)", "(d0) -> (d0 - 3)"),
        ("(d0, d1) -> (d0 - (d1 + 1))", "(d0, d1) -> (d0 - (d1 + 1))"),
        ("(d0) -> ((d0 mod 8) floordiv 2)", "(d0) -> ((d0 mod 8) floordiv 2)"),
        ("()[n] -> (n)", "()[s0] -> (s0)"),
        ("(d0)// one\n [ ]->( // two\n d0)", "(d0) -> (d0)"),
    ],
)
def test_maps_print_as_upstream_prints_them(text: str, printed: str) -> None:
    assert str(read_map(text)[0]) == printed
    assert upstream(f"affine_map<{text}>") == f"affine_map<{printed}>"


def test_sets_print_their_constraints_against_zero() -> None:
    text = "(d0)[s0] : (d0 - s0 + 1 >= 0, s0 == 0)"
    assert str(read_set("(i)[n] : (i + 1 >= n, n == 0)")[0]) == text


def test_a_set_without_constraints_is_all_there_is() -> None:
    assert str(read_set("(d0) : ()")[0]) == "(d0) : (0 == 0)"


def test_reading_ends_behind_the_last_parenthesis() -> None:
    text = "x (d0) -> (d0), rest"
    assert read_map(text, 1) == (AffineMap.identity(1), 14)
    assert read_map_or_set("() : (1 == 0) & no token") == (IntegerSet.empty(), 13)


def test_an_expression_ends_before_what_does_not_belong_to_it() -> None:
    names = {"i": d0, "n": s0}
    assert read_expr("i * 2 + n to 5", 0, names) == (d0 * 2 + s0, 9)
    assert read_expr("i", 0, names) == (d0, 1)


def test_names_not_given_are_refused() -> None:
    with pytest.raises(ParseError, match="undeclared"):
        read_expr("i + 1")


class Operands:
    """SSA values in the order they are met."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.met: list[tuple[str, bool]] = []

    def __call__(self, pos: int, is_symbol: bool) -> int:
        found = re.compile(r"%\w+(?:#\d+)?").match(self.text, pos)
        assert found is not None
        self.met.append((found.group(), is_symbol))
        return found.end()


def test_values_become_inputs_in_the_order_they_are_met() -> None:
    text = "[%j + 1, %i + symbol(%n) * 2, %j] : memref"
    operands = Operands(text)
    map_, end = read_subscripts(text, 0, operands)
    assert str(map_) == "(d0, d1)[s0] -> (d0 + 1, d1 + s0 * 2, d0)"
    assert operands.met == [("%j", False), ("%i", False), ("%n", True)]
    assert text[end:] == " : memref"


def test_results_of_one_operation_are_different_values() -> None:
    text = "[%1#1, %1#0, %1#1]"
    operands = Operands(text)
    map_, _ = read_subscripts(text, 0, operands)
    assert str(map_) == "(d0, d1) -> (d0, d1, d0)"
    assert operands.met == [("%1#1", False), ("%1#0", False)]


@pytest.mark.parametrize(
    ("text", "delimiters", "printed", "rest"),
    [
        ("[] x", "[]", "() -> ()", " x"),
        ("(%i) x", "()", "(d0) -> (d0)", " x"),
        ("%i, 4 x", "", "(d0) -> (d0, 4)", " x"),
    ],
)
def test_subscripts_stand_in_the_delimiters_asked_for(
    text: str, delimiters: str, printed: str, rest: str
) -> None:
    map_, end = read_subscripts(text, 0, Operands(text), delimiters)  # type: ignore[arg-type]
    assert (str(map_), text[end:]) == (printed, rest)


def test_one_expression_of_values_is_read_alone() -> None:
    text = "%i - symbol(%n) to"
    expr, end = read_expr_of_values(text, 0, Operands(text))
    assert (expr, text[end:]) == (d0 - s0, " to")


@pytest.mark.parametrize(
    ("text", "message", "pos"),
    [
        ("[%i", "expected ']' in affine map", 2),
        ("%i]", "expected '[' in affine map", 0),
        ("[symbol %i]", "expected '(' at start of SSA symbol", 7),
        ("[symbol(%i]", "expected ')' at end of SSA symbol", 10),
        ("[symbol(4)]", "expected ssa identifier", 8),
        ("[%i * %j]", "non-affine expression: at least one of the multiply", 4),
    ],
)
def test_wrong_subscripts_are_refused(text: str, message: str, pos: int) -> None:
    with pytest.raises(ParseError, match=re.escape(message)) as refused:
        read_subscripts(text, 0, Operands(text))
    assert refused.value.pos == pos


def test_subscripts_print_the_values_names() -> None:
    map_ = read_map("(d0, d1)[s0] -> (d0 + 1, d1 - s0 * 2, 7)")[0]
    printed = print_subscripts(map_, ["%i", "%j#1", "%{x}"])
    assert printed == "%i + 1, %j#1 - symbol(%{x}) * 2, 7"


def test_expressions_print_with_other_names() -> None:
    expr = d0 * 4 + s0
    assert print_expr(expr, "ij".__getitem__, "n".__getitem__) == "i * 4 + n"


def test_the_text_of_a_map_is_made_once() -> None:
    map_ = AffineMap.identity(5)
    assert print_map(map_) is print_map(map_)


@pytest.mark.parametrize(
    ("left", "right"), [("(", ")"), ("-(", ")"), ("(", " mod s0 + d1)")]
)
def test_deep_nesting_is_read_and_printed(left: str, right: str) -> None:
    text = f"(d0, d1)[s0] -> ({left * DEEP}d0{right * DEEP})"
    map_, end = read_map(text)
    assert end == len(text)
    assert read_map(str(map_))[0] is map_


def test_deep_nesting_that_does_not_end_is_refused() -> None:
    with pytest.raises(ParseError, match="expected affine expression"):
        read_map("() -> (" + "(" * (DEEP // 10))


def test_digits_without_end_are_too_large() -> None:
    with pytest.raises(ParseError, match="too large"):
        read_map(f"() -> ({'9' * 10_000})")

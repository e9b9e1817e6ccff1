"""What xegpu's products and shuffles forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.syntax import check_printed, check_refused
from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

SHARED = "#xegpu.layout<sg_layout = [3, 5], sg_data = [8, 16]>"
S = "xf8E8M0FNU>"


def product(a: str, b: str, c: str) -> str:
    a, b, c = (f"vector<{size}>" for size in (a + "xf16", b + "xf16", c + "xf32"))
    return in_function(f"%r = xegpu.dpas %a, %b : {a}, {b} -> {c}", f"%a: {a}, %b: {b}")


def scaled(
    a: str = "8x32",
    b: str = "32x16",
    c: str = "8x16",
    *,
    acc: str = "",
    one: str = "",
    other: str = "",
    more: str = "",
) -> str:
    """A product with scales; what is empty is left out."""
    given = {
        "%a": (f"vector<{a}xf8E5M2>", "%a"),
        "%b": (f"vector<{b}xf8E5M2>", ", %b"),
        "%c": (acc, ", %c"),
        "%s": (one, " scale_a = %s"),
        "%t": (other, " scale_b = %t"),
    }
    known = {name: row for name, row in given.items() if row[0]}
    words = "".join([word for _, word in known.values()])
    types = ", ".join([ty for ty, _ in known.values()])
    arguments = ", ".join([f"{name}: {ty}" for name, (ty, _) in known.items()])
    text = f"%r = xegpu.dpas_mx {words} {more} : ({types}) -> vector<{c}xf32>"
    return in_function(text, arguments)


def shuffled(ty: str, result: str = "", mode: str = "pack") -> str:
    return in_function(
        f'%r = "xegpu.lane_shuffle"(%v) <{{mode = #xegpu<lane_shuffle_mode {mode}>}}> '
        f": ({ty}) -> {result or ty}",
        f"%v: {ty}",
    )


A2, A3 = f"vector<8x1{S}", f"vector<4x1{S}"
B2, B3 = f"vector<1x16{S}", f"vector<2x16{S}"

WRONG = {
    product("2x8x32", "3x32x16", "2x8x16"): "at dim 0: A has 2 but B has 3.",
    product("2x8x31", "3x32x16", "4x8x16"): "at dim 0: A has 2 but result has 4.",
    product("2x3x8x32", "2x4x32x16", "2x3x8x16"): "at dim 1: A has 3 but B has 4.",
    scaled(b="16x16"): "A has K=32 but B has K=16",
    scaled(c="8x8"): "B has N=16 but result has N=8",
    scaled(a="32"): "A operand must be at least a 2D vector.",
    scaled(a="2x8x32", b="2x32x16", c="1x8x16"): "at dim 0",
    scaled(acc="vector<8x16xf16>"): "Accumulator type must match result type.",
    scaled(one=A3): "Scale A M dimension [4] must match A M dimension [8].",
    scaled(other=A2): "Scale B N dimension [1] must match B N dimension [16].",
    scaled(one=A2, other=B3): "scale_a has K=1 but scale_b has K=2.",
    scaled(b="31x16", more=f"{{layout_a = {SHARED}}}"): "A shape is not distributable",
    scaled(one=A3, more=f"{{layout_a_scale = {SHARED}}}"): "ScaleA shape is not",
    scaled(other=B2, more=f"{{layout_b_scale = {SHARED}}}"): "ScaleB shape is not",
    shuffled("vector<1xf32>"): "a source vector with at least 2 elements.",
    shuffled("vector<4xf32>", "vector<8xf32>"): "have same type",
    shuffled("vector<2x4xf32>"): "values of ranks 1, but got 'vector<2x4xf32>'",
}

RIGHT = [
    product("2x8x32", "2x32x16", "2x8x16"),
    product("2x8x32", "3x4x16x4", "2x7x16"),
    scaled(),
    scaled(acc="vector<8x16xf32>", one=A2, other=B2, more="{tag}"),
    scaled(one="f8E8M0FNU", other=B3),
    scaled(one=f"vector<5{S}"),
    scaled(b="4x16x4", c="7x16"),
    scaled(more=f"{{layout_cd = {SHARED}}}"),
    shuffled("vector<4xf32>"),
    shuffled("vector<3xi8>", mode="unpack"),
]

REFUSED = [
    "xegpu.lane_shuffle pack %v : vector<4xf32>",
    "xegpu.lane_shuffle %v : vector<4xf32>",
    "xegpu.lane_shuffle %v foo : vector<4xf32>",
    "xegpu.lane_shuffle %v pack : vector<4xf32> -> vector<4xf32>",
    '"xegpu.lane_shuffle"(%v) <{mode = 1}> : (vector<4xf32>) -> vector<4xf32>',
]


@pytest.mark.parametrize("program", WRONG)
def test_what_is_forbidden_is_said_as_the_reference_says_it(program: str) -> None:
    assert WRONG[program] in first(program)
    assert emitted(program) == emitted_by_reference(program)


@pytest.mark.parametrize("program", RIGHT)
def test_what_is_allowed_is_accepted_by_both(program: str) -> None:
    assert emitted(program) == emitted_by_reference(program) == []
    check_printed(program)


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_their_syntax_is_refused_as_upstream_does_it(line: str) -> None:
    check_refused(in_function(line, "%v: vector<4xf32>"))

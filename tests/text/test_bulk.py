"""Large literals read at once: never other than the token grammar reads them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import bridge
from bridge.errors import Malformed
from bridge.ir.attributes import Attribute
from bridge.ir.types import BF16, F16, F32, I1, I32, ComplexType, RankedTensorType
from bridge.text import bulk
from bridge.text.attributes import read_attribute
from bridge.text.tokens import ParseError
from tests.oracles.builtin import reader

Outcome = Attribute | tuple[int, str]
COUNT = 120


def outcome(text: str) -> Outcome:
    try:
        return read_attribute(reader(text))
    except ParseError as error:
        return error.pos, error.message


def both_ways(text: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Outcome, Outcome]:
    """What the text is at once, and token by token."""
    at_once = outcome(text)
    with monkeypatch.context() as patch:
        patch.setattr(bulk, "literal_end", lambda text, pos: None)
        return at_once, outcome(text)


def decimal(random: Random) -> str:
    return str(random.randint(-128, 127) or 1)


def real(random: Random) -> str:
    return f"{random.uniform(-500, 500):.3f}"


def exponential(random: Random) -> str:
    return f"{random.uniform(-5, 5):.4e}"


def mixed(random: Random) -> str:
    return random.choice(["0x7F", "-3", "12", "0x1", " 7 ", "- 5", "007"])


def mixed_real(random: Random) -> str:
    return random.choice(["0x3F", "1.", "-2.5", "1.0E+2", "- 3.0e1"])


def boolean(random: Random) -> str:
    return random.choice(["true", "false"])


def pair(random: Random) -> str:
    return f"({random.random():.5f},{random.random():.5f})"


def literal(write: Callable[[Random], str], rows: int, comma: str = ", ") -> str:
    """Numbers in brackets, in one row or in several."""
    random = Random(f"{write.__name__} {rows}")
    texts = [write(random) for _ in range(COUNT)]
    if rows == 1:
        return f"[{comma.join(texts)}]"
    width = COUNT // rows
    parts = [comma.join(texts[i : i + width]) for i in range(0, COUNT, width)]
    return f"[{comma.join([f'[{part}]' for part in parts])}]"


@pytest.mark.parametrize("comma", [", ", ",", " ,\n  "])
@pytest.mark.parametrize("rows", [1, 10])
@pytest.mark.parametrize(
    ("write", "element"),
    [
        (decimal, "i8"),
        (decimal, "si16"),
        (decimal, "i33"),
        (decimal, "i64"),
        (decimal, "index"),
        (decimal, "i70"),
        (decimal, "ui8"),
        (mixed, "i8"),
        (mixed, "i64"),
        (boolean, "i1"),
        (boolean, "i8"),
        (real, "f64"),
        (real, "f32"),
        (exponential, "bf16"),
        (real, "f8E4M3FN"),
        (real, "f8E5M2FNUZ"),
        (real, "f8E8M0FNU"),
        (real, "f4E2M1FN"),
        (real, "tf32"),
        (real, "f80"),
        (mixed_real, "f8E4M3"),
        (mixed_real, "f32"),
        (real, "i32"),
        (decimal, "f32"),
        (pair, "complex<f32>"),
        (pair, "complex<f16>"),
        (pair, "f32"),
        (real, "complex<f32>"),
    ],
)
def test_a_large_literal_is_what_its_tokens_are(
    write: Callable[[Random], str],
    element: str,
    rows: int,
    comma: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shape = f"{COUNT}x" if rows == 1 else f"{rows}x{COUNT // rows}x"
    text = f"dense<{literal(write, rows, comma)}> : tensor<{shape}{element}>"
    at_once, by_tokens = both_ways(text, monkeypatch)
    assert at_once == by_tokens


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("]]", "]", 1),
        lambda text: text.replace("], [", "[, ]", 1),
        lambda text: text.replace("], [", ", [", 1),
        lambda text: text.replace(", ", ",, ", 1),
        lambda text: text.replace(", ", " ", 1),
        lambda text: text.replace("[1", "1[", 1),
        lambda text: text.replace("[1", "[1 ]", 1),
        lambda text: text.replace(", ", ", 99999999999999999999, ", 1),
        lambda text: text.replace(", ", ", 1.5, ", 1),
        lambda text: text.replace(", ", ", NaN, ", 1),
        lambda text: text.replace(", ", ", 1e5, ", 1),
        lambda text: text.replace(", ", ", +5, ", 1),
        lambda text: text.replace(", ", ", -0, ", 1),
        lambda text: text.replace(", ", ", --5, ", 1),
        lambda text: text.replace(", ", ", 5-5, ", 1),
        lambda text: text.replace(", ", ", // comment\n", 1),
        lambda text: text.replace("]]>", ", ]]>", 1),
        lambda text: text.replace("]]>", " 3]]>", 1),
        lambda text: text.replace("]]>", "]] ]>", 1),
        lambda text: text.replace("1", "\u0661", 1),
        lambda text: text.replace("tensor", "tansor", 1),
    ],
    ids=range(21),
)
def test_a_large_literal_with_a_mistake_gets_the_same_complaint(
    change: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def one(random: Random) -> str:
        return f"1{decimal(random).lstrip('-')}"

    text = f"dense<{literal(one, 10)}> : tensor<10x{COUNT // 10}xi32>"
    changed = change(text)
    assert changed != text
    at_once, by_tokens = both_ways(changed, monkeypatch)
    assert at_once == by_tokens


@pytest.mark.parametrize("element", ["i8", "i64", "f32", "f64"])
@pytest.mark.parametrize("write", [decimal, real, mixed, mixed_real])
def test_a_large_array_is_what_its_tokens_are(
    element: str, write: Callable[[Random], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"array<{element}: {literal(write, 1)[1:-1]}>"
    at_once, by_tokens = both_ways(text, monkeypatch)
    assert at_once == by_tokens


def test_the_ends_of_64_bits_are_read_as_themselves() -> None:
    highest = (1 << 63) - 1
    values = [highest, -highest - 1, *range(1, 100)]
    text = f"array<i64: {', '.join([str(value) for value in values])}>"
    found = read_attribute(reader(text))
    assert str(found) == text


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ('"0x00ff7F"', b"\x00\xff\x7f"),
        ('"0x"', b""),
        ('"0x0"', None),
        ('"0x 0"', None),
        ('"0x00 00 "', None),
        ('"0x0g"', None),
        ('"00"', None),
    ],
)
def test_a_hex_string_has_whole_bytes_and_nothing_else(
    text: str, data: bytes | None
) -> None:
    assert bulk.hex_bytes(text) == data


@pytest.mark.parametrize(
    ("text", "ty"),
    [
        (literal(decimal, 10), RankedTensorType((10, 12), I32)),
        (literal(mixed, 1), RankedTensorType((120,), I32)),
        (literal(boolean, 1), RankedTensorType((120,), I1)),
        (literal(exponential, 10, ",\n"), RankedTensorType((10, 12), BF16)),
        (literal(mixed_real, 1), RankedTensorType((120,), F16)),
        (literal(pair, 10), RankedTensorType((10, 12), ComplexType(F32))),
    ],
)
def test_a_regular_literal_is_read_at_once(text: str, ty: RankedTensorType) -> None:
    assert bulk.elements(text, 0, len(text), ty) is not None


def test_short_literals_are_left_to_the_tokens() -> None:
    assert bulk.literal_end("[1, 2]> : tensor<2xi32>", 0) is None


def test_what_has_no_brackets_is_left_to_the_tokens() -> None:
    ty = RankedTensorType((2,), I32)
    assert bulk.elements("1, 2", 0, 4, ty) is None


def test_a_long_literal_of_too_few_elements_for_its_type_is_refused_at_once() -> None:
    text = f"[{', '.join(['1'] * 400)}]"
    held = f'"test.op"() {{v = dense<[{text}]> : tensor<1x{1 << 61}xi32>}} : () -> ()'
    with pytest.raises(Malformed, match="inferred shape of elements literal"):
        bridge.parse(held, allow_unregistered=True)

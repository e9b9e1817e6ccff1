"""`bridge.text.integers`: every length, every width, and nobody else does it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from bridge.text.integers import integer_value, width_of

READS_TEXT = ("dialects", "legacy", "ods", "text", "verifier")
"""The folders that meet digits which a user wrote."""


@given(st.integers(0), st.integers(0, 3))
def test_the_digits_of_a_number_have_its_value(number: int, zeros: int) -> None:
    assert integer_value("0" * zeros + f"{number}") == number
    assert integer_value(f"0x{number:x}") == number


@pytest.mark.parametrize("digits", [4000, 4001, 4300, 4301, 20_000])
def test_digits_may_be_more_than_python_converts(digits: int) -> None:
    assert integer_value("1" + "0" * (digits - 1)) == 10 ** (digits - 1)


@given(st.sampled_from(["int8_t", "int32_t", "int64_t", "int"]), st.integers())
def test_a_number_with_a_sign_is_held_where_its_bits_are_enough(
    cpp: str, number: int
) -> None:
    bits = 32 if cpp == "int" else int(cpp[3:-2])
    fits = -(1 << bits - 1) <= number < 1 << bits - 1
    assert width_of(cpp).held(number) == (number if fits else None)


@given(st.sampled_from([8, 16, 32, 64]), st.integers(0))
def test_a_number_without_a_sign_is_held_where_its_bits_are_enough(
    bits: int, number: int
) -> None:
    held = width_of(f"uint{bits}_t").held(number)
    assert held == (number if number < 1 << bits else None)


@pytest.mark.parametrize(
    "text",
    [
        '"a.b"() : () -> i{}',
        '"a.b"() {{a = {} : i8}} : () -> ()',
        '"a.b"() {{a = dense<{}> : tensor<1xi8>}} : () -> ()',
        '"a.b"() {{a = array<i8: {}>}} : () -> ()',
        '"a.b"() : () -> tensor<{}xi8>',
        '"a.b"() : () -> vector<1xbf{}>',
        '"a.b"() {{a = affine_map<() -> ({})>}} : () -> ()',
        '"a.b"() : () -> () loc("f":{}:1)',
        '"a.b"() : () -> !llvm.array<{} x i8>',
        '"a.b"() : () -> !llvm.ptr<{}>',
        '"a.b"() : () -> !smt.bv<{}>',
        '"a.b"() : () -> !quant.uniform<u{}:f32, 1.0>',
        "%a:{} = affine.apply affine_map<() -> (0)>()",
        'func.func @f() {{ %a = "a.b"() : () -> i8\n "a.c"(%a#{}) : (i8) -> () }}',
        "shard.grid @g(shape = {})",
        "llvm.func @f() vscale_range({}, 1)",
    ],
)
def test_an_integer_of_five_thousand_digits_is_refused(text: str) -> None:
    with pytest.raises(bridge.Malformed):
        bridge.parse(text.format("9" * 5000), allow_unregistered=True)


def conversions(path: Path) -> Iterator[int]:
    """The lines where a file makes numbers of tokens by itself."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "int" and node.args:
            given = node.args[0]
            if len(node.args) > 1 or (
                isinstance(given, ast.Attribute) and given.attr == "text"
            ):
                yield node.lineno


def test_only_one_module_makes_numbers_of_tokens(root: Path) -> None:
    found = [
        f"{path.relative_to(root)}:{line}"
        for folder in READS_TEXT
        for path in sorted((root / "bridge" / folder).rglob("*.py"))
        if path.name != "integers.py"
        for line in conversions(path)
    ]
    assert not found

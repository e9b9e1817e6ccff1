"""`bridge.text.memory`: what is kept for the next text is true there too."""

from __future__ import annotations

import pytest

import bridge
from bridge.op.registry import REFERENCE
from bridge.text.memory import Memory, borrow, forget, give_back


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    forget()


LINES = "\n".join([f"  %{i} = arith.addi %a, %b : !t" for i in range(9)])
APPLIED = "\n".join([f"  %{i} = affine.apply #m(%a)" for i in range(9)])


@pytest.mark.parametrize(
    ("head", "body", "meanings"),
    [
        ("!t = {}\nfunc.func @f(%a: !t, %b: !t)", LINES, ["i32", "i8"]),
        (
            "#m = affine_map<(d0) -> ({})>\nfunc.func @f(%a: index)",
            APPLIED,
            ["d0 + 1", "d0 * 2"],
        ),
    ],
)
def test_an_alias_means_what_its_own_text_says(
    head: str, body: str, meanings: list[str]
) -> None:
    for one, other in (meanings, meanings[::-1], meanings):
        text = f"{head.format(one)} {{\n{body}\n  return\n}}"
        printed = str(bridge.parse(text))
        assert one in printed
        assert other not in printed


def test_an_alias_of_another_text_is_unknown() -> None:
    bridge.parse("!t = i32\nfunc.func private @f(!t)")
    with pytest.raises(bridge.Malformed, match="undefined symbol alias id 't'"):
        bridge.parse("func.func private @f(!t)")


@pytest.mark.parametrize("body", ["i32", "f32"])
def test_each_text_may_define_a_struct_in_its_way(body: str) -> None:
    for ty in ("i32", "f32", body):
        text = f'func.func private @f(!llvm.struct<"s", ({ty})>)'
        assert ty in str(bridge.parse(text))


def test_resources_of_two_texts_are_two() -> None:
    text = """
    "a.b"() {{x = dense_resource<r> : tensor<1xi8>}} : () -> ()
    {{-# dialect_resources: {{ builtin: {{ r: "0x01000000{0}" }} }} #-}}"""
    for digits in ("01", "02"):
        module = bridge.parse(text.format(digits), allow_unregistered=True)
        assert f"0x01000000{digits}" in str(module)


def test_what_was_read_wrong_is_wrong_again() -> None:
    for text in ("func.func @f(%a: i32", "func.func @f(%a: vector<0xf32>) { return }"):
        for _ in range(2):
            with pytest.raises(bridge.Malformed):
                bridge.parse(text)
    assert str(bridge.parse("func.func private @f(vector<4xf32>)"))


def test_two_readers_never_have_one_memory() -> None:
    first = borrow("", REFERENCE)
    second = borrow("", REFERENCE)
    assert first is not second
    give_back(first)
    give_back(second)
    assert borrow("", REFERENCE) is second


def test_a_memory_is_dropped_before_it_is_large() -> None:
    used: list[Memory] = []
    for _ in range(40):
        used.append(borrow(" " * 60_000, REFERENCE))
        give_back(used[-1])
    assert 2 <= len(set(map(id, used))) <= 4


@pytest.mark.parametrize("text", [" " * 100_000, "distinct[0]<>", "dense_resource<r>"])
def test_some_texts_have_a_memory_of_their_own(text: str) -> None:
    found = borrow(text, REFERENCE)
    give_back(found)
    assert borrow(text, REFERENCE) is not found

"""Blocks that are alike are one, and arguments that are one value are that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge.compare.check_each import check_calls
from bridge.compare.execution import calls_of
from bridge.ir.core import Block, Operation
from bridge.rewrite.greedy import apply_greedily

ENGINES: Final[tuple[Literal["native", "upstream"], ...]] = ("native", "upstream")


def simplified(text: str) -> Operation:
    module = bridge.parse(text, allow_unregistered=True)
    apply_greedily(module, [], fold=False, region_simplification="aggressive")
    bridge.verify(module)
    return module


def blocks(module: Operation) -> Sequence[Block]:
    return next(iter(module.regions[0].blocks[0])).regions[0].blocks


def test_blocks_that_do_the_same_with_other_values_get_arguments_for_them() -> None:
    module = simplified(
        "func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {\n"
        "  cf.cond_br %c, ^a, ^b\n"
        "^a:\n  %0 = arith.addi %x, %x : i32\n  return %0 : i32\n"
        "^b:\n  %1 = arith.addi %y, %x : i32\n  return %1 : i32\n}"
    )
    entry, merged = blocks(module)
    assert [str(argument.type) for argument in merged.arguments] == ["i32"]
    assert set(entry.successors) == {merged}


def test_blocks_stay_two_where_a_value_of_one_is_used_elsewhere() -> None:
    module = simplified(
        "func.func @f(%c: i1, %x: i32) -> i32 {\n"
        "  cf.cond_br %c, ^a, ^b\n"
        "^a:\n  %0 = arith.addi %x, %x : i32\n  cf.br ^d\n"
        "^b:\n  %1 = arith.addi %x, %x : i32\n  cf.br ^d\n"
        '^d:\n  %2 = "test.of"() : () -> i1\n  cf.cond_br %2, ^e, ^e\n'
        "^e:\n  return %x : i32\n}"
    )
    assert len(blocks(module)) == 4


def test_an_operation_that_is_not_known_to_branch_is_passed_nothing() -> None:
    module = simplified(
        "func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {\n"
        '  "test.branch"(%c) [^a, ^b] : (i1) -> ()\n'
        "^a:\n  return %x : i32\n"
        "^b:\n  return %y : i32\n}"
    )
    assert len(blocks(module)) == 3


def test_blocks_that_become_alike_are_merged_as_well() -> None:
    module = simplified(
        "func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {\n"
        "  cf.cond_br %c, ^a, ^b\n"
        "^a:\n  cf.cond_br %c, ^d, ^e\n^b:\n  cf.cond_br %c, ^e, ^d\n"
        "^d:\n  return %x : i32\n^e:\n  return %y : i32\n}"
    )
    assert len(blocks(module)) == 3


@st.composite
def graphs(draw: st.DrawFn) -> str:
    """A function of blocks that go on to later ones, with values of all before them."""
    count = draw(st.integers(3, 8))
    arguments = [draw(st.integers(0, 2)) for _ in range(count)]
    lines = ["func.func @f(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {"]
    for number in range(count):
        own = [f"%a{number}_{i}" for i in range(arguments[number])] if number else []
        if number:
            given = ", ".join(f"{name}: i32" for name in own)
            lines.append(f"^b{number}({given}):" if own else f"^b{number}:")
        values = ["%x", "%y", *own]
        lines += draw(_operations(number, values))
        lines.append(draw(_ending(number, count, arguments, values)))
    return "\n".join([*lines, "}"])


@st.composite
def _operations(draw: st.DrawFn, number: int, values: list[str]) -> list[str]:
    lines = []
    for i in range(draw(st.integers(0, 2))):
        left, right = draw(st.sampled_from(values)), draw(st.sampled_from(values))
        name = draw(st.sampled_from(["addi", "subi"]))
        lines.append(f"  %v{number}_{i} = arith.{name} {left}, {right} : i32")
        values.append(f"%v{number}_{i}")
    return lines


@st.composite
def _ending(
    draw: st.DrawFn, number: int, count: int, arguments: list[int], values: list[str]
) -> str:
    def way() -> str:
        to = draw(st.integers(number + 1, count - 1))
        passed = [draw(st.sampled_from(values)) for _ in range(arguments[to])]
        types = ", ".join("i32" for _ in passed)
        return f"^b{to}({', '.join(passed)} : {types})" if passed else f"^b{to}"

    kind = draw(st.sampled_from(["br", "cond_br", "return"]))
    if kind == "return" or number == count - 1:
        return f"  return {draw(st.sampled_from(values))} : i32"
    if kind == "br":
        return f"  cf.br {way()}"
    return f"  cf.cond_br {draw(st.sampled_from(['%c', '%d']))}, {way()}, {way()}"


@given(graphs())
@settings(max_examples=150, deadline=None)
def test_what_a_function_gives_stays(text: str) -> None:
    before = bridge.parse(text)
    calls = list(calls_of(before))
    after = before.clone()
    apply_greedily(after, [], fold=False, region_simplification="aggressive")
    bridge.verify(after)
    check_calls("regions", calls, after)


@given(graphs())
@settings(max_examples=60, deadline=None)
def test_what_is_left_is_what_upstream_leaves(text: str) -> None:
    pipeline = "func.func(canonicalize{region-simplify=aggressive})"
    texts = []
    for engine in ENGINES:
        module = bridge.parse(text)
        bridge.run_passes(module, pipeline, engine=engine)
        texts.append(str(module))
    assert texts[0] == texts[1]

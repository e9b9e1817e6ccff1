"""Complaints about custom syntax: upstream's words, where upstream says them."""

from __future__ import annotations

import pytest

from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.text.printer import print_generic
from tests.oracles.syntax import check_refused

LOOP = "func.func @f(%a: index) {\n  %0:2 = "


@pytest.mark.parametrize("text", ["func.func", "func.func\n", "func.func // @f\n\n"])
def test_a_word_that_is_missing_at_the_end_is_missing_at_the_end(text: str) -> None:
    assert "expected valid '@'-identifier" in check_refused(text)


@pytest.mark.parametrize("name", ["arm_sme.intr.cntsd", "llvm.intr.vp.frem"])
def test_an_op_without_a_syntax_of_its_own_is_written_in_generic_form(
    name: str,
) -> None:
    assert "has no custom assembly form" in check_refused(f"%0 = {name} : i64")
    assert "has no custom assembly form" in check_refused(f"llvm.func @f() {{\n {name}")


@pytest.mark.parametrize(
    "carried",
    [
        "(%b = %a, %c = %a -> (index, index) {",
        "(%b = %a %c = %a) -> (index, index) {",
        " %b = %a, %c = %a) -> (index, index) {",
        "(%b %a) -> (index, index) {",
        "(",
        "",
    ],
)
@pytest.mark.parametrize(
    "loop", ["scf.for %i = %a to %a step %a", "affine.for %i = 0 to 4"]
)
def test_what_loops_carry_is_a_list_in_parentheses(loop: str, carried: str) -> None:
    check_refused(f"{LOOP}{loop} iter_args{carried}")


@pytest.mark.parametrize("strides", ["", " %a", " %a, %a,"])
def test_operands_behind_a_comma_may_be_missing_but_not_half_of_them(
    strides: str,
) -> None:
    check_refused(
        f"""
        func.func @f(%m: memref<4xf32>, %a: index) {{
          memref.dma_start %m[%a], %m[%a], %a, %m[%a],{strides} : memref<4xf32>
        """
    )


@pytest.mark.parametrize("initial", ["[1]", "foo", "3", "dense<1>", '"a"'])
def test_a_global_begins_with_elements(initial: str) -> None:
    check_refused(f"memref.global @m : memref<2xf32> = {initial}")


@pytest.mark.parametrize("entry", ['a: "0x0800000001"', "a: 3", "a 3", '"a": 3', "3"])
def test_ml_program_declares_no_resources(entry: str) -> None:
    check_refused(f"{{-# dialect_resources: {{ ml_program: {{ {entry} }} }} #-}}")


@pytest.mark.parametrize("end", [":", ":\n", ": ", "::", ":: ", ":,", ""])
def test_a_symbol_that_ends_the_text_may_have_ended_or_not(end: str) -> None:
    check_refused(f'"builtin.module"() {{ b = [@m{end}')


def test_what_looks_whole_on_its_line_may_go_on_behind_it() -> None:
    text = "func.func @f(%a: i32) -> i32 {\n  return\n    %a : i32\n}\n"
    module = read_module(Source(text), registry=REFERENCE)
    assert '"func.return"(%arg0) : (i32) -> ()' in print_generic(module)


def test_the_line_behind_is_read_for_what_it_is() -> None:
    check_refused("func.func @f(%a: i32) {\n  return\n    : i32\n}\n")


@pytest.mark.parametrize(
    ("text", "predicate"),
    [("eq, %a, %a", 0), ("eq, %a, %a {predicate = 2 : i64}", 2)],
)
def test_of_what_a_format_reads_twice_the_dictionary_holds(
    text: str, predicate: int
) -> None:
    program = f"func.func @f(%a: i32) {{\n  %0 = arith.cmpi {text} : i32\n  return\n}}"
    module = read_module(Source(program), registry=REFERENCE)
    assert f"<{{predicate = {predicate} : i64}}>" in print_generic(module)


def test_what_is_read_by_hand_is_written_once() -> None:
    told = check_refused('llvm.func @f() attributes {sym_name = "g"}')
    assert "attribute 'sym_name' occurs more than once" in told

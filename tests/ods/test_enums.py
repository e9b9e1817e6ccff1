"""`bridge.ods.enums`: cases and how they are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.ods.enums import Enum, enum, enum_of_class
from bridge.source import Source
from bridge.text.tokens import Cursor, NestedParseError
from tests.oracles.syntax import check_printed, check_refused


def known(dialect: str, name: str) -> Enum:
    found = enum(dialect, name)
    assert found is not None
    return found


def variable(flags: str) -> str:
    file = '#llvm.di_file<"a" in "b">'
    return f"#llvm.di_local_variable<scope = {file}, flags = {flags}>"


FAST = known("arith", "FastMathFlags")
COMPARE = known("arith", "Arith_CmpFPredicateAttr")


def test_a_case_is_written_as_the_table_says() -> None:
    assert COMPARE.text(0) == "false"
    assert COMPARE.value("oeq") == 1
    assert COMPARE.value("AlwaysFalse") is None


@given(st.integers(0, 127))
def test_flags_are_read_as_they_are_written(value: int) -> None:
    assert FAST.value(FAST.text(value)) == value
    assert FAST.read(Cursor(Source(f"{FAST.text(value)}>"))) == value


def test_a_group_with_all_its_bits_is_written_alone() -> None:
    assert FAST.text(127) == "fast"
    assert FAST.text(6) == "nnan,ninf"


def test_an_attribute_of_several_flags_is_in_quotes() -> None:
    assert FAST.as_attribute(2) == "nnan"
    assert FAST.as_attribute(6) == '"nnan,ninf"'


def test_what_is_no_keyword_is_in_quotes() -> None:
    kinds = enum_of_class("::mlir::LLVM::framePointerKind::FramePointerKind", "llvm")
    assert kinds is not None
    assert kinds.as_parameter(1) == '"non-leaf"'
    assert kinds.as_parameter(2) == "all"


@pytest.mark.parametrize("flags", ["Artificial", '"Virtual|Artificial"', "Zero"])
def test_flags_of_a_field_are_a_word_or_in_quotes(flags: str) -> None:
    check_printed(f"func.func private @f() attributes {{a = {variable(flags)}}}")


@pytest.mark.parametrize(
    "text",
    [
        variable("Artificial|Virtual"),
        variable("Foo"),
        variable("3"),
        "#rocdl<mfma_neg_modifier neg_a|foo>",
        "#rocdl<mfma_neg_modifier neg_a|3>",
        '#rocdl<mfma_neg_modifier "neg_a">',
        "#llvm.overflow<nsw, foo>",
        "#llvm.linkage<foo>",
        "#llvm.linkage<3>",
        "#llvm.framePointerKind<foo>",
        "#vector.kind<foo>",
        "#vector.kind<3>",
    ],
)
def test_complaints_about_cases_are_worded_as_upstreams(text: str) -> None:
    check_refused(f"func.func private @f() attributes {{a = {text}}}")


def test_what_is_wrong_inside_an_attribute_is_not_the_ops_fault() -> None:
    summary = "#llvm.profile_summary<format = Foo, total_count = 1, max_count = 1"
    flag = f'#llvm.mlir.module_flag<error, "ProfileSummary", {summary}>'
    check_refused(f"llvm.module_flags [{flag}]")
    check_refused(
        "llvm.mlir.global linkonce @a(1 : i32) {a = #llvm.linkage<foo>} : i32"
    )


def test_a_word_that_is_no_case_is_told_with_the_cases() -> None:
    with pytest.raises(NestedParseError) as told:
        known("vector", "CombiningKind").read(Cursor(Source("foo")))
    assert told.value.message.startswith(
        "expected ::mlir::vector::CombiningKind to be one of: add, mul,"
    )

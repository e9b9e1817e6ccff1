"""`bridge.ods.format_language`: the elements of a format."""

from __future__ import annotations

import pytest

from bridge.ods.format_language import (
    All,
    AttrDict,
    Custom,
    Element,
    FormatFault,
    FunctionalType,
    Group,
    OIList,
    Ref,
    Resolve,
    Space,
    Text,
    TypeOf,
    Variable,
    Word,
    parse_format,
    walk,
)

A = Variable("operand", "a", 0)
B = Variable("attribute", "b", 0)


def parsed(text: str) -> tuple[Element, ...]:
    return parse_format(text, {"a": A, "b": B})


def test_words_blanks_and_variables_stand_in_order() -> None:
    assert parsed("$a `,` `` ` ` `\\n` `to` attr-dict") == (
        A,
        Word(","),
        Space(""),
        Space(" "),
        Space("\\n"),
        Word("to"),
        AttrDict(keyword=False),
    )


def test_what_is_derived_or_resolved_early_is_marked() -> None:
    assert parsed("custom<X>($a) derive<Y>(type($a), $b) resolve($a)") == (
        Custom("X", (A,)),
        Custom("Y", (TypeOf(A), B), derives=True),
        Resolve((A,)),
    )


def test_a_type_is_of_a_variable_or_of_all() -> None:
    assert parsed("type($a) type(results) functional-type($a, results)") == (
        TypeOf(A),
        TypeOf(All("results")),
        FunctionalType(A, All("results")),
    )


def test_qualified_marks_what_it_is_about() -> None:
    assert parsed("qualified($b) qualified(type($a))") == (
        Variable("attribute", "b", 0, qualified=True),
        TypeOf(A, qualified=True),
    )


def test_an_anchor_in_the_second_branch_inverts_a_group() -> None:
    (group,) = parsed("(`x`) : (`y` $b^)?")
    assert group == Group((Word("x"),), (Word("y"), B), B, inverted=True)


def test_groups_nest() -> None:
    (group,) = parsed("(`x` $b^ (`y` $a^)?)?")
    assert isinstance(group, Group)
    assert group.elements[2] == Group((Word("y"), A), (), A, inverted=False)


def test_an_oilist_has_clauses() -> None:
    assert parsed("oilist(`x` $b | `y` `(` $a `)`)") == (
        OIList(
            (
                (Word("x"), (B,)),
                (Word("y"), (Word("("), A, Word(")"))),
            )
        ),
    )


def test_a_custom_takes_texts_and_what_was_read() -> None:
    assert parsed('custom<X>($a, "{}", ref(type($a)))') == (
        Custom("X", (A, Text("{}"), Ref(TypeOf(A)))),
    )


def test_walking_meets_what_is_inside() -> None:
    met = list(walk(parsed("(`x` $b^)? custom<X>($a)")))
    assert [e for e in met if isinstance(e, Variable)] == [B, A]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("$c", "'$c' names nothing"),
        ("(`x` $b)?", "an optional group has one anchor"),
        ("(`x` $b^", r"expected '\)'"),
        ("type(`x`)", "'type' is of a variable"),
        ("frobnicate", "unknown directive 'frobnicate'"),
        ("`x", "unexpected text"),
        ("qualified(`x`)", "'qualified' is of"),
        ("resolve($a, $b)", "'resolve' is of operands"),
        ("resolve(`x`)", "'resolve' is of operands"),
    ],
)
def test_a_text_that_is_no_format_is_refused(text: str, fault: str) -> None:
    with pytest.raises(FormatFault, match=fault.replace("$", r"\$")):
        parsed(text)

"""What a file expects: designators, and how diagnostics meet them."""

from __future__ import annotations

import pytest

from bridge.compare.expected import Expectations
from bridge.errors import Diagnostic, Position, Severity
from bridge.source import Source


def complaints(text: str, *produced: Diagnostic) -> list[str]:
    """What is wrong once these diagnostics have come."""
    expectations = Expectations(Source(text, "f.mlir"))
    for diagnostic in produced:
        expectations.meet(diagnostic)
    told = (*expectations.faults, *expectations.unexpected, *expectations.unmet())
    return [d.message for d in told]


def at(line: int, message: str, severity: Severity = "error") -> Diagnostic:
    return Diagnostic(severity, message, Position("f.mlir", line, 1))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("x // expected-error {{bad}}", 1),
        ("// expected-error@+1 {{bad}}\nx", 2),
        ("// expected-error @+2 {{bad}}\n\nx", 3),
        ("x\n// expected-error@-1 {{bad}}", 1),
        ("x\n// expected-error@above {{bad}}", 1),
        ("x\n// expected-note {{n}}\n// expected-error @above {{bad}}", 1),
        ("// expected-error@below {{bad}}\nx", 2),
        ("// expected-error @below {{bad}}\n// expected-note {{n}}\nx", 3),
        ("x // expected-error   {{bad}}  \t", 1),
    ],
)
def test_a_designator_names_a_line(text: str, line: int) -> None:
    note = at(2, "n", "note")
    wanted = [note] if "note" in text else []
    assert not complaints(text, at(line, "very bad indeed"), *wanted)
    assert complaints(text, at(line + 1, "bad"), *wanted)


def test_an_unknown_place_is_met_by_no_other() -> None:
    text = "// expected-error@unknown {{bad}}"
    assert not complaints(text, Diagnostic("error", "bad"))
    assert len(complaints(text, at(1, "bad"))) == 2


def test_a_file_that_is_not_ours_meets_nothing() -> None:
    stranger = Diagnostic("error", "bad", Position("other.mlir", 1, 1))
    found = complaints("x // expected-error {{bad}}", stranger)
    assert found == ["unexpected error: bad", 'expected error "bad" was not produced']


def test_an_expression_stands_between_braces_inside_the_text() -> None:
    text = "x // expected-error-re {{got {{[0-9]+}} (of) {{[[:alpha:]]+}}}}"
    assert not complaints(text, at(1, "we got 12 (of) them"))
    assert complaints(text, at(1, "we got twelve (of) them"))
    assert complaints(text, at(1, "we got 12 of them"))


def test_without_re_braces_are_just_braces() -> None:
    text = "x // expected-error {{got {{.*}} }}"
    assert not complaints(text, at(1, "got {{.*}} here"))
    assert complaints(text, at(1, "got it here"))


@pytest.mark.parametrize("text", ["{{a {{[}} b}}", "{{a {{( b}}", "{{a {{*}}}}"])
def test_a_wrong_expression_is_a_complaint(text: str) -> None:
    assert len(complaints(f"// expected-error-re {text}")) == 1


def test_an_expression_that_is_wrong_in_the_whole_only_is_met_by_nothing() -> None:
    text = r"x // expected-error-re {{{{(a)\1}}}}"
    assert complaints(text, at(1, "aa"))[0] == "unexpected error: aa"


def test_what_is_expected_at_no_place_is_missed_last() -> None:
    text = "// expected-note@unknown {{n}}\n// expected-error@-9 {{above the text}}"
    missed = complaints(text, at(1, "n", "note"))[1:]
    assert missed == [
        'expected error "above the text" was not produced',
        'expected note "n" was not produced',
    ]


def test_several_may_be_expected_on_a_line_and_each_must_come() -> None:
    text = "// expected-error@+2 {{one}}\n// expected-error@+1 {{two}}\nx"
    assert not complaints(text, at(3, "two"), at(3, "one"))
    assert complaints(text, at(3, "two")) == ['expected error "one" was not produced']


def test_the_wrong_severity_is_told_as_such() -> None:
    found = complaints("x // expected-warning {{bad}}", at(1, "bad"))
    assert found[0] == "'error' diagnostic emitted when expecting a 'warning'"


def test_what_is_optional_is_met_but_no_fault_where_nothing_expects_it() -> None:
    remark = at(1, "left alone", "remark").but(is_optional=True)
    assert not complaints("x", remark)
    assert not complaints("x // expected-remark {{left}}", remark)
    missed = complaints("x // expected-error {{left}}", remark)
    assert missed == ['expected error "left" was not produced']


def test_notes_are_met_one_by_one() -> None:
    error = Diagnostic(
        "error", "bad", Position("f.mlir", 1, 1), (at(2, "here", "note"),)
    )
    text = "x // expected-error {{bad}}\ny // expected-note {{here}}"
    assert not complaints(text, error)
    assert complaints("x // expected-error {{bad}}", error) == ["unexpected note: here"]


@pytest.mark.parametrize("message", ["called from", "see current operation: x"])
def test_what_upstream_adds_by_itself_need_not_be_expected(message: str) -> None:
    assert not complaints("x", at(1, message, "note"))
    assert complaints("x", at(1, message)) == [f"unexpected error: {message}"]


def test_the_note_that_shows_an_op_is_nobodys() -> None:
    see = at(1, 'see current operation: "a.b"() {x = "here"} : () -> ()', "note")
    remark = at(1, "here", "remark").but(notes=(see,))
    assert not complaints("x // expected-remark {{here}}", remark)
    text = "// expected-remark@+1 {{here}}\nx // expected-note {{a.b}}"
    place = Position("f.mlir", 2, 1)
    later = remark.but(location=place, notes=(see.but(location=place),))
    assert complaints(text, later) == ['expected note "a.b" was not produced']


def test_a_note_that_a_pass_makes_of_callers_can_be_expected() -> None:
    note = at(1, "called from here", "note")
    assert not complaints("x // expected-note {{called from}}", note)
    assert complaints("x // expected-remark {{called from}}", note) == [
        'expected remark "called from" was not produced'
    ]


def test_a_complaint_shows_the_designator() -> None:
    source = Source("ok\n\tx // expected-error {{bad}}", "f.mlir")
    (unmet,) = Expectations(source).unmet()
    assert unmet.location == Position("f.mlir", 2, 7)
    assert unmet.excerpt == f"{' ' * 8}x // expected-error {{{{bad}}}}\n{' ' * 13}^~~"

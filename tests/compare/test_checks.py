"""What differs is found, and told so that one sees it."""

from __future__ import annotations

import pytest

from bridge.compare.checks import (
    BY_KEY,
    CHECKS,
    REFUSALS,
    REJECTIONS,
    Check,
    Refusal,
    RefusalCheck,
    Rejection,
    RejectionCheck,
    Subject,
    Unread,
    first_difference,
    read_original,
)
from bridge.compare.chunks import Chunk
from bridge.errors import Diagnostic, Invalid, Malformed, Position
from bridge.ir.blocks import Block
from tests.dialects.unmodelled import unmodelled

LOOP = """
#map = affine_map<(d0) -> (d0 * 2)>
func.func @f(%m: memref<8xf32>) attributes {note = #map} {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i * 2] : memref<8xf32>
    affine.store %0, %m[%i] : memref<8xf32>
  }
  return
}
"""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.key)
def test_a_row_holds_and_compares_something(check: Check) -> None:
    theirs, ours = check.compare(Subject(Chunk(LOOP)))
    assert theirs == ours
    assert "@f" in theirs or '"f"' in theirs or check.key == "verified"


def test_a_chunk_that_we_reject_and_the_reference_does_not_is_a_difference() -> None:
    subject = Subject(Chunk(LOOP))
    last = subject.original.body.last
    assert last is not None
    last.erase()
    (verified,) = [check for check in CHECKS if check.key == "verified"]
    subject.original.regions[0].append(Block())
    with pytest.raises(Invalid, match="expects region #0 to have 0 or 1 blocks"):
        verified.compare(subject)


def test_each_row_of_the_printed_text_looks_at_another() -> None:
    subject = Subject(Chunk(LOOP))
    checks = [check for check in CHECKS if not check.asks_original]
    assert len({check.compare(subject)[0] for check in checks}) == len(checks)


def test_what_reading_simplifies_is_printed_again_as_upstream_does() -> None:
    text = """#m = affine_map<(d0)[s0, s1, s2] -> (-(s0 - (s0 - s1) * s2) + (d0 + s0))>
"t.t"() {m = #m} : () -> ()
"""
    subject = Subject(Chunk(text, allow_unregistered=True))
    (again,) = [check for check in CHECKS if check.key == "custom-again"]
    theirs, ours = again.compare(subject)
    assert theirs == ours


def refusal(text: str) -> Refusal:
    with pytest.raises(Malformed) as refused:
        Subject(Chunk(text))
    return Refusal(Chunk(text), refused.value)


@pytest.mark.parametrize("check", REFUSALS, ids=lambda check: check.key)
def test_a_row_of_refusals_holds(check: RefusalCheck) -> None:
    theirs, ours = check.compare(refusal("func.func @f() { return 1 }"))
    assert theirs == ours


def test_a_text_that_we_read_and_the_reference_does_not_is_a_difference() -> None:
    error = Malformed(Diagnostic("error", "no", Position("-", 1, 1)))
    wrong = Refusal(Chunk("func.func private @f()"), error)
    assert [check.compare(wrong) for check in REFUSALS] == [
        ("refused", "read"),
        ("1:1: no", "nothing"),
    ]


def test_another_complaint_at_another_place_is_a_difference() -> None:
    error = Malformed(Diagnostic("error", "no", Position("-", 1, 1)))
    alike, diagnostic = [c.compare(Refusal(Chunk("f"), error)) for c in REFUSALS]
    assert alike == ("refused", "refused")
    assert diagnostic[0] != diagnostic[1]


REJECTED = "func.func @f() -> i32 { return }"


def rejection(text: str) -> Rejection:
    with pytest.raises(Invalid) as rejected:
        Subject(Chunk(text))
    return Rejection(Chunk(text), rejected.value)


@pytest.mark.parametrize("check", REJECTIONS, ids=lambda check: check.key)
def test_a_row_of_rejections_holds(check: RejectionCheck) -> None:
    theirs, ours = check.compare(rejection(REJECTED))
    assert theirs == ours


def test_a_chunk_that_we_accept_and_the_reference_does_not_is_a_difference() -> None:
    error = Invalid(Diagnostic("error", "no", Position("-", 1, 1)))
    wrong = Rejection(Chunk("func.func private @f()"), error)
    assert [check.compare(wrong) for check in REJECTIONS] == [
        ("rejected", "accepted"),
        ("1:1: no", "nothing"),
        ("error 1:1: no", ""),
    ]


def test_notes_count_but_for_those_that_show_an_operation() -> None:
    notes = (
        Diagnostic("note", "see current operation: x"),
        Diagnostic("note", "here", Position("-", 2, 2)),
    )
    error = Invalid(Diagnostic("error", "no", Position("-", 1, 1), notes))
    *_, everything = REJECTIONS
    theirs, _ = everything.compare(Rejection(Chunk(REJECTED), error))
    assert theirs == "error 1:1: no\nnote 2:2: here"


def test_an_op_whose_syntax_is_not_read_makes_the_chunk_unread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    unmodelled(monkeypatch, "func.func")
    with pytest.raises(Unread, match=r"'func\.func' is not read natively"):
        read_original(Chunk("func.func private @f()"))


def test_what_the_reference_rejects_is_no_subject() -> None:
    with pytest.raises(Malformed):
        Subject(Chunk("func.func"))
    with pytest.raises(Invalid):
        Subject(Chunk("func.func @f() -> i32 { return }"))


def test_a_chunk_may_be_allowed_unregistered_dialects() -> None:
    text = '"unknown.op"() : () -> ()'
    assert Subject(Chunk(text, allow_unregistered=True)).text()
    with pytest.raises(Malformed):
        Subject(Chunk(text))


@pytest.mark.parametrize(
    ("theirs", "ours", "told"),
    [
        ("a\nb", "a\nc", "line 2\n- b\n+ c"),
        ("a", "a\nb", "line 2\n+ b"),
        ("a\nb", "a", "line 2\n- b"),
        (
            "x" * 300 + "a",
            "x" * 300 + "b",
            f"line 1\n- ...{'x' * 24}a\n+ ...{'x' * 24}b",
        ),
        ("\x1b[1m\udcff", "é", "line 1\n- \\x1b[1m\\udcff\n+ é"),
    ],
)
def test_the_first_difference_is_a_short_diff(
    theirs: str, ours: str, told: str
) -> None:
    assert first_difference(theirs, ours) == told


def test_a_short_diff_fits_a_terminal() -> None:
    told = first_difference("x" * 500 + "a" * 500, "x" * 500 + "b" * 400)
    assert max(map(len, told.split("\n"))) <= 80


def test_each_row_says_what_it_compares() -> None:
    said = [check.about for check in BY_KEY.values() if "the same" not in check.about]
    assert len(set(said)) == len(said)

"""What differs is found, and told so that one sees it."""

from __future__ import annotations

import pytest

from bridge.compare.checks import BY_KEY, CHECKS, Subject, first_difference
from bridge.compare.chunks import Chunk
from bridge.errors import Invalid, Malformed

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


@pytest.mark.parametrize("key", BY_KEY)
def test_a_row_holds_and_compares_something(key: str) -> None:
    theirs, ours = BY_KEY[key].compare(Subject(Chunk(LOOP)))
    assert theirs == ours
    assert "@f" in theirs or '"f"' in theirs


def test_each_row_looks_at_another_text() -> None:
    subject = Subject(Chunk(LOOP))
    by_key = {check.key: check.compare(subject)[0] for check in CHECKS}
    assert len(set(by_key.values())) == len(CHECKS)


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
        ("a\nb", "a\nc", "line 2: reference 'b', ours 'c'"),
        ("a", "a\nb", "only ours goes on: 'b'"),
        ("a\nb", "a", "only the reference goes on: 'b'"),
        (
            "x" * 300 + "a",
            "x" * 300 + "b",
            f"line 1: reference ...'{'x' * 50}a', ours ...'{'x' * 50}b'",
        ),
    ],
)
def test_the_first_difference_is_told(theirs: str, ours: str, told: str) -> None:
    assert first_difference(theirs, ours) == told

"""What no predicate of the tables decides."""

from __future__ import annotations

from tools.ods.unknown import ELSEWHERE, count


def test_every_text_of_the_tables_is_tested_but_for_those_with_a_reason() -> None:
    found = count()
    assert found.known["leaves"] > 4000
    assert found.left == {
        "bufferization.to_buffer: specified tensor and buffer types match": ELSEWHERE,
        "bufferization.to_tensor: specified tensor and buffer types match": ELSEWHERE,
    }

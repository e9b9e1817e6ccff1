"""What no predicate of the tables decides."""

from __future__ import annotations

from tools.ods.unknown import BY_STORAGE, ELSEWHERE, TEXT_ONLY, count


def test_every_text_of_the_tables_is_tested_but_for_those_with_a_reason() -> None:
    found = count()
    assert found.known["leaves"] > 4000
    assert {name for name, why in found.left.items() if why == TEXT_ONLY} == {
        "acc.HandleTypeForPrivatizedStorageAcrossPara",
        "omp.InteropTypeArrayAttr",
        "transform.NormalFormAttributes",
    }
    assert {name for name, why in found.left.items() if why == ELSEWHERE} == {
        "bufferization.to_buffer: specified tensor and buffer types match",
        "bufferization.to_tensor: specified tensor and buffer types match",
    }
    # Nothing else is left: attributes of an enum of their own.
    others = {why for why in found.left.values() if why not in (TEXT_ONLY, ELSEWHERE)}
    assert others == {BY_STORAGE}

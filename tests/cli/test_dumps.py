"""What is dropped of what upstream prints between passes."""

from __future__ import annotations

import pytest

from bridge.cli.dumps import Wanted, kept

TEXT = b"""before: a remark
// -----// IR Dump Before CSEPass: cse //----- //
func.func @f() {
}

a remark between
// -----// IR Dump After CSEPass: cse //----- //
module {
}


// -----// IR Dump After Canonicalizer: canonicalize{max-iterations=10 } //----- //
module {
}


the end
"""
CASES = {
    "all": (None, None, [b"Before CSE", b"After CSE", b"After Canon"]),
    "before": ({"cse"}, (), [b"Before CSE"]),
    "after": ((), {"canonicalize"}, [b"After Canon"]),
    "another": ({"canonicalize"}, {"symbol-dce"}, []),
}


@pytest.mark.parametrize(("before", "after", "heads"), CASES.values(), ids=CASES)
def test_dumps_that_are_not_asked_for_are_dropped_and_nothing_else(
    before: set[str] | None, after: set[str] | None, heads: list[bytes]
) -> None:
    wanted = Wanted(
        None if before is None else frozenset(before),
        None if after is None else frozenset(after),
    )
    found = list(kept(TEXT.splitlines(keepends=True), wanted))
    assert [line for line in found if b"IR Dump" in line] == [
        line
        for line in TEXT.splitlines(keepends=True)
        if any(head in line for head in heads)
    ]
    said = [line for line in found if b"remark" in line or b"end" in line]
    assert said == [b"before: a remark\n", b"a remark between\n", b"the end\n"]
    assert found.count(b"}\n") == len(heads)

"""What is said of parts that aggregates do not have, judged by both readers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

VALUES = "%t: tensor<*xi32>, %s: !llvm.struct<(i32)>, %i: i32"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "%0 = llvm.extractvalue %t[0] : tensor<*xi32>",
            "expected LLVM IR Dialect type, got 'tensor<*xi32>'",
        ),
        (
            "%0 = llvm.insertvalue %i, %i[0] : i32",
            "expected LLVM IR structure/array type, got: 'i32'",
        ),
        ("%0 = llvm.extractvalue %s[1] : !llvm.struct<(i32)>", "out of bounds: 1"),
        ("%0 = llvm.extractvalue %s[0] : !llvm.struct<(i32)>", ""),
    ],
)
def test_a_part_is_of_an_aggregate_that_has_it(text: str, message: str) -> None:
    program = in_function(text, VALUES)
    assert message in first(program)
    assert bool(message) == bool(emitted(program))
    assert emitted(program)[:1] == emitted_by_reference(program)[:1]

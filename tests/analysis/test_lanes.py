"""What vectors touch: which lanes are neighbours, and what is behind the last one."""

from __future__ import annotations

from functools import partial

import pytest

import bridge
from bridge import analysis
from bridge.ir.core import Operation

NEST = """
func.func @f(%a: memref<8x16xi64>, %b: memref<?xi64>, %m: index, %x: i64) {{
  %c0 = arith.constant 0 : index
  %n = memref.dim %b, %c0 : memref<?xi64>
  affine.for %i = {bounds} {{
    affine.store %x, {place}
  }}
  return
}}"""


def access(bounds: str, place: str) -> tuple[Operation, Operation]:
    """A store, and the loop around it."""
    module = bridge.parse(NEST.format(bounds=bounds, place=place))
    (op,) = [op for op in module.walk() if op.name == "affine.store"]
    assert op.parent_op is not None
    return op, op.parent_op


@pytest.mark.parametrize(
    ("bounds", "place", "lanes", "expected"),
    [
        ("0 to 8", "%a[0, %i] : memref<8x16xi64>", 4, True),
        ("0 to 8", "%a[0, %i * 2] : memref<8x16xi64>", 4, False),
        ("0 to 8", "%a[0, -%i + 9] : memref<8x16xi64>", 4, False),
        ("0 to 48", "%a[0, %i mod 16] : memref<8x16xi64>", 8, True),
        ("0 to 48", "%a[0, %i mod 16] : memref<8x16xi64>", 5, False),
        ("1 to 48", "%a[0, %i mod 16] : memref<8x16xi64>", 8, False),
        ("0 to 5", "%a[%i floordiv 4, %i mod 4] : memref<8x16xi64>", 4, True),
        ("0 to 8 step 2", "%a[0, %i floordiv 2] : memref<8x16xi64>", 4, True),
        ("0 to 8 step 2", "%a[0, %i] : memref<8x16xi64>", 4, False),
        (
            "max affine_map<(d0) -> (0, d0)>(%m) to 8",
            "%a[0, %i] : memref<8x16xi64>",
            4,
            True,
        ),
    ],
)
def test_groups_of_iterations_touch_neighbours(
    bounds: str, place: str, lanes: int, *, expected: bool
) -> None:
    op, loop = access(bounds, place)
    assert analysis.is_contiguous(op, loop, 1, lanes) is expected


@pytest.mark.parametrize(
    ("bounds", "expected"),
    [
        ("0 to %n", True),
        ("0 to %m", False),
        ("0 to min affine_map<(d0, d1) -> (d0, d1)>(%n, %m)", False),
        ("1 to affine_map<()[s0] -> (s0 - 1)>()[%n]", False),
    ],
)
def test_a_loop_ends_where_the_memory_does(bounds: str, *, expected: bool) -> None:
    op, loop = access(bounds, "%b[%i] : memref<?xi64>")
    assert analysis.ends_outside(op, loop, 0) is expected


def test_what_is_asked_must_be_an_access_in_the_loop() -> None:
    op, loop = access("0 to 8", "%a[0, %i] : memref<8x16xi64>")
    for ask in (partial(analysis.is_contiguous, lanes=4), analysis.ends_outside):
        with pytest.raises(TypeError, match="touches no memref"):
            ask(loop, loop, 0)
        with pytest.raises(ValueError, match="has no dimension 2"):
            ask(op, loop, 2)
        with pytest.raises(ValueError, match="is no loop around the access"):
            ask(op, op, 0)

"""Old transfers: their padding and masks, and what is said of them."""

from __future__ import annotations

import pytest

import bridge
from bridge import legacy

ROWS = "permutation_map: (d0, d1) -> (d0)"
BITS = (
    "a transfer between elements 'f32' and 'i32' was wrong, and takes the one's bits "
    "for the other's today"
)


def program(line: str) -> str:
    return (
        "func @f(%m: memref<4x4xf32>, %i: index, %p: f32, %mask: vector<4xi1>,\n"
        "        %v: vector<4xf32>, %h: vector<4xi32>) {\n"
        f"  {line}\n"
        "  return\n"
        "}\n"
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "%r = vector.transfer_read %m[%i, %i], %p, %mask {permutation_map = "
            "affine_map<(d0, d1) -> (d1)>} : memref<4x4xf32>, vector<4xf32>",
            [],
        ),
        (
            "%r = vector.transfer_read %m[%i, %i], %p, %mask : "
            "memref<4x4xf32>, vector<4xf32>",
            [],
        ),
        (
            f"%r = vector.transfer_read %m[%i, %i], (%p) {{{ROWS}}} : "
            "memref<4x4xf32>, vector<4xi32>",
            [BITS],
        ),
        (
            f"%r = vector_transfer_read %m, %i, %i, %p {{{ROWS}}} : "
            "(memref<4x4xf32>, index, index, f32) -> vector<4xi32>",
            [BITS],
        ),
        (
            f"vector_transfer_write %v, %m, %i, %i {{{ROWS}}} : "
            "vector<4xf32>, memref<4x4xf32>, index, index",
            [],
        ),
        (
            f"vector_transfer_write %h, %m, %i, %i {{{ROWS}}} : "
            "vector<4xi32>, memref<4x4xf32>, index, index",
            [BITS],
        ),
        (
            f"vector.transfer_write %h, %m[%i, %i] {{{ROWS}}} : "
            "vector<4xi32>, memref<4x4xf32>",
            [BITS],
        ),
    ],
)
def test_a_transfer_between_other_elements_is_warned_of(
    line: str, said: list[str]
) -> None:
    found = legacy.upgrade(program(line))
    assert [told.message for told in found.diagnostics] == said
    places = {(told.location.line, told.severity) for told in found.diagnostics}
    assert places <= {(3, "warning")}
    assert bridge.parse(found.text).same_as(found.module)


def test_a_mask_is_of_the_shape_that_its_map_gives_it() -> None:
    line = (
        "%r = vector.transfer_read %m[%i, %i], %p, %mask {permutation_map = "
        "affine_map<(d0, d1) -> (d1, 0)>} : memref<4x4xf32>, vector<4x2xf32>"
    )
    found = legacy.upgrade(program(line))
    (transfer,) = [o for o in found.module.walk() if o.name == "vector.transfer_read"]
    assert str(transfer.operands[-1].type) == "vector<4xi1>"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            f"%r = vector.transfer_read %m[%i, %i], (%p {{{ROWS}}} : "
            "memref<4x4xf32>, vector<4xf32>",
            "expected ')' after the padding",
        ),
        (
            "vector_transfer_write %v, %m, %i, %i {permutation_map: (d0, d1) -> "
            "(d1, d0)} : vector<4xf32>, memref<4x4xf32>, index, index",
            "requires a permutation_map with result dims of the same rank as the "
            "vector type",
        ),
        (
            f"vector_transfer_write %v, %m, %i {{{ROWS}}} : "
            "vector<4xf32>, memref<4x4xf32>, index",
            "'std.vector_transfer_write' has an index for each dimension",
        ),
        (
            f"%r = vector_transfer_read %m, %i {{{ROWS}}} : "
            "(memref<4x4xf32>, index) -> vector<4xf32>",
            "'std.vector_transfer_read' has an index for each dimension",
        ),
    ],
)
def test_what_is_wrong_of_a_transfer_is_said_where_it_stands(
    line: str, message: str
) -> None:
    with pytest.raises(bridge.Malformed) as refused:
        legacy.upgrade(program(line))
    (said,) = refused.value.diagnostics
    assert (said.message, said.location.line) == (message, 3)


@pytest.mark.parametrize(("masked", "inside"), [("true", "false"), ("false", "true")])
def test_what_was_not_masked_is_inside(masked: str, inside: str) -> None:
    line = (
        f"vector.transfer_write %v, %m[%i, %i] {{masked = [{masked}], "
        "permutation_map = affine_map<(d0, d1) -> (d1)>} : "
        "vector<4xf32>, memref<4x4xf32>"
    )
    found = legacy.upgrade(program(line))
    (transfer,) = [o for o in found.module.walk() if o.name == "vector.transfer_write"]
    assert str(transfer.properties["in_bounds"]) == f"[{inside}]"

"""test-elements-attr-interface: the values of elements by several C++ types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bridge import Operation
from bridge.errors import Diagnostic, warn
from bridge.ir.attributes import (
    Attribute,
    DenseElementsAttr,
    ResourceHandle,
    SparseElementsAttr,
)
from bridge.ir.types import IntegerType
from bridge.passes import Pass
from test_dialect.passes.printing import post_order

KINDS = ("int64_t", "uint64_t", "APInt", "IntegerAttr")


class ElementsInterface(
    Pass, name="test-elements-attr-interface", anchor="builtin.module"
):
    """Tells the elements of attributes by each C++ type that can hold them."""

    def run(self, op: Operation) -> None:
        for inner in post_order(op):
            for _, attr in (*inner.properties.entries, *inner.attributes.entries):
                found = _elements(attr)
                if found is not None:
                    self._tell(inner, attr, found)

    def _tell(
        self, op: Operation, attr: Attribute, found: tuple[Sequence[int], Sequence[str]]
    ) -> None:
        element = getattr(getattr(attr, "type", None), "element", None)
        values, kinds = found
        for kind in KINDS:
            if not isinstance(element, IntegerType):
                text = "expected element type to be an integer type"
            elif kind not in kinds:
                text = "unable to iterate type"
            else:
                mark = f" : {element}" if kind == "IntegerAttr" else ""
                text = ", ".join([f"{value}{mark}" for value in values])
            text = f"Test iterating `{kind}`: {text}"
            warn(Diagnostic("error", text, op.position))


def _elements(attr: Any) -> tuple[Sequence[int], Sequence[str]] | None:
    """The values of elements, and the kinds as which they can be had."""
    if isinstance(attr, DenseElementsAttr):
        return attr.values, KINDS
    if isinstance(attr, SparseElementsAttr):
        return _of_sparse(attr), KINDS
    mnemonic = getattr(attr, "mnemonic", "")
    if mnemonic == "i64_elements":
        return attr.elements, KINDS[1:]
    if mnemonic == "e1di64_elements" and isinstance(attr.handle, ResourceHandle):
        data = attr.handle.resource.data
        words = [data[i : i + 8] for i in range(0, len(data), 8)]
        return [int.from_bytes(word, "little") for word in words], ("uint64_t",)
    return None


def _of_sparse(attr: SparseElementsAttr) -> list[int]:
    """All elements, those that are not written being zero."""
    shape: tuple[int, ...] = getattr(attr.type, "shape", ())
    count = 1
    for size in shape:
        count *= size
    found = [0] * count
    indices = list(attr.indices.values)
    rank = len(shape)
    for number, value in enumerate(attr.values.values):
        at = 0
        for index, size in zip(indices[number * rank :], shape, strict=False):
            at = at * size + index
        found[at] = value
    return found

"""Offsets, sizes and strides: as many of each as there are dimensions."""

from __future__ import annotations

from typing import Any, Final

from bridge.ir.core import Operation, Value
from bridge.ir.shapes import shape_of
from bridge.ir.types import DYNAMIC
from bridge.ods.rows import Row, Trait
from bridge.op.base import Rule
from bridge.op.interfaces.slices import OffsetSizeAndStrideOp
from bridge.op.registry import op_class
from bridge.verifier.makers import Maker

_KINDS: Final = ("offset", "size", "stride")


def _offsets_sizes_strides(line: Row, trait: Trait) -> Rule:
    cls = op_class(line.name)
    if cls is None or not issubclass(cls, OffsetSizeAndStrideOp):
        return lambda op: None
    names = [slot.name for slot in line.operands]
    dynamic = [line.operands.values(names.index(f"{k}s")) for k in _KINDS]
    one_offset = cls.has_one_offset

    def check(op: Operation) -> None:
        static = [_static(op, kind) for kind in _KINDS]
        values = [len(get(op)) for get in dynamic]
        for index in (1, 2, 0):
            _check_dynamic(op, _KINDS[index], static[index], values[index])
        offsets, sizes, strides = map(len, static)
        rank = len(shape_of(_sliced(op).type) or ())
        most = 1 if one_offset else rank
        if offsets != sizes and (offsets, most) != (1, 1):
            raise _mismatch(op, "offsets", offsets, "sizes", sizes)
        if sizes != strides:
            raise _mismatch(op, "sizes", sizes, "strides", strides)
        for kind, count in zip(_KINDS, (offsets, sizes, strides), strict=True):
            wanted = most if kind == "offset" else rank
            if count != wanted:
                raise op.bare_error(f"expected {wanted} {kind} values, got {count}")
        for kind, numbers in zip(_KINDS[:2], static, strict=False):
            _check_signs(op, kind, numbers)

    return check


def _sliced(op: Any) -> Value:
    found: Value = op.sliced
    return found


def _static(op: Operation, kind: str) -> tuple[int, ...]:
    found: Any = op.properties.get(f"static_{kind}s")
    return () if found is None else tuple(found.values)


def _check_dynamic(
    op: Operation, kind: str, static: tuple[int, ...], values: int
) -> None:
    wanted = static.count(DYNAMIC)
    if values != wanted:
        raise op.bare_error(
            f"expected the number of '{kind}s' to match the number of dynamic entries "
            f"in 'static_{kind}s' ({values} vs {wanted})"
        )


def _check_signs(op: Operation, kind: str, numbers: tuple[int, ...]) -> None:
    for number in numbers:
        if number < 0 and number != DYNAMIC:
            raise op.bare_error(
                f"expected {kind}s to be non-negative, but got {number}"
            )


def _mismatch(op: Operation, a: str, found: int, b: str, wanted: int) -> Exception:
    return op.bare_error(
        f"expected mixed {a} rank to match mixed {b} rank ({found} vs {wanted}) "
        "so the rank of the result type is well-formed."
    )


OF_SIGNATURE: Final[dict[str, Maker]] = {
    "OffsetSizeAndStrideOpInterface": _offsets_sizes_strides
}

"""Operations that become one of llvm's, each lane by itself.

A vector of several dimensions is an array there: the operation is done on each of the
vectors in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from bridge.dialects import llvm
from bridge.dialects.arith.attributes import FastMathFlagsAttr, IntegerOverflowFlagsAttr
from bridge.dialects.llvm.types import ArrayType
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import I32, Type
from bridge.ods.dialect_types import is_compatible
from bridge.op.base import Op
from bridge.passes.llvm_structs import extracted, inserted
from bridge.passes.llvm_types import LLVMTypeConverter, has_unsupported_float
from bridge.rewrite.conversion import Adaptor, ConversionPattern, ConversionRewriter
from bridge.rewrite.patterns import Root

__all__ = ["Lanes", "each_vector", "fast_math", "made_of"]

Entries = dict[str, Attribute]
Attributes = Callable[[Operation], Entries]
"""What an operation becomes has of properties and attributes."""


class Lanes(ConversionPattern):
    """Makes one operation of llvm of each operation, with the same operands."""

    def __init__(
        self,
        converter: LLVMTypeConverter,
        root: Root,
        target: type[Op],
        attributes: Attributes,
        *,
        floats: bool = False,
    ) -> None:
        super().__init__(converter)
        self.roots = (root,)
        self._types = converter
        self._target, self._attributes, self._floats = target, attributes, floats

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        values = adaptor.operands
        if len(values) != len(op.operands) or self._is_refused(op, values):
            return
        entries = self._attributes(op)

        def make(ty: Type, given: Sequence[Value]) -> Value:
            return made_of(rewriter, self._target, given, ty, entries)

        found = each_vector(self._types, op, values, make)
        if found is not None:
            rewriter.replace(op, found)

    def _is_refused(self, op: Operation, values: Sequence[Value]) -> bool:
        types = [value.type for value in (*op.operands, *op.results)]
        if self._floats and any(map(has_unsupported_float, types)):
            return True
        return not all(is_compatible(value.type) for value in values)


def each_vector(
    types: LLVMTypeConverter,
    op: Operation,
    values: Sequence[Value],
    make: Callable[[Type, Sequence[Value]], Value],
) -> Value | None:
    """What is made of values, or of each vector of arrays of them, as one value.

    `None` where the type of the result has no rule.
    """
    result = types.convert_one(op.results[0].type)
    if result is None:
        return None
    if not isinstance(values[0].type, ArrayType):
        return make(result, values)
    inner, sizes = _vectors(result)
    whole: Value = llvm.PoisonOp(result).res
    for place in _places(sizes):
        parts = [extracted(value, place, _vectors(value.type)[0]) for value in values]
        whole = inserted(whole, make(inner, parts), place)
    return whole


def _vectors(ty: Type) -> tuple[Type, list[int]]:
    """What an array of arrays holds, and the sizes."""
    sizes = []
    while isinstance(ty, ArrayType):
        sizes.append(ty.num_elements)
        ty = ty.element_type
    return ty, sizes


def _places(sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    return product(*map(range, sizes))


def made_of(
    rewriter: ConversionRewriter,
    cls: type[Op],
    operands: Sequence[Value],
    ty: Type | None,
    entries: Mapping[str, Attribute],
) -> Value:
    """An operation of one result; entries that are no properties are attributes."""
    known = cls.row.settable
    properties = {key: value for key, value in _DEFAULTS.items() if key in known}
    attributes: Entries = {}
    for key, value in entries.items():
        (properties if key in known else attributes)[key] = value
    types = [] if ty is None else [ty]
    made = rewriter(
        cls.op_name, operands, types, properties=properties, attributes=attributes
    )
    return made.results[0]


_DEFAULTS: Final[Entries] = {
    "fastmathFlags": llvm.FastmathFlagsAttr("none"),
    "overflowFlags": IntegerAttr(0, I32),
}


# What becomes of properties and attributes


def same(op: Operation) -> Entries:
    """All of them as they are."""
    return {**op.properties, **op.attributes}


def fast_math(op: Operation) -> Entries:
    """The flags of floats as llvm has them."""
    entries = same(op)
    flags = entries.pop("fastmath", None)
    if isinstance(flags, FastMathFlagsAttr):
        entries["fastmathFlags"] = fast_math_of(flags)
    return entries


def overflow(op: Operation) -> Entries:
    """The flags of integers as llvm has them."""
    entries = same(op)
    flags = entries.pop("overflowFlags", None)
    if isinstance(flags, IntegerOverflowFlagsAttr):
        bits = sum(_OVERFLOW[flag] for flag in flags.flags)
        entries["overflowFlags"] = IntegerAttr(bits, I32)
    return entries


_OVERFLOW: Final = {"nsw": 1, "nuw": 2}
_FAST: Final = ("nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc")


def fast_math_of(flags: FastMathFlagsAttr) -> llvm.FastmathFlagsAttr:
    """The same flags in llvm's order."""
    found = [flag for flag in _FAST if flag in flags.flags]
    if len(found) in (0, len(_FAST)):
        return llvm.FastmathFlagsAttr("fast" if found else "none")
    return llvm.FastmathFlagsAttr(", ".join(found))

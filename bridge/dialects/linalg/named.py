"""The named ops: their classes are made from patterns of names, and their bodies.

A named op is one that upstream defines by a scalar body alone: its row has the rest.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from bridge.dialects.linalg.interfaces import is_pure
from bridge.dialects.linalg.maps import MEMO, fixed_maps
from bridge.dialects.linalg.parts import read_structured, write_structured
from bridge.dialects.linalg.scalars import BINARY, UNARY, Expression
from bridge.dialects.linalg.structure import StructuredOp
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
)
from bridge.ir.types import F64, I32, I64, RankedTensorType, ShapedType
from bridge.ods.rows import row, table
from bridge.op.base import Values, derive
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState


def _pooled(function: str, cast: str = "cast_signed") -> Expression:
    return (function, 2, (cast, 2, 0))


def _next_random(seed: Expression) -> Expression:
    """A step of a linear congruential generator, on 32 bits."""
    factor = ("cast_signed", I32, ("constant", IntegerAttr(1103515245, I64)))
    term = ("cast_signed", I32, ("constant", IntegerAttr(12345, I64)))
    return ("add", ("mul", seed, factor), term)


def _random() -> Expression:
    """A number between the first two arguments, by the third and the indices."""
    row, column = [("cast_signed", I32, ("index", dim)) for dim in (0, 1)]
    bits = _next_random(("add", column, _next_random(("add", row, 2))))
    offset = ("cast_signed", F64, ("constant", IntegerAttr(2147483647, I64)))
    spread = ("constant", FloatAttr(2.3283063999999999e-10, F64))
    scale = ("mul", ("sub", 1, 0), ("cast_signed", F64, spread))
    scaled = ("mul", ("add", offset, ("cast_signed", F64, bits)), scale)
    return ("cast_signed", 3, ("add", scaled, 0))


_PRODUCT: Final = ("add", 2, ("mul", ("cast_signed", 2, 0), ("cast_signed", 2, 1)))
_SHIFTED: Final = tuple(
    ("sub", ("cast_signed", 4, number), ("cast_signed", 4, number + 2))
    for number in (0, 1)
)
"""Quantized numbers less their zero points."""

_BODIES: Final[tuple[tuple[str, int, Expression], ...]] = (
    (r"quantized_.*|.*_q", 5, ("add", 4, ("mul", *_SHIFTED))),
    (r"dot|(batch_)?(matvec|vecmat|mmt4d)|(depthwise_)?conv_.*", 3, _PRODUCT),
    (r"pooling_.*_sum", 3, _pooled("add")),
    (r"pooling_.*_max", 3, _pooled("max_signed")),
    (r"pooling_.*_min", 3, _pooled("min_signed")),
    (r"pooling_.*_max_unsigned", 3, _pooled("max_unsigned", "cast_unsigned")),
    (r"pooling_.*_min_unsigned", 3, _pooled("min_unsigned", "cast_unsigned")),
    (r"copy", 2, ("cast", 1, 0)),
    (r"fill", 2, 0),
    (r"fill_rng_2d", 4, _random()),
    (r"select", 4, ("select", 0, 1, 2)),
    (r"max", 3, ("max_signed", 0, 1)),
    (r"min", 3, ("min_signed", 0, 1)),
    *((function, 2, (function, 0)) for function in UNARY),
    *((function, 3, (function, 0, 1)) for function in BINARY),
)
"""A pattern of names, the number of the body's arguments, and what it yields."""


class NamedOp(StructuredOp):
    """The base of the named ops. Their bodies are not printed."""

    inputs: Values
    outputs: Values

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        read_structured(r, state, *NAMED[state.name])
        properties = _properties(r, state)
        if properties is None:
            return
        maps = _maps_of(state.name, properties)
        if maps is not None and _reaches_maps(state):
            state.attributes.setdefault(MEMO, maps)

    def write(self, w: AsmWriter) -> None:
        write_structured(w, self, self.inputs, self.outputs)


NAMED: Final[dict[str, tuple[int, Expression]]] = {}
"""Of each named op the number of the body's arguments, and what it yields."""


def _reaches_maps(state: OperationState) -> bool:
    """Whether upstream's verifier, which leaves the maps, surely gets so far.

    Otherwise ours leaves them.
    """
    types = [value.type for value in state.operands]
    return (
        bool(types)
        and is_pure(types)
        and isinstance(types[-1], ShapedType)
        and state.types == [t for t in types[-1:] if isinstance(t, RankedTensorType)]
        and not any("." in name for name in state.attributes)
    )


def _properties(r: AsmReader, state: OperationState) -> Mapping[str, Attribute] | None:
    """The properties the op is going to have, or None where they are not right."""
    line = row(state.name)
    written = state.written
    given = written if isinstance(written, DictionaryAttr) else state.attributes
    inherent = line.inherent if line is not None else ()
    found = {name: attr for name, attr in given.items() if name in inherent}
    return found if r.inherent_fault(state.name, found) is None else None


def _maps_of(name: str, properties: Mapping[str, Attribute]) -> ArrayAttr | None:
    numbers = []
    for window in ("strides", "dilations"):
        attr = properties.get(window)
        values = attr.values if isinstance(attr, DenseElementsAttr) else ()
        numbers.append(tuple(values))
    return fixed_maps(name.partition(".")[2], *numbers)


def _make_classes() -> None:
    ops = table("linalg")
    for full in ops.names() if ops is not None else ():
        name = full.partition(".")[2]
        for pattern, count, expression in _BODIES:
            if re.fullmatch(pattern, name):
                NAMED[full] = count, expression
                derive(NamedOp, full)
                break


_make_classes()

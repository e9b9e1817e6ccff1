"""What the syntaxes of linalg's ops share: `ins(…) outs(…)` and the body after."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bridge.dialects.linalg.scalars import Expression, Unsupported, add_body, add_op
from bridge.dialects.linalg.structured import add_attributes
from bridge.ir.attributes import DenseArrayAttr, DictionaryAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.locations import UNKNOWN_LOC
from bridge.ir.types import I64, MemRefType, RankedTensorType, Type
from bridge.ir.values import AnyLocation, BlockArgument, OpResult, Value
from bridge.ods.nodes import enum_word
from bridge.ods.slots import OPERAND_SIZES, set_operand_sizes
from bridge.op.base import Op
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.names import ForwardReference
from bridge.text.operation_state import OperationState
from bridge.text.tokens import Token

Types = list[Type]

NOT_WRITTEN: Final = frozenset({OPERAND_SIZES, "linalg.memoized_indexing_maps"})
"""Attributes that the syntaxes leave out."""


def read_operands(
    r: AsmReader, state: OperationState, *, sized: bool = True
) -> tuple[Types, Types]:
    """`<{…}> {…} ins(%a : t) outs(%b : t)`, each if it is there; the types.

    `sized` ops have both groups of variable length, and segment size properties.
    """
    given = None
    if r.accept("<"):
        given = r.attribute_of(DictionaryAttr)
        r.expect(">", "expected '>'")
    written = r.here()
    add_attributes(r, state, r.optional_dictionary())
    groups = [_read_group(r, word) for word in ("ins", "outs")]
    for tokens, types, where in groups:
        state.operands += r.resolve_all(tokens, types, where)
    properties = state.properties if given is None else dict(given.items())
    if sized:
        set_operand_sizes(properties, [len(tokens) for tokens, _, _ in groups])
    if given is not None:
        state.written = DictionaryAttr.of(properties)
    elif state.attributes:
        _check_inherent(r, state, written)
    return groups[0][1], groups[1][1]


def _check_inherent(r: AsmReader, state: OperationState, where: int) -> None:
    """Raises `ParseError` for attributes that are not what the op's row wants.

    Upstream's parser of these ops looks at them, where others leave it to the verifier.
    """
    fault = r.inherent_fault(state.name, state.attributes)
    if fault is not None:
        raise r.op_error(state, f"'{state.name}' op {fault}", where)


def _read_group(r: AsmReader, word: str) -> tuple[list[Token], Types, int]:
    """The operands after a word, their types, and where they begin."""
    if not r.accept_word(word):
        return [], [], r.pos
    before = r.here()
    r.expect("(", "expected '('")
    # Upstream blames the first operand of one group, and the bracket of the other.
    where = r.here() if word == "ins" else before
    operands = r.operands()
    types = r.colon_types()
    r.expect(")", "expected ')'")
    return operands, types, where


def write_operands(
    w: AsmWriter, inputs: Sequence[Value], outputs: Sequence[Value]
) -> None:
    """` ins(%a : t) outs(%b : t)`, without a group that is empty."""
    for word, values in ((" ins(", inputs), (" outs(", outputs)):
        if values:
            w.put(word, values, " : ", [value.type for value in values], ")")


def element_type(ty: Type) -> Type:
    """The type of a body's argument for an operand: its elements', or its own."""
    return ty.element if isinstance(ty, MemRefType | RankedTensorType) else ty


def read_structured(
    r: AsmReader, state: OperationState, count: int, body: Expression
) -> None:
    """What follows a named op's maps; its body has `count` arguments.

    The body is not written: it is built, and wrong types are reported where the
    op's operands begin.

    Raises `ParseError`.
    """
    where = r.here()
    inputs, outputs = read_operands(r, state)
    more = r.optional_dictionary()
    state.types += r.optional_arrow_types()
    types = [*inputs, *outputs]
    if len(types) != count:
        message = (
            "[parseNamedStructuredOpRegion] ods-gen generated region expects "
            f"{count} args, got {len(types)}"
        )
        raise r.op_error_here(message, r.here())
    block = Block([element_type(ty) for ty in types])
    # Upstream looks only at what is written among the attributes.
    cast = enum_word(state.attributes.get("cast", more.get("cast"))) or "cast_signed"
    try:
        result = add_body(block, body, cast)
    except Unsupported as fault:
        raise r.op_error(state, str(fault), where) from None
    add_op(block, "linalg.yield", (result,), ())
    region = Region()
    region.append(block)
    state.regions.append(region)
    add_attributes(r, state, more)


def write_structured(
    w: AsmWriter,
    op: Operation,
    inputs: Sequence[Value],
    outputs: Sequence[Value],
    elided: Collection[str] = NOT_WRITTEN,
) -> None:
    """What `read_structured` reads."""
    w.attr_dict(op, elided)
    write_operands(w, inputs, outputs)
    w.arrow_types([result.type for result in op.results])


def read_destination_style(
    r: AsmReader, state: OperationState, dimensions: str = ""
) -> None:
    """`ins(…) outs(…) dimensions = […] {…}`; the results are the outputs' tensors."""
    _, outputs = read_operands(r, state, sized=False)
    state.types += [ty for ty in outputs if isinstance(ty, RankedTensorType)]
    if dimensions:
        r.word(dimensions)
        r.expect("=", "expected '='")
        state.properties[dimensions] = read_integers(r)
    add_attributes(r, state, r.optional_dictionary())


def read_integers(r: AsmReader) -> DenseArrayAttr:
    """`[1, 0]`."""
    return DenseArrayAttr.of(I64, r.items(r.integer, "["))


def integers_text(attr: DenseArrayAttr) -> str:
    """`[1, 0]`."""
    return f"[{', '.join(map(str, attr.values))}]"


def write_destination_style(
    w: AsmWriter, op: Op, inputs: int, dimensions: str = ""
) -> None:
    """What `read_destination_style` reads; the first `inputs` operands are inputs."""
    write_operands(w, op.operands[:inputs], op.operands[inputs:])
    found = op.properties.get(dimensions)
    if isinstance(found, DenseArrayAttr):
        w.text(f" {dimensions} = {integers_text(found)} ")
    w.attr_dict(op, (dimensions,))


def add_identity_region(r: AsmReader, state: OperationState) -> None:
    """A body that yields the first of its arguments, one for each operand."""
    block = Block()
    for value in state.operands:
        block.add_argument(element_type(value.type), place_of(r, value))
    if block.arguments:
        place = r.source, state.pos
        add_op(block, "linalg.yield", block.arguments[:1], (), place=place)
    region = Region()
    region.append(block)
    state.regions.append(region)


def place_of(r: AsmReader, value: Value) -> AnyLocation:
    """Where a value comes from: its op, its argument, or for now where it is named."""
    if isinstance(value, ForwardReference):
        return r.source, value.pos
    if isinstance(value, OpResult):
        return value.op.any_location
    return value.any_location if isinstance(value, BlockArgument) else UNKNOWN_LOC

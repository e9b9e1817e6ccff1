"""The vector dialect, which was VectorOps: its ops as they were written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, IntegerAttr
from bridge.ir.types import DYNAMIC, I64, INDEX, FloatType, MemRefType, Type, VectorType
from bridge.ir.values import Value
from bridge.legacy.padding import padded_vector
from bridge.legacy.rows import STD, Changed, Gone, Renamed, Row
from bridge.legacy.state import todays_attribute
from bridge.legacy.vector_masks import upgrade_contract
from bridge.legacy.vector_transfers import TRANSFERS

if TYPE_CHECKING:
    from bridge.ir.core import Operation
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.operation_state import OperationState
    from bridge.text.tokens import Token

# Views of memory as vectors


def _read_type_cast(r: LegacyReader, state: OperationState) -> bool:
    """`%a : t, t`; from November 2019 on `%a : t to t`, without the `1x`."""
    source = r.operand()
    r.attr_dict(state)
    before = r.colon_type()
    old = r.accept(",")
    if not old:
        r.word("to")
    state.types = [r.type()]
    state.operands = [r.resolve(source, before)]
    _warn_of_padding(r, state.pos, state.types[0])
    return not old and not _is_one_vector(state.types[0])


def _is_one_vector(ty: Type) -> bool:
    """Whether it is `memref<1xvector<…>>`, which a cast gave once."""
    return (
        isinstance(ty, MemRefType)
        and ty.shape == (1,)
        and isinstance(ty.element, VectorType)
    )


def _warn_of_padding(r: LegacyReader, pos: int, ty: Type) -> None:
    """LLVM rounds the size of a vector up: what is seen as one is not where it was."""
    vector = padded_vector(ty)
    if vector is not None:
        r.legacy.warn(
            pos,
            f"LLVM pads vector<{vector.shape[-1]}x{vector.element}> to a power of two: "
            f"'{vector}' read through this cast holds other elements than the memory",
        )


def _is_old_cast(op: Operation) -> bool:
    return _is_one_vector(op.results[0].type)


def _upgrade_type_cast(up: Upgrade) -> None:
    """A cast to a memref without dimensions, which is then given its one."""
    (result,) = up.op.results
    ty = result.type
    if not isinstance(ty, MemRefType):
        raise up.error("'vector.type_cast' gives a memref")
    if not _is_one_vector(ty):
        up.new("vector.type_cast", up.operands, [ty], up.others())
        return
    flat = MemRefType((), ty.element, None, ty.memory_space)
    cast = up.new("vector.type_cast", up.operands, [flat], up.others(), hint="cast")
    attributes = {
        "reassociation": ArrayAttr(()),
        "static_output_shape": DenseArrayAttr.of(I64, [1]),
    }
    up.new("memref.expand_shape", cast.results, [ty], attributes)


# Elements and slices

_match_typed: Final = re.compile(r"\s*:\s*i(?:32|64)").match


def _positions(r: LegacyReader, state: OperationState) -> list[Token]:
    """`[3 : i32, %i]`, without types today; the names; numbers go in the state."""
    static: list[int] = []
    dynamic: list[Token] = []

    def position() -> None:
        operand = r.optional_operand()
        if operand is not None:
            dynamic.append(operand)
            static.append(DYNAMIC)
            return
        static.append(r.integer())
        _skip_type(r)

    r.items(position, "[")
    state.properties["static_position"] = DenseArrayAttr.of(I64, static)
    return dynamic


def _skip_type(r: LegacyReader) -> None:
    """The type of a number, which is not written today."""
    typed = _match_typed(r.text, r.pos)
    if typed is not None:
        r.legacy.edits.replace(typed.start(), typed.end(), "", "position with its type")
        r.pos = typed.end()


def _read_extract(r: LegacyReader, state: OperationState) -> bool:
    """`%v[3 : i32] : t`; today the type of what is extracted is written too."""
    source = r.operand()
    dynamic = _positions(r, state)
    r.attr_dict(state)
    r.expect(":", "expected ':'")
    where = r.here()
    ty = r.type()
    if r.accept("from"):
        state.types = [ty]
        ty = r.type()
    else:
        static = state.properties["static_position"]
        count = len(static.values) if isinstance(static, DenseArrayAttr) else 0
        state.types = [_inner(r, state, ty, count)]
        text = f"{state.types[0]} from "
        r.legacy.edits.replace(where, where, text, "'vector.extract'")
    state.operands = [r.resolve(source, ty), *r.resolve_same(dynamic, INDEX)]
    return True


def _inner(r: LegacyReader, state: OperationState, ty: Type, count: int) -> Type:
    """Extraction of the element at a position of a vector."""
    if not isinstance(ty, VectorType) or count > len(ty.shape):
        message = "expected position attribute of rank smaller than vector rank"
        raise r.op_error(state, message)
    shape = ty.shape[count:]
    return VectorType(shape, ty.element, ty.scalable[count:]) if shape else ty.element


def _read_insert(r: LegacyReader, state: OperationState) -> bool:
    """`%s, %v[3 : i32] : t into t`."""
    value, dest = _pair(r)
    dynamic = _positions(r, state)
    r.attr_dict(state)
    before = r.colon_type()
    r.word("into")
    after = r.type()
    state.types = [after]
    state.operands = [r.resolve(value, before), r.resolve(dest, after)]
    state.operands += r.resolve_same(dynamic, INDEX)
    return True


def _pair(r: LegacyReader) -> tuple[Token, Token]:
    first = r.operand()
    r.expect(",", "expected ','")
    return first, r.operand()


def _has_position(op: Operation) -> bool:
    return "position" in op.attributes


def _upgrade_position(up: Upgrade) -> None:
    """The generic form, whose position was an array of numbers."""
    given = up.attribute("position")
    elements = given.elements if isinstance(given, ArrayAttr) else ()
    numbers = [a.value for a in elements if isinstance(a, IntegerAttr)]
    static = DenseArrayAttr.of(I64, numbers)
    attributes = {**up.others("position"), "static_position": static}
    types = [result.type for result in up.op.results]
    up.new(up.op.name, up.operands, types, attributes)


def _read_element(r: LegacyReader, state: OperationState) -> bool:
    """`%v[%i : i32] : t` and `%s, %v[%i : i32] : t`."""
    inserts = state.name == "vector.insertelement"
    value = r.operand() if inserts else None
    if inserts:
        r.expect(",", "expected ','")
    vector = r.operand()
    r.expect("[", "expected '['")
    position = r.optional_operand()
    kind: Type = r.colon_type() if position is not None else INDEX
    r.expect("]", "expected ']'")
    r.attr_dict(state)
    ty = r.colon_type_of(VectorType)
    if value is not None:
        state.operands = [r.resolve(value, ty.element)]
    state.operands.append(r.resolve(vector, ty))
    if position is not None:
        state.operands.append(r.resolve(position, kind))
    state.types = [ty if inserts else ty.element]
    return False


def _upgrade_element(up: Upgrade) -> None:
    op = up.op
    count = 2 if op.name == "vector.insertelement" else 1
    position = [_as_index(up, value) for value in op.operands[count:]]
    static = DenseArrayAttr.of(I64, [DYNAMIC] * len(position))
    attributes = {**up.others(), "static_position": static}
    types = [result.type for result in op.results]
    name = "vector.insert" if count == 2 else "vector.extract"
    up.new(name, [*op.operands[:count], *position], types, attributes)


def _as_index(up: Upgrade, value: Value) -> Value:
    if value.type is INDEX:
        return value
    return up.new("arith.index_cast", [value], [INDEX], hint="position").result


def _read_shuffle(r: LegacyReader, state: OperationState) -> bool:
    """`%a, %b [0 : i32, 1 : i32] : t, t`."""
    first, second = _pair(r)

    def number() -> int:
        found = r.integer()
        _skip_type(r)
        return found

    mask = r.items(number, "[")
    r.attr_dict(state)
    types = r.colon_types()
    if len(types) != 2 or not isinstance(types[0], VectorType):
        raise r.op_error(state, "expected two vector types")
    state.properties["mask"] = DenseArrayAttr.of(I64, mask)
    left, right = types
    state.operands = [r.resolve(first, left), r.resolve(second, right)]
    # Without a mask upstream infers one element, and then refuses the operation.
    state.types = [VectorType((len(mask) or 1, *types[0].shape[1:]), types[0].element)]
    return True


def _upgrade_shuffle(up: Upgrade) -> None:
    """The generic form, whose mask was an array of numbers."""
    given = up.attribute("mask")
    elements = given.elements if isinstance(given, ArrayAttr) else ()
    numbers = [a.value for a in elements if isinstance(a, IntegerAttr)]
    attributes = {**up.others("mask"), "mask": DenseArrayAttr.of(I64, numbers)}
    types = [result.type for result in up.op.results]
    up.new(up.op.name, up.operands, types, attributes)


# Reductions

_KINDS: Final = {"min": ("minsi", "minnumf"), "max": ("maxsi", "maxnumf")}
"""What a kind is called today, of integers and of floats."""


def _read_reduction(r: LegacyReader, state: OperationState) -> bool:
    """`"add", %v : t into t`, or `<add>, %v …`."""
    token = r.accept_kind("string")
    if token is None:
        state.properties["kind"] = _todays_kind(r)
    r.expect(",", "expected ','")
    operands = r.operands()
    if r.accept_word("fastmath"):
        where = r.pos
        end = r.text.index(">", where) + 1
        text = f"#arith.fastmath{r.text[where:end].strip()}"
        state.properties["fastmath"] = todays_attribute(text)
        r.pos = end
    r.attr_dict(state)
    ty = r.colon_type()
    r.word("into")
    state.types = [r.type()]
    types = [ty, *state.types]
    if not 1 <= len(operands) <= 2:
        raise r.op_error(state, "expects a vector, and perhaps an accumulator")
    state.operands = [r.resolve(o, t) for o, t in zip(operands, types, strict=False)]
    if token is not None:
        word = token.text[1:-1]
        today = _KINDS.get(word, (word, word))[isinstance(state.types[0], FloatType)]
        state.properties["kind"] = todays_attribute(f"#vector.kind<{today}>")
        r.legacy.edits.replace(token.pos, token.end, f"<{today}>", "word in quotes")
    return True


def _todays_kind(r: LegacyReader) -> Attribute:
    r.expect("<", "expected '<'")
    word = r.any_word()
    r.expect(">", "expected '>'")
    return todays_attribute(f"#vector.kind<{word}>")


_TUPLES: Final = (
    "tuples of vectors are gone, 'vector.extract_strided_slice' and "
    "'vector.insert_strided_slice' for each slice took their place"
)

ROWS: Final[dict[str, Row]] = {
    **TRANSFERS,
    "vector.type_cast": Changed(_read_type_cast, _upgrade_type_cast, _is_old_cast),
    "vector_type_cast": Changed(_read_type_cast, _upgrade_type_cast),
    f"{STD}vector_type_cast": Changed(_read_type_cast, _upgrade_type_cast),
    "vector.extract": Changed(_read_extract, _upgrade_position, _has_position),
    "vector.insert": Changed(_read_insert, _upgrade_position, _has_position),
    "vector.extractelement": Changed(_read_element, _upgrade_element),
    "vector.insertelement": Changed(_read_element, _upgrade_element),
    "vector.shuffle": Changed(
        _read_shuffle,
        _upgrade_shuffle,
        lambda op: isinstance(op.get("mask"), ArrayAttr),
    ),
    "vector.strided_slice": Renamed("vector.extract_strided_slice"),
    "vector.reduction": Changed(_read_reduction),
    "vector.contract": Changed(
        None, upgrade_contract, lambda op: len(op.operands) == 5
    ),
    "vector.extract_slices": Gone(_TUPLES),
    "vector.insert_slices": Gone(_TUPLES),
    "vector.tuple": Gone(_TUPLES),
    "vector.tuple_get": Gone(_TUPLES),
    "vector.reshape": Gone(
        "a reshape of known shapes is 'vector.shape_cast', one of shapes known at run "
        "time only has to go through memory"
    ),
}

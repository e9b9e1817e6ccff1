"""The NVVM dialect: multiplications of matrices that a warp holds in pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from bridge.dialects.llvm.shapes import struct_body
from bridge.dialects.nvvm.kinds import case
from bridge.dialects.nvvm.products import verify_dense, verify_scaled, verify_sparse
from bridge.ir.attributes import UNIT, Attribute, DialectAttr
from bridge.ir.types import (
    F16,
    F32,
    F64,
    I16,
    I32,
    DialectType,
    IntegerType,
    Type,
    VectorType,
)
from bridge.ir.values import Value
from bridge.ods.nodes import dialect_attr
from bridge.ods.slots import OPERAND_SIZES, set_operand_sizes
from bridge.op.base import Op, of_signature
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState
from bridge.text.tokens import ParseError, Token

_PIECES: Final = ("A", "B", "C")
_KINDS: Final = ("multiplicandAPtxType", "multiplicandBPtxType")
_SCALE: Final = (I32, I16, I16)

More = tuple[tuple[str, tuple[Type, ...]], ...]


def kind_of(ty: Type, *, accumulator: bool) -> DialectAttr | None:
    """What PTX calls the elements of a register; None where that is not clear."""
    if isinstance(ty, DialectType):
        inside = struct_body(ty)
        if inside:
            return kind_of(inside[0], accumulator=accumulator)
        return None
    names = {
        F64: "f64",
        F16: "f16",
        VectorType((2,), F16): "f16",
        F32: "f32" if accumulator else "tf32",
    }
    name = names.get(ty)
    if name is None and isinstance(ty, IntegerType) and accumulator:
        name = "s32"
    return dialect_attr("nvvm.mma_type", name) if name else None


class MmaBase(Op):
    """What the ops have in common: pieces with their types, and more operands."""

    more: ClassVar[More] = ()
    """The other groups of operands, as they are called, with their types."""

    @classmethod
    def _read_pieces(cls, r: AsmReader, state: OperationState) -> list[list[Token]]:
        groups = []
        for word in (*_PIECES, *[word for word, _ in cls.more]):
            r.word(word)
            groups.append(r.operands("[") if r.at("[") else r.operands())
        r.attr_dict(state)
        return groups

    @classmethod
    def _resolve(
        cls,
        r: AsmReader,
        state: OperationState,
        groups: list[list[Token]],
        types: list[Type],
    ) -> None:
        for group, ty in zip(groups, types, strict=False):
            state.operands += r.resolve_same(group, ty)
        for group, (_, wanted) in zip(groups[3:], cls.more, strict=True):
            state.operands += r.resolve_all(group, wanted, state.pos)
        sizes = [len(group) for group in groups[:3]]
        sizes += [1] * sum(len(wanted) for _, wanted in cls.more)
        set_operand_sizes(state.properties, sizes)

    def pieces(self) -> list[Sequence[Value]]:
        """The operands in the groups that they are written in."""
        slots = self.row.operands
        found: list[Sequence[Value]] = []
        for index in range(len(_PIECES)):
            start, end = slots.bounds(self, index)
            found.append(self.operands[start:end])
        start = sum(len(group) for group in found)
        for _, wanted in self.more:
            found.append(self.operands[start : start + len(wanted)])
            start += len(wanted)
        return found

    def kinds_(self) -> tuple[str, tuple[str, str]]:
        """What the first factor's elements are, and those of the sum and the result."""
        first = case(self.properties.get(_KINDS[0]))
        sums = [values.type for values in self.pieces()[2][:1]]
        found = [
            case(kind_of(ty, accumulator=True)) for ty in (*sums, self.result.type)
        ]
        return first, (found[0], found[-1])

    def _write_pieces(
        self, w: AsmWriter, pieces: list[Sequence[Value]], after: str = ""
    ) -> None:
        words = (*_PIECES, *[word for word, _ in self.more])
        for word, values in zip(words, pieces, strict=True):
            w.put(f" {word}[", values, "]" + after)

    def _write_tail(self, w: AsmWriter, inferred: Sequence[Type]) -> None:
        """Attributes but those that follow from the types given, and the types."""
        elided = [OPERAND_SIZES]
        for name, ty in zip(_KINDS, inferred, strict=True):
            if kind_of(ty, accumulator=False) is not None:
                elided.append(name)
        w.attr_dict(self, elided)
        w.put(" : (", [values[0].type for values in self.pieces()[:3]], ") -> ")
        w.type(self.result.type)


def _kinds(
    r: AsmReader, state: OperationState, types: list[Type], *, accumulator: bool
) -> dict[str, Attribute]:
    """What the elements of the factors are, where it is not written."""
    found: dict[str, Attribute] = {}
    for name, ty in zip(_KINDS, types, strict=False):
        if name in state.attributes:
            continue
        kind = kind_of(ty, accumulator=accumulator)
        if kind is None:
            message = f"attribute {name} is not provided explicitly and cannot be "
            raise r.op_error(state, message + "inferred")
        found[name] = kind
    return found


_SEGMENTS: Final = "expected one type for each operand segment but got "


def _three(r: AsmReader, state: OperationState, *, least: int = 3) -> list[Type]:
    """`: (t, t, t)`; fewer than three may be left to the verifier."""
    r.expect(":", "expected ':'")
    r.expect("(", "expected '('")
    types = r.types()
    if not r.accept(")"):
        raise _unclosed(r, len(types), least)
    if not least <= len(types) <= len(_PIECES):
        raise r.op_error(state, f"{_SEGMENTS}{len(types)} types")
    return types


def _unclosed(r: AsmReader, count: int, least: int) -> ParseError:
    """The diagnostic of a missing `)`, after which upstream may continue."""
    fault = r.wrong_token("expected ')'")
    if least < 3 and count != 3:
        r.follow(fault, f"{_SEGMENTS}{count} types", r.name_pos)
    elif least < 3:
        r.still_expect("->", fault)
    return fault


class MmaOp(MmaBase, name="nvvm.mma.sync"):
    """Multiply-accumulate of dense matrices."""

    @classmethod
    def read(cls, r: AsmReader, state: OperationState) -> None:
        groups = cls._read_pieces(r, state)
        types = _three(r, state, least=1)
        cls._resolve(r, state, groups, types)
        r.expect("->", "expected '->'")
        state.types.append(r.type())
        # Upstream takes the factors for sums here: the type of f32 is not tf32.
        state.properties.update(_kinds(r, state, types, accumulator=True))

    def write(self, w: AsmWriter) -> None:
        pieces = self.pieces()
        self._write_pieces(w, pieces, after=" ")
        # Upstream looks at the first factor for both.
        self._write_tail(w, [pieces[0][0].type] * 2)

    @of_signature
    def verify(self) -> None:
        verify_dense(self, *self.kinds_())


class MmaSpOp(MmaBase, name="nvvm.mma.sp.sync"):
    """Multiply-accumulate with a sparse first matrix."""

    more: ClassVar[More] = (("sparseMetadata", (I32,)), ("selector", (I32,)))

    @classmethod
    def read(cls, r: AsmReader, state: OperationState) -> None:
        groups = cls._read_pieces(r, state)
        types = _three(r, state)
        cls._resolve(r, state, groups, types)
        r.expect("->", "expected '->'")
        state.types.append(r.type())
        state.properties.update(_kinds(r, state, types, accumulator=False))

    def write(self, w: AsmWriter) -> None:
        pieces = self.pieces()
        self._write_pieces(w, pieces)
        self._write_tail(w, [values[0].type for values in pieces[:2]])

    @of_signature
    def verify(self) -> None:
        verify_sparse(self, *self.kinds_())


class MmaBlockScaleOp(MmaBase, name="nvvm.mma.block_scale"):
    """Multiply-accumulate of block-scaled matrices."""

    more: ClassVar[More] = (("scaleA", _SCALE), ("scaleB", _SCALE))

    @classmethod
    def read(cls, r: AsmReader, state: OperationState) -> None:
        groups = cls._read_pieces(r, state)
        r.expect(":", "expected ':'")
        r.expect("(", "expected '('")
        types = r.types()
        if len(types) != len(_PIECES):
            raise r.fault("expected exactly 3 types")
        r.expect(")", "expected ')'")
        state.types += r.arrow_types()
        cls._resolve(r, state, groups, types)
        for name, ty in zip(_KINDS, types, strict=False):
            kind = kind_of(ty, accumulator=False)
            if name not in state.attributes and kind is not None:
                state.properties[name] = kind

    def write(self, w: AsmWriter) -> None:
        pieces = self.pieces()
        self._write_pieces(w, pieces)
        self._write_tail(w, [values[0].type for values in pieces[:2]])

    @of_signature
    def verify(self) -> None:
        verify_scaled(self, 64, "unsupported Geom for mma with block scaling")


class MmaSpBlockScaleOp(MmaBlockScaleOp, name="nvvm.mma.sp.block_scale"):
    """Multiply-accumulate of block-scaled matrices, the first one sparse."""

    more: ClassVar[More] = (
        ("sparseMetadata", (I32,)),
        ("selector", (I32,)),
        ("scaleA", _SCALE),
        ("scaleB", _SCALE),
    )

    @classmethod
    def read(cls, r: AsmReader, state: OperationState) -> None:
        super().read(r, state)
        if "orderedMetadata" not in state.attributes:
            state.properties["orderedMetadata"] = UNIT

    @of_signature
    def verify(self) -> None:
        if self.properties.get("orderedMetadata") is None:
            raise self.error("'orderedMetadata' attribute is mandatory")
        verify_scaled(self, 128, "unsupported Geom for sparse mma with block scaling")

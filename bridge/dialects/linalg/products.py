"""Named ops whose indexing maps may be written: products, and `linalg.elementwise`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from bridge.dialects.linalg.parts import NOT_WRITTEN, read_structured, write_structured
from bridge.dialects.linalg.scalars import BINARY, TERNARY, UNARY, Expression
from bridge.dialects.op import Op, Values
from bridge.dialects.structured import enum_case
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, Attribute, DialectAttr
from bridge.ir.types import Type
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft


def _maps(dims: int, *positions: tuple[int, ...]) -> ArrayAttr:
    maps = [AffineMapAttr(AffineMap.select(dims, p)) for p in positions]
    return ArrayAttr(tuple(maps))


_MATMUL: Final = _maps(3, (0, 2), (2, 1), (0, 1))
_BATCH_MATMUL: Final = _maps(4, (0, 1, 3), (0, 3, 2), (0, 1, 2))
_BATCH_REDUCE_MATMUL: Final = _maps(4, (0, 1, 3), (0, 3, 2), (1, 2))
_NONE: Final = ArrayAttr(())
"""What no op of this file may have as its maps, so that they are always written."""

_PRODUCT: Final = ("add", 2, ("mul", ("cast", 2, 0), ("cast", 2, 1)))
_SIGNED: Final = (
    "add",
    2,
    ("mul", ("cast_signed", 2, 0), ("cast_signed", 2, 1)),
)


def _read_array_of_maps(r: AsmReader) -> ArrayAttr | None:
    """`indexing_maps = […]` if it is there, read as one attribute."""
    if not r.accept_word("indexing_maps"):
        return None
    r.expect("=", "expected '='")
    found = r.attribute_of(ArrayAttr)
    if not all(isinstance(element, AffineMapAttr) for element in found.elements):
        raise r.fault("element of indexing_maps array is not an affine_map")
    return found


def _read_list_of_maps(r: AsmReader) -> ArrayAttr | None:
    """`indexing_maps = [map, …]` if it is there, read one by one, at least one."""
    if not r.accept_word("indexing_maps"):
        return None

    def read_one() -> Attribute:
        found = r.attribute()
        if not isinstance(found, AffineMapAttr):
            raise r.fault("expected affine map attribute")
        return found

    r.expect("=", "expected '='")
    r.expect("[", "expected '['")
    maps = r.items(read_one)
    r.expect("]", "expected ']'")
    return ArrayAttr(tuple(maps))


def _write(
    w: AsmWriter, op: Any, usual: ArrayAttr, elided: Collection[str] = ()
) -> None:
    """The maps where they are not the usual ones, and what named ops have behind."""
    if op.indexing_maps is not usual:
        w.text(" indexing_maps = ")
        w.attribute(op.indexing_maps)
    left_out = NOT_WRITTEN.union(("indexing_maps", *elided))
    write_structured(w, op, op.inputs, op.outputs, left_out)


class MatmulOp(Op, name="linalg.matmul"):
    """A product of matrices, perhaps transposed or broadcast by its maps."""

    inputs: Values
    outputs: Values
    result_tensors: Values
    indexing_maps: ArrayAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        maps = _read_array_of_maps(r)
        draft.properties["indexing_maps"] = _MATMUL if maps is None else maps
        read_structured(r, draft, 3, _PRODUCT)

    def write(self, w: AsmWriter) -> None:
        _write(w, self, _MATMUL)


class ContractOp(Op, name="linalg.contract"):
    """A sum of products of elements that its maps choose."""

    inputs: Values
    outputs: Values
    result_tensors: Values
    indexing_maps: ArrayAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        maps = _read_array_of_maps(r)
        if maps is None:
            raise r.fault("expected 'indexing_maps' attribute")
        draft.properties["indexing_maps"] = maps
        read_structured(r, draft, 3, _PRODUCT)

    def write(self, w: AsmWriter) -> None:
        _write(w, self, _NONE)


class BatchMatmulOp(Op, name="linalg.batch_matmul"):
    """Products of the matrices of two batches."""

    inputs: Values
    outputs: Values
    result_tensors: Values
    indexing_maps: ArrayAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        draft.properties["indexing_maps"] = _read_list_of_maps(r) or _BATCH_MATMUL
        read_structured(r, draft, 3, _PRODUCT)

    def write(self, w: AsmWriter) -> None:
        _write(w, self, _BATCH_MATMUL)


class BatchReduceMatmulOp(Op, name="linalg.batch_reduce_matmul"):
    """The sum of the products of the matrices of two batches."""

    inputs: Values
    outputs: Values
    result_tensors: Values
    indexing_maps: ArrayAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        maps = _read_list_of_maps(r) or _BATCH_REDUCE_MATMUL
        draft.properties["indexing_maps"] = maps
        # Upstream's body of this op does not look at `cast`.
        read_structured(r, draft, 3, _SIGNED)

    def write(self, w: AsmWriter) -> None:
        _write(w, self, _BATCH_REDUCE_MATMUL)


class ElementwiseOp(Op, name="linalg.elementwise"):
    """A function of corresponding elements, by its kind."""

    inputs: Values
    outputs: Values
    result_tensors: Values
    kind: DialectAttr
    indexing_maps: ArrayAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        r.word("kind")
        r.expect("=", "expected '='")
        kind = r.attribute()
        arity = arity_of(kind)
        if arity is None:
            raise r.fault("expected ElementwiseKind attribute")
        draft.properties["kind"] = kind
        maps = _read_list_of_maps(r)
        body: Expression = (enum_case(kind), *range(arity))
        read_structured(r, draft, arity + 1, body)
        if maps is None:
            rank = _rank(draft.operands[-1].type)
            if rank is None:
                raise r.fault("return type needs to be shaped type")
            maps = _identities(arity + 1, rank)
        draft.properties["indexing_maps"] = maps

    def write(self, w: AsmWriter) -> None:
        w.text(" kind=")
        w.attribute(self.kind)
        rank = _rank(self.outputs[0].type)
        count = len(self.operands)
        usual = _NONE if rank is None else _identities(count, rank)
        _write(w, self, usual, ("kind",))


def arity_of(kind: Attribute) -> int | None:
    """How many inputs an elementwise op of a kind has; None of another attribute."""
    if not isinstance(kind, DialectAttr) or kind.mnemonic != "elementwise_kind":
        return None
    word = enum_case(kind)
    groups = ((UNARY, 1), (BINARY, 2), (TERNARY, 3))
    return next((arity for words, arity in groups if word in words), None)


def _identities(count: int, rank: int) -> ArrayAttr:
    return _maps(rank, *[tuple(range(rank))] * count)


def _rank(ty: Type) -> int | None:
    shape = getattr(ty, "shape", None)
    return len(shape) if isinstance(shape, tuple) else None

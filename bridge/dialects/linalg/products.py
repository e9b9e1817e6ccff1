"""Named ops whose indexing maps may be written: products, and `linalg.elementwise`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar, Final

from bridge.dialects import linalg
from bridge.dialects.linalg.parts import NOT_WRITTEN, read_structured, write_structured
from bridge.dialects.linalg.scalars import BINARY, TERNARY, UNARY, Expression
from bridge.dialects.linalg.structure import (
    USUAL,
    StructuredOp,
    maps_along,
    maps_of,
    written_maps,
)
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, Attribute, DialectAttr
from bridge.ir.types import Type
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, Values, of_signature
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

_NONE: Final = ArrayAttr(())
"""What no op of this file may have as its maps, so that they are always written."""

_PRODUCT: Final = ("add", 2, ("mul", ("cast", 2, 0), ("cast", 2, 1)))
_SIGNED: Final = ("add", 2, ("mul", ("cast_signed", 2, 0), ("cast_signed", 2, 1)))


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
    maps = r.enclosed(lambda: r.items(read_one), "[")
    return ArrayAttr(tuple(maps))


def _write(
    w: AsmWriter, op: Any, usual: ArrayAttr, elided: Collection[str] = ()
) -> None:
    """The maps where they are not the default, then the parts of named ops."""
    maps = op.indexing_maps
    if maps is not None and maps is not usual:
        w.put(" indexing_maps = ", maps)
    left_out = NOT_WRITTEN.union(("indexing_maps", *elided))
    write_structured(w, op, op.inputs, op.outputs, left_out)


class _MappedOp(StructuredOp):
    inputs: Values
    outputs: Values
    indexing_maps: ArrayAttr


class _ProductOp(_MappedOp):
    usual: ClassVar[ArrayAttr]
    """The maps that are not written."""

    def write(self, w: AsmWriter) -> None:
        _write(w, self, self.usual)


class MatmulOp(_ProductOp, name="linalg.matmul"):
    """Matrix multiplication; maps may transpose or broadcast the inputs."""

    usual = USUAL["linalg.matmul"]

    @classmethod
    def read(cls, r: AsmReader, state: OperationState) -> None:
        maps = _read_array_of_maps(r)
        state.properties["indexing_maps"] = cls.usual if maps is None else maps
        read_structured(r, state, 3, _PRODUCT)

    @of_signature
    def verify(self) -> None:
        usual = maps_of(self.usual)
        maps = written_maps(self)
        if maps == usual:
            return
        for map_, known in zip(maps[:2], usual, strict=False):
            if not set(map_.results) <= set(known.results):
                raise self.error("Unexpected dim expression in map result.")
            broadcast = map_.num_results < known.num_results
            if broadcast and not _follows(map_, 0, map_.num_dims - 1):
                raise self.error("Invalid broadcast requested, should be (d2).")


class ContractOp(_ProductOp, name="linalg.contract"):
    """Contraction: a sum of products over elements given by its maps."""

    usual = _NONE

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        message = "expected 'indexing_maps' attribute"
        with r.followed_by(message):
            maps = _read_array_of_maps(r)
        if maps is None:
            raise r.fault(message)
        state.properties["indexing_maps"] = maps
        read_structured(r, state, 3, _PRODUCT)

    @of_signature
    def verify(self) -> None:
        maps = written_maps(self)
        for map_, value in zip(maps, self.operands, strict=False):
            self._verify_map(map_, value.type, maps[0].num_dims)
        inputs = [expr for map_ in maps[:2] for expr in map_.results]
        outputs = [expr for map_ in maps[2:3] for expr in map_.results]
        contracts = False
        for i in range(maps[0].num_dims if maps else 0):
            read, written = inputs.count(AffineDim(i)), outputs.count(AffineDim(i))
            contracts = contracts or (read == 2 and not written)
            if not read and not written:
                raise self.bare_error(
                    f"iteration space dim at index {i} not used to access any operand"
                )
            if read == 1 and written != 1:
                raise self.bare_error(
                    f"iteration space dim at index {i} is neither a contracting dim "
                    "nor of parallel iteration type"
                )
        if not contracts:
            raise self.bare_error(
                "'indexing_maps' do not specify a contracting dimension"
            )

    def _verify_map(self, map_: AffineMap, ty: Type, dims: int) -> None:
        if not map_.is_projected_permutation:
            raise self.bare_error("provided affine_map is not a projected permutation")
        rank = _rank(ty)
        if rank is not None and map_.num_results != rank:
            raise self.bare_error(
                "ranks of shaped operand and results of corresponding affine_map differ"
            )
        if rank is None and map_.num_results:
            raise self.bare_error(
                "affine_map specifies shaped access while operand has non-shaped type"
            )
        if map_.num_dims != dims:
            raise self.bare_error("iteration spaces of provided affine_maps differ")


class _BatchOp(_ProductOp):
    body: ClassVar[Expression] = _PRODUCT

    @classmethod
    def read(cls, r: AsmReader, state: OperationState) -> None:
        state.properties["indexing_maps"] = _read_list_of_maps(r) or cls.usual
        read_structured(r, state, 3, cls.body)

    @of_signature
    def verify(self) -> None:
        """Whether its own maps transpose or broadcast, and nothing else."""
        known = maps_of(self.usual)
        maps = written_maps(self)
        if maps == known:
            return
        if len(maps) != 3:
            raise self.error("Indexing_map attribute must have 3 affine maps.")
        for i in range(2):
            _verify_batch_input(self, maps[i], known[i], i == 0)
        output, wanted = maps[2], known[2]
        if output.num_results != wanted.num_results:
            raise self.error(
                f"expects {wanted.num_results} dims, but got ({output.num_results})."
            )
        dims = [expr.position for expr in wanted.results if isinstance(expr, AffineDim)]
        if not all(_follows(output, i, dim) for i, dim in enumerate(dims)):
            raise self.error("Invalid output map result dimension.")


class BatchMatmulOp(_BatchOp, name="linalg.batch_matmul"):
    """Batched matrix multiplication."""

    usual = USUAL["linalg.batch_matmul"]


class BatchReduceMatmulOp(_BatchOp, name="linalg.batch_reduce_matmul"):
    """Batched matrix multiplication, reduced over the batch."""

    usual = USUAL["linalg.batch_reduce_matmul"]
    # Upstream's body of this op does not look at `cast`.
    body = _SIGNED


def _verify_batch_input(op: Op, map_: AffineMap, known: AffineMap, left: bool) -> None:
    if not set(map_.results) <= set(known.results):
        raise op.error(
            "Unexpected result dim expression (outside the set of default result dims)."
        )
    if map_.num_results > 3:
        raise op.error("no. of result dim expressions exceeds 3.")
    if map_.num_results < known.num_results:
        if not any(_starts(map_, dims) for dims in _BROADCASTS[left]):
            raise op.error("Invalid broadcast requested.")
    elif not _follows(map_, 0, 0):
        raise op.error("Invalid batch dimension expression.")


_BROADCASTS: Final = {True: ((3,), (0, 3), (1, 3)), False: ((3,), (0, 3), (3, 2))}
"""Which loops an input of a batched product may follow where it leaves some out, by
whether it is the left one; the loops are the batch's, the rows', columns', and sum's.
"""


def _starts(map_: AffineMap, dims: tuple[int, ...]) -> bool:
    return map_.num_results == len(dims) and all(
        _follows(map_, i, dim) for i, dim in enumerate(dims)
    )


def _follows(map_: AffineMap, result: int, dim: int) -> bool:
    """Whether a result of a map depends on a loop."""
    return map_.results[result].is_function_of_dim(dim)


class ElementwiseOp(_MappedOp, name="linalg.elementwise"):
    """An elementwise operation given by its `kind`."""

    kind: DialectAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        r.word("kind")
        r.expect("=", "expected '='")
        with r.followed_by("expected operation 'kind' attribute"):
            kind = r.attribute()
        arity = arity_of(kind)
        if arity is None:
            raise r.fault("expected ElementwiseKind attribute")
        state.properties["kind"] = kind
        maps = _read_list_of_maps(r)
        body: Expression = (enum_word(kind), *range(arity))
        with r.followed_by("unable to parse elemwise op"):
            read_structured(r, state, arity + 1, body)
        if maps is None:
            rank = _rank(state.operands[-1].type)
            if rank is None:
                raise r.fault("return type needs to be shaped type")
            maps = _identities(arity + 1, rank)
        state.properties["indexing_maps"] = maps

    def write(self, w: AsmWriter) -> None:
        w.put(" kind=", self.kind)
        rank = _rank(self.outputs[0].type)
        count = len(self.operands)
        usual = _NONE if rank is None else _identities(count, rank)
        _write(w, self, usual, ("kind",))


def arity_of(kind: Attribute) -> int | None:
    """How many inputs an elementwise op of a kind has; None of another attribute."""
    if not isinstance(kind, linalg.ElementwiseKindAttr):
        return None
    groups = ((UNARY, 1), (BINARY, 2), (TERNARY, 3))
    return next((arity for words, arity in groups if kind.value in words), None)


def _identities(count: int, rank: int) -> ArrayAttr:
    return maps_along(rank, *[tuple(range(rank))] * count)


def _rank(ty: Type) -> int | None:
    shape = getattr(ty, "shape", None)
    return len(shape) if isinstance(shape, tuple) else None

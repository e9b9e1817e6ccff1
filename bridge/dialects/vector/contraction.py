"""Products that are summed up: `vector.contract` and `vector.outerproduct`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects.linalg.structured import (
    add_attributes,
    is_no_fast_math,
    iterators_as_attributes,
    iterators_as_strings,
)
from bridge.dialects.vector.checks import combines, flags_around, mask_of, vector_of
from bridge.dialects.vector.contract_rules import (
    check_invertible,
    check_maps,
    check_pairs,
    check_result,
    maps_of,
    mask_of_loops,
    pairs_of,
)
from bridge.errors import Unsupported
from bridge.ir.attributes import ArrayAttr, DictionaryAttr
from bridge.ir.shapes import element_or_self
from bridge.ir.types import I1, IntegerType, Type, VectorType
from bridge.later import deferred
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, OpResult, Value, of_signature
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState
from bridge.text.tokens import Token

if TYPE_CHECKING:
    from bridge.dialects.vector import CombiningKindAttr
    from bridge.interpreter import contracting, fused
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    contracting = deferred("bridge.interpreter.contracting")
    fused = deferred("bridge.interpreter.fused")

_TRAITS: Final = frozenset({"fastmath", "indexing_maps", "iterator_types", "kind"})


class ContractionOp(Op, name="vector.contract"):
    """Contracts two vectors over the reduction dimensions of its maps."""

    lhs: Value
    rhs: Value
    indexing_maps: ArrayAttr
    iterator_types: ArrayAttr
    kind: CombiningKindAttr
    acc: Value

    def interpret(self, machine: Machine) -> Meaning:
        if len(self.operands) != 3:
            raise Unsupported("a contraction with masks as operands")
        loops = enumerate(self.iterator_types.elements)
        reduced = [loop for loop, word in loops if enum_word(word) == "reduction"]
        types = [element_or_self(value.type) for value in self.operands]
        maps = maps_of(self.indexing_maps)
        contract = contracting.contract(enum_word(self.kind), types, maps, reduced)
        flags = flags_around(self, machine)
        return lambda lhs, rhs, acc: contract(lhs, rhs, acc, flags())

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        where = r.here()
        traits = r.attribute_of(DictionaryAttr)
        values = [r.operand()]
        for _ in range(2):
            r.expect(",", "expected ','")
            values.append(r.operand())
        masks: list[Token] = []
        while r.accept(","):
            masks.append(r.operand())
        r.attr_dict(state)
        types = r.colon_types()
        r.word("into")
        result = r.type()
        if len(types) < 2:
            raise r.op_error(state, "expected types of both factors", where)
        for value, ty in zip(values, (types[0], types[1], result), strict=True):
            state.operands.append(r.resolve(value, ty))
        state.types.append(result)
        add_attributes(r, state, traits)
        iterators = state.attributes.get("iterator_types")
        state.attributes["iterator_types"] = iterators_as_attributes(
            r, iterators, "vector", where, where
        )
        if masks and len(masks) != 2:
            raise r.op_error(state, "expected zero or exactly 2 vector mask operands")
        if masks:
            mask_types = [_mask_of(r, state, ty) for ty in types[:2]]
            state.operands += r.resolve_all(masks, mask_types, where)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        fastmath = self.properties.get("fastmath")
        slow = fastmath is not None and is_no_fast_math(fastmath)
        shown = _TRAITS - {"fastmath"} if slow else _TRAITS
        w.put(iterators_as_strings(self, shown), " ", self.operands[:3])
        w.attr_dict(self, _TRAITS)
        w.put(" : ", [self.lhs.type, self.rhs.type], " into ", self.results[0].type)

    @of_signature
    def verify(self) -> None:
        element = vector_of(self.lhs).element
        if isinstance(element, IntegerType) and element.signedness != "signless":
            raise self.error("only supports signless integer types")
        maps = maps_of(self.indexing_maps)
        check_maps(self, maps, len(self.iterator_types.elements))
        contracted = pairs_of(maps, self.iterator_types, "reduction")
        batch = pairs_of(maps, self.iterator_types, "parallel")
        check_pairs(self, contracted, batch)
        check_result(self, maps, contracted, batch)
        _check_kind(self)
        result = self.results[0].type
        element = result.element if isinstance(result, VectorType) else result
        if not combines(self.kind, element):
            raise self.error("unsupported contraction type")
        check_invertible(self, maps)

    def expected_mask_type(self) -> VectorType | None:
        """The type a mask must have, put around by `vector.mask`."""
        return mask_of_loops(maps_of(self.indexing_maps), (self.lhs, self.rhs))


def _check_kind(op: Op) -> None:
    """A kind that is none is dropped where it is read, and missed here."""
    if "kind" not in op.properties:
        raise op.error(
            "expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')"
        )


def _mask_of(r: AsmReader, state: OperationState, ty: Type) -> Type:
    if not isinstance(ty, VectorType):
        raise r.op_error(state, "expected vectors where there are masks")
    return VectorType(ty.shape, I1, ty.scalable)


class OuterProductOp(Op, name="vector.outerproduct"):
    """Outer product of two vectors, optionally accumulated."""

    lhs: Value
    rhs: Value
    acc: Value | None
    kind: CombiningKindAttr

    def interpret(self, machine: Machine) -> Meaning:
        element = vector_of(self.lhs).element
        outer = contracting.outer(enum_word(self.kind), element)
        flags = flags_around(self, machine)
        return lambda lhs, rhs, acc=None: outer(lhs, rhs, acc, flags())

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        values = r.operands()
        r.attr_dict(state)
        lhs = r.colon_type()
        r.expect(",", "expected ','")
        rhs = r.type()
        if len(values) < 2:
            raise r.op_error(state, "expected at least 2 operands")
        if not isinstance(lhs, VectorType):
            raise r.op_error(state, "expected vector type for operand #1")
        factors = [lhs, rhs] if isinstance(rhs, VectorType) else [lhs]
        if not all(factor.shape for factor in factors):
            raise r.op_error(state, "expected 1-d vectors for operands #1 and #2")
        result = VectorType(
            tuple([factor.shape[0] for factor in factors]),
            lhs.element,
            tuple([any(factor.scalable[:1]) for factor in factors]),
        )
        for value, ty in zip(values, (lhs, rhs, result), strict=False):
            state.operands.append(r.resolve(value, ty))
        state.types.append(result)

    def write(self, w: AsmWriter) -> None:
        w.put(" ", self.operands)
        if self.acc is not None:
            w.attr_dict(self)
        w.put(" : ", [self.lhs.type, self.rhs.type])

    @of_signature
    def verify(self) -> None:
        lhs, rhs, result = vector_of(self.lhs), self.rhs.type, vector_of(self.result)
        if lhs.rank != 1:
            raise self.error("expected 1-d vector for operand #1")
        if isinstance(rhs, VectorType):
            _check_outer(self, lhs, rhs, result)
        else:
            if result.rank != 1:
                raise self.error("expected 1-d vector result")
            if lhs.shape != result.shape:
                raise self.error("expected #1 operand dim to match result dim #1")
        if self.acc is not None and self.acc.type is not result:
            raise self.error("expected operand #3 of same type as result type")
        _check_kind(self)
        if not combines(self.kind, result.element):
            raise self.error("unsupported outerproduct type")

    def expected_mask_type(self) -> VectorType:
        """The type a mask must have, put around by `vector.mask`."""
        return mask_of(vector_of(self.result))


def _check_outer(
    op: OuterProductOp, lhs: VectorType, rhs: VectorType, result: VectorType
) -> None:
    if rhs.rank != 1:
        raise op.error("expected 1-d vector for operand #2")
    if result.rank != 2:
        raise op.error("expected 2-d vector result")
    for number, size, wanted in zip(
        (1, 2), lhs.shape + rhs.shape, result.shape, strict=True
    ):
        if size != wanted:
            raise op.error(
                f"expected #{number} operand dim to match result dim #{number}"
            )
    if lhs.scalable and not rhs.scalable:
        raise op.error("expected either both or only #2 operand dim to be scalable")


class FMAOp(Op, name="vector.fma"):
    """Fused multiply-add of vectors, each element rounded once."""

    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return fused.arrays(vector_of(self.result).element)

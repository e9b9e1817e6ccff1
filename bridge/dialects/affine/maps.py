"""Affine maps applied to values: `affine.apply`, `affine.min`, `affine.max`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING

from bridge.dialects.affine.scopes import Scope
from bridge.ir.affine import AffineConstant, AffineDim, AffineExpr, AffineMap
from bridge.ir.attributes import TRUE, UNIT, AffineMapAttr, DenseArrayAttr
from bridge.ir.core import Operation
from bridge.ir.types import DYNAMIC, INDEX
from bridge.ir.values import Value
from bridge.later import deferred
from bridge.op.base import Values, of_signature
from bridge.op.integer_ranges import IntegerRange
from bridge.op.interfaces.polyhedral import AffineValue, Applied, Extremum
from bridge.op.interfaces.ranges import (
    ANY,
    InferIntRange,
    Range,
    range_of_expr,
    range_of_map,
)
from bridge.op.interfaces.sizes import BoundedIndices, Side
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState

if TYPE_CHECKING:
    from bridge.dialects.affine import folding, index_bases
    from bridge.interpreter import subscripts
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
    from bridge.op.folding import Constants, Folded
    from bridge.text.asm_writer import AsmWriter
else:
    folding = deferred("bridge.dialects.affine.folding")
    index_bases = deferred("bridge.dialects.affine.index_bases")
    subscripts = deferred("bridge.interpreter.subscripts")


def read_dims_and_symbols(r: AsmReader) -> tuple[list[Value], int]:
    """`(%d, …)[%s, …]`: the values, and how many of them are dimensions."""
    dims = r.operands("(")
    symbols = r.operands("[") if r.at("[") else []
    return r.resolve_same([*dims, *symbols], INDEX), len(dims)


def write_dims_and_symbols(w: AsmWriter, values: Values, num_dims: int) -> None:
    """`(%d, …)[%s, …]`, without brackets where there are no symbols."""
    w.put("(", values[:num_dims], ")")
    if len(values) > num_dims:
        w.put("[", values[num_dims:], "]")


def _write_applied(w: AsmWriter, map_: AffineMapAttr, values: Values) -> None:
    w.put(" ", map_)
    write_dims_and_symbols(w, values, map_.map.num_dims)


class ApplyOp(AffineValue, InferIntRange, name="affine.apply"):
    """Applies an affine map with one result to its operands."""

    map: AffineMapAttr
    map_operands: Values

    def applied(self) -> tuple[Extremum, Applied]:
        return "", Applied(self.map.map, self.operands)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        found = r.attribute_of(AffineMapAttr)
        state.properties["map"] = found
        values, num_dims = read_dims_and_symbols(r)
        state.operands += values
        r.attr_dict(state)
        map_ = found.map
        if map_.num_dims != num_dims or map_.num_inputs != len(values):
            raise r.op_error(state, "dimension or symbol index mismatch")
        state.types += [INDEX] * len(map_.results)

    def fold(self, constants: Constants) -> Folded:
        return folding.apply(self, constants)

    def interpret(self, machine: Machine) -> Meaning:
        return subscripts.single(self.map.map)

    def write(self, w: AsmWriter) -> None:
        _write_applied(w, self.map, self.operands)
        w.attr_dict(self, ("map",))

    def verify(self) -> None:
        map_ = self.map.map
        _verify_count(self, map_)
        if len(map_.results) != 1:
            raise self.error("mapping must produce one value")
        symbols = self.map_operands[map_.num_dims :]
        if not symbols:
            return
        # Others may occur anywhere: only affine ops require dimensions or symbols.
        scope = Scope.of(self)
        if any(scope.is_dim(v) and not scope.is_symbol(v) for v in symbols):
            raise self.bare_error("dimensional operand cannot be used as a symbol")

    def result_range(self) -> Range:
        map_ = self._properties.get("map")
        if not isinstance(map_, AffineMapAttr) or len(map_.map.results) != 1:
            return ANY
        return range_of_expr(map_.map.results[0])

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        return range_of_map(self.map.map, operands)


def _verify_count(op: Operation, map_: AffineMap) -> None:
    if len(op.operands) != map_.num_inputs:
        raise op.error(
            "operand count and affine map dimension and symbol count must match"
        )


class ExtremumOp(AffineValue):
    """The minimum or maximum of the results of a map."""

    map: AffineMapAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.properties["map"] = r.attribute_of(AffineMapAttr)
        dims = r.operands("(")
        symbols = r.operands("[") if r.at("[") else []
        r.attr_dict(state)
        state.operands += r.resolve_same([*dims, *symbols], INDEX)
        state.types.append(INDEX)

    def write(self, w: AsmWriter) -> None:
        _write_applied(w, self.map, self.operands)
        w.attr_dict(self, ("map",))

    def fold(self, constants: Constants) -> Folded:
        return folding.extremum(self, constants)

    @of_signature
    def verify(self) -> None:
        _verify_count(self, self.map.map)
        if not self.map.map.results:
            raise self.error("affine map expect at least one result")


class MinOp(ExtremumOp, name="affine.min"):
    """Minimum of the results of an affine map."""

    def applied(self) -> tuple[Extremum, Applied]:
        return "min", Applied(self.map.map, self.operands)

    def interpret(self, machine: Machine) -> Meaning:
        return subscripts.extremum(self.map.map, min)


class MaxOp(ExtremumOp, name="affine.max"):
    """Maximum of the results of an affine map."""

    def applied(self) -> tuple[Extremum, Applied]:
        return "max", Applied(self.map.map, self.operands)

    def interpret(self, machine: Machine) -> Meaning:
        return subscripts.extremum(self.map.map, max)


class DelinearizeIndexOp(BoundedIndices, name="affine.delinearize_index"):
    """Converts a linear index to a multi-index in a basis of sizes."""

    dynamic_basis: Values
    static_basis: DenseArrayAttr
    multi_index: Values

    def bounds_of(self, result: int) -> Iterator[tuple[Side, Applied]]:
        sizes = _padded(self.static_basis, len(self.multi_index))
        inner = sizes[result + 1 :]
        size = sizes[result]
        if None in inner or (result and size is None):
            return
        divisor = prod(one or 1 for one in inner)
        index: AffineExpr = AffineDim(0)
        if result:
            index = index % ((size or 1) * divisor)
        operands = self.operands[:1]
        yield "equal", Applied(AffineMap(1, 0, (index // divisor,)), operands)
        if not result and size is not None:
            yield "upper", Applied(AffineMap.constant(size), ())

    def fold(self, constants: Constants) -> Folded:
        return index_bases.fold_delinearized(self, constants)

    def interpret(self, machine: Machine) -> Meaning:
        basis = subscripts.mixed(self.static_basis.values)
        return subscripts.delinearized(basis, len(self.multi_index))

    @of_signature
    def verify(self) -> None:
        basis = self.static_basis.values
        if len(self.multi_index) - len(basis) not in (0, 1):
            raise self.error(
                "should return an index for each basis element and up to one extra "
                "index"
            )
        _verify_basis(self, basis.count(DYNAMIC), len(self.dynamic_basis))
        if any(size <= 0 and size != DYNAMIC for size in basis):
            raise self.error("no basis element may be statically non-positive")


def _verify_basis(op: Operation, left_open: int, given: int) -> None:
    if left_open != given:
        raise op.error(
            "mismatch between dynamic and static basis (kDynamic marker but no "
            "corresponding dynamic basis entry) -- this can only happen due to an "
            "incorrect fold/rewrite"
        )


class LinearizeIndexOp(BoundedIndices, name="affine.linearize_index"):
    """Converts a multi-index in a basis of sizes to a linear index."""

    multi_index: Values
    dynamic_basis: Values
    static_basis: DenseArrayAttr

    def bounds_of(self, result: int) -> Iterator[tuple[Side, Applied]]:
        count = len(self.multi_index)
        first, *sizes = _padded(self.static_basis, count)
        if None in sizes:
            return
        total: AffineExpr = AffineConstant(0)
        stride = 1
        for place, size in enumerate([*reversed(sizes), None]):
            total = total + AffineDim(place) * stride
            stride *= size or 1
        # The innermost index comes first, as upstream asks for it first.
        indices = self.multi_index[::-1]
        yield "equal", Applied(AffineMap(count, 0, (total,)), indices)
        disjoint = self.properties.get("disjoint") in (TRUE, UNIT)
        if disjoint and first is not None:
            yield "upper", Applied(AffineMap.constant(stride * first), ())

    def fold(self, constants: Constants) -> Folded:
        return index_bases.fold_linearized(self, constants)

    def interpret(self, machine: Machine) -> Meaning:
        basis = subscripts.mixed(self.static_basis.values)
        disjoint = self.properties.get("disjoint") in (TRUE, UNIT)
        count = len(self.multi_index)
        return subscripts.linearized(basis, count, disjoint=disjoint)

    @of_signature
    def verify(self) -> None:
        basis = self.static_basis.values
        if len(self.multi_index) - len(basis) not in (0, 1):
            raise self.error(
                "should be passed a basis element for each index except possibly the "
                "first"
            )
        _verify_basis(self, basis.count(DYNAMIC), len(self.dynamic_basis))


def _padded(basis: DenseArrayAttr, count: int) -> list[int | None]:
    """The sizes for each index; of the first one, and of values, nothing is known."""
    sizes = [None if size == DYNAMIC else int(size) for size in basis.values]
    return [*[None] * (count - len(sizes)), *sizes]

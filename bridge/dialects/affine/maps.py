"""Affine maps applied to values: `affine.apply`, `affine.min`, `affine.max`."""

from __future__ import annotations

from bridge.dialects.op import Op, OpResult, Values
from bridge.ir.attributes import AffineMapAttr, DenseArrayAttr, UnitAttr
from bridge.ir.types import INDEX
from bridge.ir.values import Value
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft


def read_dims_and_symbols(r: AsmReader) -> tuple[list[Value], int]:
    """`(%d, …)[%s, …]`: the values, and how many of them are dimensions."""
    dims = r.operands("(")
    symbols = r.operands("[") if r.at("[") else []
    return r.resolve_same([*dims, *symbols], INDEX), len(dims)


def write_dims_and_symbols(w: AsmWriter, values: Values, num_dims: int) -> None:
    """`(%d, …)[%s, …]`, without brackets where there are no symbols."""
    w.text("(")
    w.values(values[:num_dims])
    w.text(")")
    if len(values) > num_dims:
        w.text("[")
        w.values(values[num_dims:])
        w.text("]")


def _write_applied(w: AsmWriter, map_: AffineMapAttr, values: Values) -> None:
    w.text(" ")
    w.attribute(map_)
    write_dims_and_symbols(w, values, map_.map.num_dims)


class ApplyOp(Op, name="affine.apply"):
    """The one result of a map at the values of its operands."""

    map: AffineMapAttr
    map_operands: Values

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        found = r.attribute_of(AffineMapAttr)
        draft.properties["map"] = found
        values, num_dims = read_dims_and_symbols(r)
        draft.operands += values
        r.attr_dict(draft)
        map_ = found.map
        if map_.num_dims != num_dims or map_.num_inputs != len(values):
            raise r.op_error(draft, "dimension or symbol index mismatch")
        draft.types += [INDEX] * len(map_.results)

    def write(self, w: AsmWriter) -> None:
        _write_applied(w, self.map, self.operands)
        w.attr_dict(self, ("map",))


def _read_extremum(r: AsmReader, draft: Draft) -> None:
    draft.properties["map"] = r.attribute_of(AffineMapAttr)
    dims = r.operands("(")
    symbols = r.operands("[") if r.at("[") else []
    r.attr_dict(draft)
    draft.operands += r.resolve_same([*dims, *symbols], INDEX)
    draft.types.append(INDEX)


class MinOp(Op, name="affine.min"):
    """The smallest result of a map at the values of its operands."""

    map: AffineMapAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        _read_extremum(r, draft)

    def write(self, w: AsmWriter) -> None:
        _write_applied(w, self.map, self.operands)
        w.attr_dict(self, ("map",))


class MaxOp(Op, name="affine.max"):
    """The largest result of a map at the values of its operands."""

    map: AffineMapAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        _read_extremum(r, draft)

    def write(self, w: AsmWriter) -> None:
        _write_applied(w, self.map, self.operands)
        w.attr_dict(self, ("map",))


class DelinearizeIndexOp(Op, name="affine.delinearize_index"):
    """The indices of a position among others, in a box of some sizes."""

    linear_index: Value
    dynamic_basis: Values
    static_basis: DenseArrayAttr
    multi_index: Values


class LinearizeIndexOp(Op, name="affine.linearize_index"):
    """The position of indices in a box of some sizes."""

    multi_index: Values
    dynamic_basis: Values
    static_basis: DenseArrayAttr
    disjoint: UnitAttr | None
    linear_index: OpResult

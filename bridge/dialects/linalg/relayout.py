"""Ops that move elements about: `transpose`, `broadcast`, `pack` and `unpack`."""

from __future__ import annotations

from typing import Final

from bridge.dialects.linalg.parts import (
    add_identity_region,
    integers_text,
    read_destination_style,
    read_integers,
    write_destination_style,
)
from bridge.dialects.op import Op, Value, Values
from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.types import DYNAMIC, I32, INDEX, RankedTensorType
from bridge.ods.directives_index import read_index_list
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft, SetName


class TransposeOp(Op, name="linalg.transpose"):
    """The input with its dimensions in another order."""

    input: Value
    init: Value
    permutation: DenseArrayAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        read_destination_style(r, draft, "permutation")
        add_identity_region(r, draft)

    def write(self, w: AsmWriter) -> None:
        write_destination_style(w, self, 1, "permutation")

    def name_results(self, set_name: SetName) -> None:
        name_first(self, "transposed", set_name)


class BroadcastOp(Op, name="linalg.broadcast"):
    """The input repeated along new dimensions."""

    input: Value
    init: Value
    dimensions: DenseArrayAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        read_destination_style(r, draft, "dimensions")
        add_identity_region(r, draft)

    def write(self, w: AsmWriter) -> None:
        write_destination_style(w, self, 1, "dimensions")

    def name_results(self, set_name: SetName) -> None:
        name_first(self, "broadcasted", set_name)


class PackOp(Op, name="linalg.pack"):
    """The source cut into tiles, which become its inner dimensions."""

    source: Value
    dest: Value
    inner_tiles: Values

    def name_results(self, set_name: SetName) -> None:
        name_first(self, "pack", set_name)


class UnPackOp(Op, name="linalg.unpack"):
    """The reverse of `linalg.pack`.

    Its row's format says how it looks, but upstream reads it with code of its own,
    which leaves the sizes of its operands' groups among the attributes.
    """

    source: Value
    dest: Value
    inner_tiles: Values
    static_inner_tiles: DenseArrayAttr
    inner_dims_pos: DenseArrayAttr
    outer_dims_perm: DenseArrayAttr | None

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        source = r.operand()
        if r.accept_word("outer_dims_perm"):
            r.expect("=", "expected '='")
            draft.properties["outer_dims_perm"] = read_integers(r)
        r.word("inner_dims_pos")
        r.expect("=", "expected '='")
        draft.properties["inner_dims_pos"] = read_integers(r)
        r.word("inner_tiles")
        r.expect("=", "expected '='")
        tiles, draft.properties["static_inner_tiles"], _ = read_index_list(r)
        r.word("into")
        dest = r.operand()
        r.attr_dict(draft)
        source_type = r.colon_type()
        if not r.accept("->"):
            raise r.fault("pack/unpack requires '->' and destination type")
        ty = r.type()
        draft.operands += [r.resolve(source, source_type), r.resolve(dest, ty)]
        draft.operands += r.resolve_same(tiles, INDEX)
        if isinstance(ty, RankedTensorType):
            draft.types.append(ty)
        if _SIZES in draft.attributes:
            message = (
                f"attribute '{_SIZES}' occurs more than once in the attribute list"
            )
            raise r.op_error(draft, message)
        draft.attributes[_SIZES] = DenseArrayAttr.of(I32, [1, 1, 0, len(tiles)])

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.value(self.source)
        order = self.outer_dims_perm
        if order is not None and order.values:
            w.text(f" outer_dims_perm = {integers_text(order)}")
        w.text(f" inner_dims_pos = {integers_text(self.inner_dims_pos)}")
        w.text(" inner_tiles = [")
        tiles = iter(self.inner_tiles)
        for number, size in enumerate(self.static_inner_tiles.values):
            w.text(", " if number else "")
            if size == DYNAMIC:
                w.value(next(tiles))
            else:
                w.text(str(size))
        w.text("] into ")
        w.value(self.dest)
        w.attr_dict(self, _UNPACK_WRITTEN)
        w.text(" : ")
        w.type(self.source.type)
        w.text(" -> ")
        w.type(self.dest.type)

    def name_results(self, set_name: SetName) -> None:
        name_first(self, "unpack", set_name)


_SIZES: Final = "operandSegmentSizes"
_UNPACK_WRITTEN: Final = (
    "static_inner_tiles",
    "inner_dims_pos",
    "outer_dims_perm",
    _SIZES,
)


def name_first(op: Op, name: str, set_name: SetName) -> None:
    """Names the first result of an op that may have none."""
    if op.results:
        set_name(op.results[0], name)

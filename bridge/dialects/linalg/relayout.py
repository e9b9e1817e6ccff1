"""Ops that move elements about: `transpose`, `broadcast`, `pack` and `unpack`."""

from __future__ import annotations

from bridge.dialects.linalg.parts import (
    add_identity_region,
    read_destination_style,
    write_destination_style,
)
from bridge.dialects.op import Op, Value, Values
from bridge.ir.attributes import DenseArrayAttr
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
    """The reverse of `linalg.pack`."""

    source: Value
    dest: Value
    inner_tiles: Values

    def name_results(self, set_name: SetName) -> None:
        name_first(self, "unpack", set_name)


def name_first(op: Op, name: str, set_name: SetName) -> None:
    """Names the first result of an op that may have none."""
    if op.results:
        set_name(op.results[0], name)

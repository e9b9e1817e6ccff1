"""`vector.mask`: one operation under a mask."""

from __future__ import annotations

from bridge.dialects.op import Op, Value, Values
from bridge.ir.attributes import EMPTY_DICTIONARY, DenseArrayAttr
from bridge.ir.blocks import Region
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft
from bridge.text.operations import make


class MaskOp(Op, name="vector.mask"):
    """Runs the one operation of its region on the lanes that a mask lets through."""

    mask: Value
    passthru: Value | None
    mask_region: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        mask = r.operand()
        passthru = r.operand() if r.accept(",") else None
        region = r.braced_region()
        draft.regions.append(_with_terminator(r, region, draft))
        r.attr_dict(draft)
        ty = r.colon_type()
        draft.types += r.optional_arrow_types()
        draft.operands.append(r.resolve(mask, ty))
        if passthru is None:
            return
        if not draft.types:
            message = "expects a result if passthru operand is provided"
            raise r.op_error(draft, message)
        draft.operands.append(r.resolve(passthru, draft.types[0]))

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.values(self.operands)
        w.text(" { ")
        masked = self.mask_region.blocks[0].first if self.mask_region.blocks else None
        if masked is not None:
            w.custom_or_generic(masked)
        w.text(" }")
        w.attr_dict(self)
        w.text(" : ")
        w.type(self.mask.type)
        types = [result.type for result in self.results]
        if types:
            w.text(" -> ")
            w.types(types)


def _with_terminator(r: AsmReader, region: Region, draft: Draft) -> Region:
    """The region with a `vector.yield`, of the masked operation's results.

    Any other number of operations than one is wrong, and gets an empty terminator for
    the verifier to look at.
    """
    block = region.blocks[0] if region.blocks else None
    masked = block.first if block is not None else None
    if block is not None and block.last is not None:
        if block.last.name == "vector.yield":
            return region
        if masked is block.last:
            empty = EMPTY_DICTIONARY, EMPTY_DICTIONARY
            place = r.source, draft.pos
            values = list(block.last.results)
            block.append(make("vector.yield", [*values], (), empty, place))
            return region
    return r.ensure_terminator(region, "vector.yield", draft)


class ConstantMaskOp(Op, name="vector.constant_mask"):
    """A mask of a box known beforehand."""

    mask_dim_sizes: DenseArrayAttr


class CreateMaskOp(Op, name="vector.create_mask"):
    """A mask of a box."""

    mask_dim_sizes: Values


class YieldOp(Op, name="vector.yield"):
    """Ends the region of a masked operation, and gives its values."""

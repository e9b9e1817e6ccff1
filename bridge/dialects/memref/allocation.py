"""Where buffers come from, and where they go."""

from __future__ import annotations

from bridge.dialects.op import Op, OpResult, Value, Values
from bridge.ir.attributes import (
    Attribute,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.blocks import Region
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft


class AllocaScopeOp(Op, name="memref.alloca_scope"):
    """A region at whose end what was allocated in it on the stack is freed."""

    body_region: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        draft.types += r.optional_arrow_types()
        region = r.braced_region()
        draft.regions.append(
            r.ensure_terminator(region, "memref.alloca_scope.return", draft)
        )
        r.attr_dict(draft)

    def write(self, w: AsmWriter) -> None:
        shown = bool(self.results)
        w.text(" ")
        if shown:
            w.text(" -> (")
            w.types([result.type for result in self.results])
            w.text(")")
        w.text(" ")
        w.region(self.body_region, entry_arguments=False, terminators=shown)
        w.attr_dict(self)


class AllocOp(Op, name="memref.alloc"):
    """A new buffer on the heap."""

    dynamic_sizes: Values
    symbol_operands: Values
    alignment: IntegerAttr | None
    memref: OpResult


class AllocaOp(Op, name="memref.alloca"):
    """A new buffer on the stack."""

    dynamic_sizes: Values
    symbol_operands: Values
    alignment: IntegerAttr | None
    memref: OpResult


class AllocaScopeReturnOp(Op, name="memref.alloca_scope.return"):
    """Ends a region of its own stack, and gives its results."""

    results_: Values


class DeallocOp(Op, name="memref.dealloc"):
    """Frees a buffer of the heap."""

    memref: Value


class ReallocOp(Op, name="memref.realloc"):
    """A buffer of another size with the elements of one that is given up."""

    source: Value
    dynamic_result_size: Value | None
    alignment: IntegerAttr | None


class GlobalOp(Op, name="memref.global"):
    """A buffer that all of the module knows by name."""

    sym_name: StringAttr
    sym_visibility: StringAttr | None
    type: TypeAttr
    initial_value: Attribute | None
    constant: UnitAttr | None
    alignment: IntegerAttr | None


class GetGlobalOp(Op, name="memref.get_global"):
    """The buffer of a name."""

    name_: SymbolRefAttr
    result: OpResult

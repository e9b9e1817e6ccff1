"""Functions."""

from __future__ import annotations

from typing import Final

from bridge.dialects.llvm.global_rules import verify_function, verify_inside
from bridge.dialects.llvm.types import (
    VOID,
    FunctionShape,
    function_shape,
    function_type,
    is_llvm,
)
from bridge.ir.attributes import SymbolRefAttr, TypeAttr
from bridge.ir.types import Type
from bridge.ods.dialect_types import is_compatible
from bridge.op.base import Op
from bridge.op.interfaces.functions_plain import PlainFunctions


def _type_of(inputs: tuple[Type, ...], results: tuple[Type, ...]) -> Type | None:
    """The type of a function; None for one that llvm has not."""
    if len(results) > 1 or not all(map(is_compatible, inputs + results)):
        return None
    result = results[0] if results else VOID
    return function_type(FunctionShape(result, inputs, False))


_FIXED: Final = {
    "CConv": "#llvm.cconv<ccc>",
    "linkage": "#llvm.linkage<external>",
    "unnamed_addr": "0 : i64",
    "visibility_": "0 : i64",
}
"""What a function has whose text says none of it."""


class FuncOp(Op, name="llvm.func"):
    """Defines or declares a function."""

    is_definition = True

    read_fast = staticmethod(PlainFunctions("llvm.func", "", _type_of, _FIXED))

    function_type: TypeAttr
    comdat: SymbolRefAttr | None

    @property
    def argument_types(self) -> tuple[Type, ...]:
        shape = function_shape(self.function_type.type)
        return shape.inputs if shape is not None else ()

    @property
    def result_types(self) -> tuple[Type, ...]:
        """The one result, or none."""
        shape = function_shape(self.function_type.type)
        void = shape is None or is_llvm(shape.result, "void")
        return (shape.result,) if shape is not None and not void else ()

    def verify(self) -> None:
        verify_function(self)
        verify_inside(self)

    def verify_regions(self) -> None:
        for block in self.regions[0].blocks[:1]:
            for i, argument in enumerate(block.arguments):
                if not is_compatible(argument.type):
                    raise self.error(f"entry block argument #{i} is not of LLVM type")

    verify_syntax = verify_function

    syntax = """
        `` custom<Words>($linkage, $visibility_, $unnamed_addr, $CConv) $sym_name
        `` custom<FunctionType>($function_type, $arg_attrs, $res_attrs)
        (`vscale_range` `` custom<Range>($vscale_range)^)? (`comdat` `(` $comdat^ `)`)?
        attr-dict-with-keyword derive<EntryCount>(attr-dict) `` custom<Body>($body)
    """

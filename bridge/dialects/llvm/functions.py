"""Functions."""

from __future__ import annotations

from bridge.dialects.llvm.global_rules import verify_function, verify_inside
from bridge.dialects.llvm.types import (
    VOID,
    FunctionShape,
    function_shape,
    function_type,
    is_llvm,
)
from bridge.dialects.llvm.words import (
    keyword,
    number_word,
    read_keyword,
    read_number,
)
from bridge.ir.attributes import (
    DialectAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.blocks import Region
from bridge.ir.types import I32, FunctionType, Type
from bridge.ods.dialect_types import is_compatible
from bridge.ods.nodes import dialect_attr
from bridge.op.base import Op
from bridge.op.interfaces.functions import (
    Signature,
    add_argument_attributes,
    read_signature,
    write_body,
    write_signature,
)
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

_HIDDEN = (
    "sym_name",
    "function_type",
    "arg_attrs",
    "res_attrs",
    "linkage",
    "CConv",
    "visibility_",
    "comdat",
    "unnamed_addr",
    "vscale_range",
)

_COUNT = "function_entry_count"
_UNWRITTEN = ("", "external", "ccc")


class FuncOp(Op, name="llvm.func"):
    """Defines or declares a function."""

    sym_name: StringAttr
    function_type: TypeAttr
    comdat: SymbolRefAttr | None
    vscale_range: DialectAttr | None

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

    def verify_syntax(self) -> None:
        verify_function(self)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        read_keyword(r, state, "linkage", "linkage", "LinkageEnum", "external")
        read_number(r, state, "visibility_", "Visibility")
        read_number(r, state, "unnamed_addr", "UnnamedAddr")
        read_keyword(r, state, "CConv", "cconv", "CConvEnum", "ccc")
        where = r.here()
        state.properties["sym_name"] = r.symbol_name()
        signature = read_signature(r, variadic=True)
        state.properties["function_type"] = _function_type(r, state, signature, where)
        if r.accept_word("vscale_range"):
            state.properties["vscale_range"] = _read_range(r)
        read_comdat(r, state)
        r.attr_dict_with_keyword(state)
        if not isinstance(state.attributes.get(_COUNT), DialectAttr):
            # Upstream forgets a count that is not of its own class.
            state.attributes.pop(_COUNT, None)
        add_argument_attributes(state, signature)
        state.regions.append(r.optional_region(signature.arguments) or Region())

    def write(self, w: AsmWriter) -> None:
        for word in (
            keyword(self, "linkage", "external"),
            number_word(self, "visibility_", "Visibility"),
            number_word(self, "unnamed_addr", "UnnamedAddr"),
            keyword(self, "CConv", "ccc"),
        ):
            if word not in _UNWRITTEN:
                w.text(f" {word}")
        w.text(" ")
        w.symbol(self.sym_name.value)
        shape = function_shape(self.function_type.type)
        if shape is not None:
            results = () if is_llvm(shape.result, "void") else (shape.result,)
            ty = FunctionType(shape.inputs, results)
            write_signature(w, self, ty, variadic=shape.variadic)
        if self.vscale_range is not None:
            w.text(f" vscale_range({_range_text(self.vscale_range)})")
        write_comdat(w, self.comdat)
        w.attr_dict_with_keyword(self, _HIDDEN)
        write_body(w, self.regions[0])


def _function_type(
    r: AsmReader, state: OperationState, signature: Signature, where: int
) -> TypeAttr:
    problem = ""
    if len(signature.results) > 1:
        problem = "expected zero or one function result"
    elif not all(map(is_compatible, signature.inputs)):
        problem = "expected LLVM type for function arguments"
    elif not all(map(is_compatible, signature.results)):
        found = signature.results[0]
        problem = f"expected LLVM type for function results'{found}'"
    if problem:
        message = f"failed to construct function type: {problem}"
        raise r.op_error(state, message, where)
    result = signature.results[0] if signature.results else VOID
    shape = FunctionShape(result, tuple(signature.inputs), signature.variadic)
    return TypeAttr(function_type(shape))


def _read_range(r: AsmReader) -> DialectAttr:
    r.expect("(", "expected '('")
    least = r.integer()
    r.expect(",", "expected ','")
    most = r.integer()
    r.expect(")", "expected ')'")
    bounds = [IntegerAttr.wrapped(number, I32) for number in (least, most)]
    return dialect_attr("llvm.vscale_range", *bounds)


def _range_text(attr: DialectAttr) -> str:
    """`1, 4` of `#llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>`."""
    fields = str(attr).partition("<")[2].removesuffix(">").split(",")
    values = [field.partition("=")[2].partition(":")[0].strip() for field in fields]
    return ", ".join(values)


def read_comdat(r: AsmReader, state: OperationState) -> None:
    """`comdat(@a::@b)`, if it is there."""
    if r.accept_word("comdat"):
        r.expect("(", "expected '('")
        state.properties["comdat"] = r.attribute_of(SymbolRefAttr)
        r.expect(")", "expected ')'")


def write_comdat(w: AsmWriter, comdat: SymbolRefAttr | None) -> None:
    """` comdat(@a::@b)`, where there is one."""
    if comdat is not None:
        w.text(" comdat(")
        w.attribute(comdat)
        w.text(")")

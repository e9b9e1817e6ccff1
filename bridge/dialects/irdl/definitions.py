"""Names that definitions may have, and what they refer to."""

from __future__ import annotations

import re
from typing import Any, Final

from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
)
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.op.base import Op, Values, of_signature

_is_namespace: Final = re.compile(r"[a-zA-Z_][a-zA-Z_0-9$]*").fullmatch
"""What any dialect may be called."""


def _verify_name(op: Operation, name: str, what: str) -> None:
    """Small letters, digits, and single underscores inside."""
    if not name:
        raise op.bare_error(f"name of {what} is empty")
    before = "_"
    for char in name:
        if char == "_" == before:
            raise op.bare_error(
                f"name of {what} should not contain leading or double underscores"
            )
        if char != "_" and not (char.isascii() and char.isalnum()):
            raise op.bare_error(
                f"name of {what} must contain only lowercase letters, digits and "
                "underscores"
            )
        if char.isupper():
            raise op.bare_error(f"name of {what} should not contain uppercase letters")
        before = char


class DialectOp(Op, name="irdl.dialect"):
    """Defines a dialect."""

    sym_name: StringAttr

    @of_signature
    def verify(self) -> None:
        name = self.sym_name.value
        if not _is_namespace(name):
            raise self.error("invalid dialect name")
        _verify_name(self, name, "dialect")


class TypeOp(Op, name="irdl.type"):
    """Defines a type."""

    sym_name: StringAttr

    @of_signature
    def verify(self) -> None:
        _verify_name(self, self.sym_name.value.removeprefix("!"), "type")


class AttributeOp(Op, name="irdl.attribute"):
    """Defines an attribute."""

    sym_name: StringAttr

    @of_signature
    def verify(self) -> None:
        _verify_name(self, self.sym_name.value.removeprefix("#"), "attribute")


class OperationOp(Op, name="irdl.operation"):
    """Defines an operation."""

    sym_name: StringAttr

    @of_signature
    def verify(self) -> None:
        _verify_name(self, self.sym_name.value, "operation")

    def verify_regions(self) -> None:
        groups = [
            (kind, _names(op))
            for op in self.regions[0].blocks[0]
            if (kind := _KINDS.get(op.name))
        ]
        for i, (kind, names) in enumerate(groups):
            for other, others in groups[i + 1 :]:
                shared = next((name for name in names if name in others), None)
                if shared is not None:
                    raise self.error(
                        f"contains a value named '{shared}' for both its {kind} and "
                        f"{other}"
                    )


_KINDS = {
    "irdl.operands": "operands",
    "irdl.regions": "regions",
    "irdl.results": "results",
}


def _names(op: Any) -> list[str]:
    return [name.value for name in op.properties["names"].elements]


def _verify_names(op: Op, kind: str) -> None:
    """Whether each value has a name, another one than the others."""
    names = _names(op)
    if len(op.operands) != len(names):
        raise op.error(
            f"the number of {kind}s and their names must be the same, but got "
            f"{len(op.operands)} and {len(names)} respectively"
        )
    for i, name in enumerate(names):
        _verify_name(op, name, f"{kind} #{i}")
        first = names.index(name)
        if first != i:
            raise op.error(
                f"name of {kind} #{i} is a duplicate of the name of {kind} #{first}"
            )


def _verify_values(op: OperandsOp | ResultsOp, kind: str) -> None:
    """The base of those whose values each have a variadicity."""
    words = str(op.variadicity).partition("[")[2].partition("]")[0].split(",")
    count = len([word for word in words if word.strip()])
    if len(op.operands) != count:
        raise op.error(
            f"the number of {kind}s and their variadicities must be the same, but got "
            f"{len(op.operands)} and {count} respectively"
        )
    _verify_names(op, kind)


class ParametersOp(Op, name="irdl.parameters"):
    """Constraints of the parameters of a type or an attribute."""

    @of_signature
    def verify(self) -> None:
        _verify_names(self, "parameter")


class OperandsOp(Op, name="irdl.operands"):
    """Constraints of the operands of an operation."""

    variadicity: Attribute

    @of_signature
    def verify(self) -> None:
        _verify_values(self, "operand")


class ResultsOp(Op, name="irdl.results"):
    """Constraints of the results of an operation."""

    variadicity: Attribute

    @of_signature
    def verify(self) -> None:
        _verify_values(self, "result")


class RegionsOp(Op, name="irdl.regions"):
    """Constraints of the regions of an operation."""

    @of_signature
    def verify(self) -> None:
        _verify_names(self, "region")


class RegionOp(Op, name="irdl.region"):
    """Constrains a region: its number of blocks and its arguments."""

    number_of_blocks: IntegerAttr | None

    @of_signature
    def verify(self) -> None:
        number = self.number_of_blocks
        if number is not None and number.value <= 0:
            raise self.error(
                f"the number of blocks is expected to be >= 1 but got {number.value}"
            )


class AttributesOp(Op, name="irdl.attributes"):
    """Constraints of the attributes of an operation."""

    attribute_values: Values
    attribute_value_names: ArrayAttr

    @of_signature
    def verify(self) -> None:
        names, values = self.attribute_value_names.elements, self.attribute_values
        if len(names) != len(values):
            raise self.error(
                "the number of attribute names and their constraints must be the same "
                f"but got {len(names)} and {len(values)} respectively"
            )


class BaseOp(Op, name="irdl.base"):
    """Constrains a type or attribute to a definition, with any parameters."""

    base_ref: SymbolRefAttr | None
    base_name: StringAttr | None

    @of_signature
    def verify(self) -> None:
        if (self.base_ref is None) == (self.base_name is None):
            raise self.error(
                "the base type or attribute should be specified by either a name or a "
                "reference"
            )
        if self.base_name is not None and self.base_name.value[:1] not in ("!", "#"):
            raise self.error(
                "the base type or attribute name should start with '!' or '#'"
            )

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        if self.base_ref is not None:
            _verify_definition(self, self.base_ref, tables)


class ParametricOp(Op, name="irdl.parametric"):
    """Constrains a type or attribute to a definition and its parameters."""

    base_type: SymbolRefAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_definition(self, self.base_type, tables)


def _verify_definition(
    op: Operation, symbol: SymbolRefAttr, tables: SymbolTables
) -> None:
    """Whether a symbol is a definition, looked up from around the dialect."""
    outer = op.parent_op
    while outer is not None and outer.name != "irdl.dialect":
        outer = outer.parent_op
    around = outer.parent_op if outer is not None else None
    found = tables.lookup(around, symbol) if around is not None else None
    if found is None:
        raise op.error(f"symbol '{symbol}' not found")
    if found.name not in ("irdl.attribute", "irdl.type"):
        raise op.error(
            f"symbol '{symbol}' does not refer to a type or attribute definition "
            f"(refers to '{found.name}')"
        )

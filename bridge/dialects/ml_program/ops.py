"""The ml_program dialect: functions, globals, and results' names."""

from __future__ import annotations

from bridge.ir.attributes import (
    Attribute,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import FunctionType
from bridge.op.base import Op, of_signature
from bridge.op.interfaces.functions import FunctionOp
from bridge.op.interfaces.symbols import Symbol


class FuncOp(Symbol, FunctionOp, name="ml_program.func"):
    """A function with a control-flow body."""

    may_be_declared = True


class SubgraphOp(Symbol, FunctionOp, name="ml_program.subgraph"):
    """A function with a graph body."""

    may_be_declared = True


def _verify_given(op: Op, verb: str, word: str) -> None:
    """Whether a function's terminator has its result types. Raises `Invalid`."""
    function = op.parent_op
    ty = getattr(function.get("function_type"), "type", None) if function else None
    name = function.get("sym_name") if function else None
    if not isinstance(ty, FunctionType) or not isinstance(name, StringAttr):
        return
    if len(op.operands) != len(ty.results):
        raise op.error(
            f"has {len(op.operands)} operands, but enclosing function (@{name.value}) "
            f"{verb} {len(ty.results)}"
        )
    for i, (value, result) in enumerate(zip(op.operands, ty.results, strict=True)):
        if value.type is not result:
            raise op.bare_error(
                f"type of {word} operand {i} ('{value.type}') doesn't match function "
                f"result type ('{result}') in function @{name.value}"
            )


class ReturnOp(Op, name="ml_program.return"):
    """Returns from a function."""

    def verify(self) -> None:
        _verify_given(self, "returns", "return")


class OutputOp(Op, name="ml_program.output"):
    """Terminates a graph with its results."""

    def verify(self) -> None:
        _verify_given(self, "outputs", "output")


# Globals ------------------------------------------------------------------------------


class GlobalOp(Op, name="ml_program.global"):
    """A module-level variable."""

    type: TypeAttr
    is_mutable: UnitAttr | None
    value: Attribute | None

    @of_signature
    def verify(self) -> None:
        if self.is_mutable is None and self.value is None:
            raise self.error("immutable global must have an initial value")


def _global(op: Op, tables: SymbolTables, far: bool = False) -> GlobalOp:
    """The global an op names; with `far`, enclosing tables are searched too.

    Raises `Invalid`.
    """
    name = op.properties["global"]
    assert isinstance(name, SymbolRefAttr)  # the row says so
    around = op.parent_op
    while around is not None:
        found = tables.lookup_nearest(around, name)
        if isinstance(found, GlobalOp):
            return found
        around = around.parent_op if far else None
    raise op.error(f"undefined global: {name}")


def _verify_load(op: Op, found: GlobalOp) -> None:
    given, wanted = found.type.type, op.results[0].type
    if given is not wanted:
        raise op.error(f"cannot load from global typed '{given}' as '{wanted}'")


def _verify_store(op: Op, found: GlobalOp) -> None:
    value = op.operands[0].type
    if found.is_mutable is None:
        raise op.error(f"cannot store to an immutable global {op.properties['global']}")
    if found.type.type is not value:
        raise op.error(
            f"cannot store to a global typed '{found.type.type}' from '{value}'"
        )


class GlobalLoadOp(Op, name="ml_program.global_load"):
    """Loads a global."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_load(self, _global(self, tables, far=True))


class GlobalLoadConstOp(Op, name="ml_program.global_load_const"):
    """Loads an immutable global."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        found = _global(self, tables)
        if found.is_mutable is not None:
            raise self.error(
                f"cannot load as const from mutable global {self.properties['global']}"
            )
        _verify_load(self, found)


class GlobalLoadGraphOp(Op, name="ml_program.global_load_graph"):
    """Loads a global in a graph, ordered by tokens."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_load(self, _global(self, tables))


class GlobalStoreOp(Op, name="ml_program.global_store"):
    """Stores to a global."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_store(self, _global(self, tables, far=True))


class GlobalStoreGraphOp(Op, name="ml_program.global_store_graph"):
    """Stores to a global in a graph, ordered by tokens."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_store(self, _global(self, tables))

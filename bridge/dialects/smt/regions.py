"""The smt dialect: solvers, what they answer, and quantifiers."""

from __future__ import annotations

from collections.abc import Iterable

from bridge.dialects.smt.values import BOOL, bit_width
from bridge.ir.attributes import ArrayAttr, IntegerAttr, UnitAttr
from bridge.ir.core import Operation
from bridge.ir.types import DialectType, Type
from bridge.op.base import Op, Region, Regions, Value, Values, of_signature


def _types(values: Iterable[Value]) -> list[Type]:
    return [value.type for value in values]


def _yielded(region: Region) -> list[Type]:
    last = region.blocks[0].last
    return _types(last.operands) if last is not None else []


class ExtractOp(Op, name="smt.bv.extract"):
    """Extracts a range of bits."""

    low_bit: IntegerAttr
    input: Value

    @of_signature
    def verify(self) -> None:
        low = int(self.low_bit.value)
        length = bit_width(self.results[0].type) or 0
        width = bit_width(self.input.type) or 0
        if low + length > width:
            raise self.error(
                "range to be extracted is too big, expected range starting at index "
                f"{low} of length {length} requires input width of at least "
                f"{low + length}, but the input width is only {width}"
            )


class SolverOp(Op, name="smt.solver"):
    """A solver instance, with values from outside."""

    inputs: Values

    def verify_regions(self) -> None:
        if _yielded(self.regions[0]) != _types(self.results):
            raise self.error("types of yielded values must match return values")
        if _types(self.regions[0].blocks[0].arguments) != _types(self.inputs):
            raise self.error(
                "block argument types must match the types of the 'inputs'"
            )


class CheckOp(Op, name="smt.check"):
    """Checks satisfiability, with a region for each answer."""

    def verify_regions(self) -> None:
        names = ("sat", "unknown", "unsat")
        for name, region in zip(names, self.regions, strict=True):
            if _yielded(region) != _types(self.results):
                raise self.error(
                    f"types of yielded values in '{name}' region must match return "
                    "values"
                )


class _QuantifierOp(Op):
    """The base of quantifiers, with bound variables and optional patterns."""

    no_pattern: UnitAttr | None
    bound_var_names: ArrayAttr | None
    patterns: Regions

    def verify(self) -> None:
        if self.patterns and self.no_pattern is not None:
            raise self.error(
                "patterns and the no_pattern attribute must not be specified at the "
                "same time"
            )

    def verify_regions(self) -> None:
        variables = _types(self.regions[0].blocks[0].arguments)
        names = self.bound_var_names
        if names is not None and len(names.elements) != len(variables):
            raise self.error(
                "number of bound variable names must match number of block arguments"
            )
        if not all(map(is_value, variables)):
            raise self.error("bound variables must by any non-function SMT value")
        result = _yielded(self.regions[0])
        if len(result) != 1:
            raise self.error("must have exactly one yielded value")
        if result[0] is not BOOL:
            raise self.error("yielded value must be of '!smt.bool' type")
        for i, region in enumerate(self.patterns):
            _verify_pattern(self, i, region, variables)


class ForallOp(_QuantifierOp, name="smt.forall"):
    """Universal quantifier."""


class ExistsOp(_QuantifierOp, name="smt.exists"):
    """Existential quantifier."""


def _verify_pattern(op: Op, index: int, region: Region, variables: list[Type]) -> None:
    if _types(region.blocks[0].arguments) != variables:
        raise op.error(
            "block argument number and types of the 'body' and 'patterns' region "
            f"#{index} must match"
        )
    pattern = f"'patterns' region #{index}"
    if not _yielded(region):
        raise op.error(f"{pattern} must have at least one yielded value")
    for inner in _postorder(region):
        if inner.dialect != "smt":
            raise op.error(
                f"the {pattern} may only contain SMT dialect operations"
            ).with_note("first non-SMT operation here", inner.position)
        if inner.name in ("smt.exists", "smt.forall"):
            raise op.error(
                f"the {pattern} must not contain any variable binding operations"
            ).with_note("first violating operation here", inner.position)


def _postorder(region: Region) -> list[Operation]:
    """The operations of a region, in post-order."""
    found: list[Operation] = []
    pending = [op for block in region.blocks for op in block]
    while pending:
        op = pending.pop()
        found.append(op)
        pending += [o for r in op.regions for b in r.blocks for o in b]
    return found[::-1]


_VALUES = frozenset({"array", "bool", "bv", "int", "sort"})


def is_value(ty: Type) -> bool:
    """Whether a type is of values, and not of functions."""
    return (
        isinstance(ty, DialectType) and ty.dialect == "smt" and ty.mnemonic in _VALUES
    )

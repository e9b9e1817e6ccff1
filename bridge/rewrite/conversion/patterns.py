"""Patterns of conversions: they get operands that are converted already."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from bridge.ir.attributes import TypeAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import FunctionType
from bridge.rewrite.conversion.rewriter import ConversionRewriter
from bridge.rewrite.conversion.types import TypeConverter, function_type
from bridge.rewrite.patterns import Pattern, Root, roots_of
from bridge.rewrite.rewriter import Rewriter

__all__ = ["Adaptor", "ConversionPattern", "SignaturePattern", "conversion_pattern"]

Given = Any
"""An operation, an adaptor or a part of one: patterns say which they take."""

OpT = TypeVar("OpT", bound=Operation)


class Adaptor:
    """An operation as it would be with converted operands.

    It has the accessors of the op's class: `adaptor.lhs` is what became of `op.lhs`. A
    value that became several is a tuple of them.
    """

    def __init__(
        self, op: Operation, converted: Mapping[Value, tuple[Value, ...]]
    ) -> None:
        self._op = op
        self._converted = converted

    @property
    def operands(self) -> tuple[Value, ...]:
        """All converted operands, one after the other."""
        return tuple(value for group in self.groups for value in group)

    @property
    def groups(self) -> tuple[tuple[Value, ...], ...]:
        """What became of each operand."""
        return tuple(self._converted[value] for value in self._op.operands)

    def __getattr__(self, name: str) -> Given:
        return self._of(getattr(self._op, name))

    def _of(self, found: object) -> Given:
        if isinstance(found, Value):
            group = self._converted.get(found, (found,))
            return group[0] if len(group) == 1 else group
        if isinstance(found, Sequence) and not isinstance(found, str):
            return tuple(self._of(item) for item in found)
        return found


class ConversionPattern(Pattern):
    """A pattern with an adaptor, and the converter of types that made it.

    >>> class Negation(ConversionPattern, roots=complex.NegOp):
    ...     def convert(self, op, adaptor, rewriter): ...
    ...
    >>> Negation(converter)

    Without a converter, that of the conversion counts.
    """

    def __init__(self, converter: TypeConverter | None = None) -> None:
        self.converter = converter

    @abstractmethod
    def convert(self, op: Given, adaptor: Given, rewriter: ConversionRewriter) -> None:
        """Converts an operation, or leaves all alone: no match."""
        raise NotImplementedError

    def rewrite(self, op: Operation, rewriter: Rewriter) -> None:
        """Converts the operands, and matches where all of them can be converted."""
        if not isinstance(rewriter, ConversionRewriter):
            raise TypeError(f"pattern {self.name} is for dialect conversion only")
        before = rewriter.converter
        rewriter.converter = self.converter or before
        try:
            found = {value: rewriter.converted(value) for value in op.operands}
            known = {value: new for value, new in found.items() if new is not None}
            if len(known) == len(found):
                self.convert(op, Adaptor(op, known), rewriter)
        finally:
            rewriter.converter = before


Convert = Callable[[Given, Given, ConversionRewriter], None]


class FunctionConversion(ConversionPattern):
    """A conversion pattern made of a function."""

    def __init__(
        self,
        function: Convert,
        roots: tuple[Root, ...],
        benefit: int,
        converter: TypeConverter | None,
    ) -> None:
        super().__init__(converter)
        self.function = function
        self.roots = roots
        self.benefit = benefit
        self.__doc__ = function.__doc__

    def convert(self, op: Given, adaptor: Given, rewriter: ConversionRewriter) -> None:
        self.function(op, adaptor, rewriter)

    @property
    def name(self) -> str:
        return getattr(self.function, "__name__", "pattern")


def conversion_pattern(
    *roots: Root, benefit: int = 1, converter: TypeConverter | None = None
) -> Callable[[Callable[[OpT, Given, ConversionRewriter], None]], FunctionConversion]:
    """Makes a pattern of a function of an operation, an adaptor and a rewriter."""
    given = roots_of(roots, "conversion_pattern")

    def make(
        function: Callable[[OpT, Given, ConversionRewriter], None],
    ) -> FunctionConversion:
        return FunctionConversion(function, given, benefit, converter)

    return make


def convert_types(
    op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """Replaces an operation without regions by the same of converted types."""
    rules = rewriter.converter
    types = None if rules is None else rules.convert_values(op.results)
    if rules is not None and types is not None:
        made = rewriter(
            op.name,
            adaptor.operands,
            types,
            properties=op.properties,
            attributes=op.attributes,
        )
        rewriter.replace(op, _grouped(made.results, op, rules))


def _grouped(
    made: Sequence[Value], op: Operation, rules: TypeConverter
) -> list[Sequence[Value]]:
    """What each result of an operation became, of those of another one."""
    found: list[Sequence[Value]] = []
    rest = list(made)
    for result in op.results:
        count = len(rules.convert_value(result) or ())
        found.append(rest[:count])
        rest = rest[count:]
    return found


class SignaturePattern(ConversionPattern, roots="FunctionOpInterface"):
    """Converts the signatures of functions, and the arguments of their blocks."""

    def convert(self, op: Given, adaptor: Given, rewriter: ConversionRewriter) -> None:
        rules, signature = rewriter.converter, function_type(op)
        if rules is None or signature is None:
            return
        inputs = rules.convert_all(signature.inputs)
        results = rules.convert_all(signature.results)
        if inputs is None or results is None:
            return
        if not all(rewriter.convert_region(region) for region in op.regions):
            return
        with rewriter.modify(op):
            new = TypeAttr(FunctionType(inputs, results))
            op.set_property("function_type", new)

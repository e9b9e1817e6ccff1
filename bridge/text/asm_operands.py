"""Reading operands of operations in their own syntax, and affine subscripts of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bridge import native
from bridge.ir.attributes import AffineMapAttr, DictionaryAttr
from bridge.ir.fields import replace_methods
from bridge.ir.types import INDEX, Type
from bridge.ir.values import Value
from bridge.source import Source
from bridge.text.affine import read_subscripts
from bridge.text.asm_grammar import CLOSING, AsmGrammar
from bridge.text.patterns import match_subscripts
from bridge.text.registry import Registry
from bridge.text.state import State
from bridge.text.tokens import Token

Brackets = Literal["()", "[]", ""]


class AsmOperands(AsmGrammar):
    """Reads names of values, and finds the values."""

    __slots__ = ("_subscripts",)

    def __init__(self, source: Source, state: State, registry: Registry) -> None:
        super().__init__(source, state, registry)
        self._subscripts = state.memory.subscripts

    def operands(self, opening: str = "") -> list[Token]:
        """`%a, %b#1` as unresolved names; in brackets unless `opening` is empty."""
        if not opening:
            return self._operand_list()
        closing = CLOSING[opening]
        self.expect(opening, f"expected '{opening}' in operand list")
        if self.accept(closing):
            return []
        found = self._operand_list() or [self.operand()]
        self.expect(closing, f"expected '{closing}' in operand list")
        return found

    def operands_of(self, count: int) -> list[Token]:
        """This many names, which must be at least one."""
        token = self.peek()
        if token.kind in ("(", "["):
            raise self.error("unexpected delimiter")
        if token.kind != "%":
            raise self.wrong_token("expected operand")
        operands = self._operand_list()
        if len(operands) != count:
            raise self.op_error_here(f"expected {count} operands", token.pos)
        return operands

    def optional_operand(self) -> Token | None:
        """`%a` if it is there."""
        return self.operand() if self.first() == "%" else None

    def resolve(self, operand: Token, ty: Type) -> Value:
        """The value of a name, which must have this type."""
        name = operand.text
        value = self.names.values.get(name)
        if value is not None and value.type is ty:
            return value
        return self.names.use(name, ty, operand.pos, self.source)

    def resolve_all(
        self, operands: Sequence[Token], types: Sequence[Type], pos: int
    ) -> list[Value]:
        """The values of names, each with its type; `pos` is blamed for the numbers."""
        if len(operands) != len(types):
            message = (
                f"number of operands and types do not match: got {len(operands)} "
                f"operands and {len(types)} types"
            )
            raise self.op_error_here(message, pos)
        return self.resolve_each(operands, types)

    def resolve_each(
        self, operands: Sequence[Token], types: Sequence[Type]
    ) -> list[Value]:
        """The values of names, of which there are as many as types."""
        return [self.resolve(o, t) for o, t in zip(operands, types, strict=True)]

    def resolve_same(self, operands: Sequence[Token], ty: Type) -> list[Value]:
        """The values of names that all have one type."""
        return self.resolve_each(operands, [ty] * len(operands))

    def affine_map_of_operands(
        self, brackets: Brackets = "[]"
    ) -> tuple[AffineMapAttr, list[Token]]:
        """`[%i + 1, symbol(%n)]`: the map, and its operands, dimensions first.

        Each value occurs once among the dimensions or symbols, in the order of its
        first use.
        """
        match = match_subscripts(self.text, self.pos)
        if match is None or brackets != "[]":
            return self._affine_map_by_grammar(brackets)
        map_, operands = self._affine_map_by_grammar(brackets)
        self._subscripts.keep(match[1], map_, [token.text for token in operands])
        return map_, operands

    def known_subscripts(self, text: str) -> tuple[DictionaryAttr, list[Value]] | None:
        """The property `map` and the operands of subscripts, without brackets.

        None where subscripts like these were not read before, or a value is not there
        yet or no index: the grammar then has its say.
        """
        known = self._subscripts.get(text)
        if known is None:
            return None
        (property_, numbers), names = known
        values = self.names.values
        found = []
        for number in numbers:
            value = values.get(names[number])
            if value is None or value.type is not INDEX:
                return None
            found.append(value)
        return property_, found

    def _affine_map_by_grammar(
        self, brackets: Brackets
    ) -> tuple[AffineMapAttr, list[Token]]:
        self.peek()
        dims: list[Token] = []
        symbols: list[Token] = []

        def operand(pos: int, is_symbol: bool) -> int | None:
            self.pos = pos
            token = self.operand()
            bare = token.text.split("#")[0]
            if self.names.lacks_result(token.text) and any(
                bare == other.text.split("#")[0] for other in dims + symbols
            ):
                return None
            (symbols if is_symbol else dims).append(token)
            return self.pos

        found, self.pos = read_subscripts(self.text, self.pos, operand, brackets)
        return AffineMapAttr(found), dims + symbols


if native.COMPILED:
    replace_methods(AsmOperands, resolve_each=native.core.resolve_each)

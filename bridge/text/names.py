"""Names of values and blocks while a text is read: scopes and forward references."""

from __future__ import annotations

from sys import intern

from bridge import native
from bridge.ir.blocks import Block, put_label
from bridge.ir.fields import replace_methods
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation, Value
from bridge.source import Source
from bridge.text.integers import integer_value
from bridge.text.tokens import ParseError


class ForwardReference(Value):
    """Represents a value that is used before the text defines it."""

    __slots__ = ("pos",)

    def __init__(self, ty: Type, pos: int) -> None:
        self._type = ty
        self._hint = None
        self._uses = None
        self.pos = pos

    @property
    def block(self) -> Block | None:
        """None, as of a value that nothing defines."""
        return None


class Names:
    """The values and blocks that names stand for at one position of a text.

    A name is taken for the extent of the region that defines it, nested regions
    included, unless an operation that is isolated from above begins a scope anew.
    Keys are spelled with their sigil, `%a` or `%a#1` for a result after the first.
    """

    __slots__ = (
        "_forward_blocks",
        "_scopes",
        "_waiting",
        "blocks",
        "defined",
        "places",
        "values",
    )

    def __init__(self) -> None:
        self.values: dict[str, Value] = {}
        self.places: dict[Value, int] | None = None
        """The locations of definitions of values, if messages need them."""
        self.defined: list[str] = []
        """What the innermost region has defined."""
        self.blocks: dict[str, Block] = {}
        self._forward_blocks: dict[str, int] = {}
        self._waiting: dict[ForwardReference, None] = {}
        self._scopes: list[
            tuple[list[str], dict[str, Block], dict[str, int], dict[str, Value] | None]
        ] = []

    # Scopes

    def enter(self, isolated: bool = False) -> None:
        """Begins a region's scope."""
        outer = self.values if isolated else None
        self._scopes.append((self.defined, self.blocks, self._forward_blocks, outer))
        self.defined = []
        self.blocks = {}
        self._forward_blocks = {}
        if isolated:
            self.values = {}

    def leave(self) -> None:
        """Ends a region's scope.

        Raises `Undefined` where a block was referred to and never defined.
        """
        self.check_blocks()
        mine = self.defined
        self.defined, self.blocks, self._forward_blocks, outer = self._scopes.pop()
        if outer is not None:
            self.values = outer
            return
        values = self.values
        for name in mine:
            del values[name]
            if "#" in name:
                self._forget_waiting(name)

    def _forget_waiting(self, name: str) -> None:
        """Has what waits for the first value of a name wait for ever.

        Upstream forgets all values of a name together.
        """
        first = name.partition("#")[0]
        if isinstance(self.values.get(first), ForwardReference):
            del self.values[first]

    def check_values(self) -> None:
        """Raises `Undefined` for values that were used and never defined."""
        if self._waiting:
            locations = sorted([value.pos for value in self._waiting])
            raise Undefined("use of undeclared SSA value name", locations)

    def check_blocks(self) -> None:
        """Raises `Undefined` for blocks of this scope that have not begun."""
        if self._forward_blocks:
            locations = sorted(self._forward_blocks.values())
            raise Undefined("reference to an undefined block", locations)

    # Values

    def define(self, name: str, value: Value, pos: int, source: Source) -> None:
        """Binds a name to a value, which replaces forward references to it.

        Raises `ParseError` where the name is taken, or was used with another type.
        """
        values = self.values
        known = values.get(name)
        if known is not None:
            if not isinstance(known, ForwardReference):
                bare = name.partition("#")[0]
                raise ParseError(
                    pos,
                    f"redefinition of SSA value '{bare}'",
                    ((self.place(known, source), "previously defined here"),),
                )
            self._resolve(name, known, value, pos, source)
        values[name] = value
        self.defined.append(name)
        if self.places is not None:
            self.places[value] = pos

    def _resolve(
        self, name: str, known: ForwardReference, value: Value, pos: int, source: Source
    ) -> None:
        if known.type is not value.type:
            numbered = name if "#" in name else name + "#0"
            used = f"previously used here with type '{known.type}'"
            location: AnyLocation = (source, known.pos)
            raise ParseError(
                pos,
                f"definition of SSA value '{numbered}' has type '{value.type}'",
                ((location, used),),
            )
        known.replace_all_uses(value)
        del self._waiting[known]

    def use(self, text: str, ty: Type, pos: int, source: Source) -> Value:
        """The value of a name that is used with a type.

        One that is not defined yet becomes a forward reference. Raises `ParseError`
        where the name stands for a value of another type, or has no such result.
        """
        value = self.values.get(text)
        if value is not None and value.type is ty:
            return value
        name, mark, digits = text.partition("#")
        # A number may be spelled with zeros before it.
        number = integer_value(digits) if mark else 0
        key = f"{name}#{number}" if number else name
        value = self.values.get(key)
        if value is None:
            if self._is_defined(name):
                raise ParseError(pos, "reference to invalid result number")
            self.values[key] = forward = ForwardReference(ty, pos)
            self._waiting[forward] = None
            return forward
        if value.type is not ty:
            raise ParseError(
                pos,
                f"use of value '{name}' expects different type than prior uses: "
                f"'{ty}' vs '{value.type}'",
                ((self.place(value, source), "prior use here"),),
            )
        return value

    def lacks_result(self, text: str) -> bool:
        """Whether this is a result that an operation before does not have."""
        name, mark, digits = text.partition("#")
        number = integer_value(digits) if mark else 0
        known = not number or f"{name}#{number}" in self.values
        return not known and self._is_defined(name)

    def _is_defined(self, name: str) -> bool:
        value = self.values.get(name)
        return value is not None and not isinstance(value, ForwardReference)

    def place(self, value: Value, source: Source) -> AnyLocation:
        """Where a name was defined or first used; None where that is not recorded."""
        if isinstance(value, ForwardReference):
            return (source, value.pos)
        return (source, self.places.get(value, 0) if self.places else 0)

    # Blocks

    def block(self, label: str, pos: int) -> Block:
        """The block of a label that is referred to; it may come later."""
        block = self.blocks.get(label)
        if block is None:
            block = self.blocks[label] = Block()
            self._forward_blocks[label] = pos
        return block

    def define_block(self, label: str, pos: int) -> Block:
        """The block that begins at a label; raises `ParseError` if it has begun."""
        block = self.blocks.get(label)
        if block is None:
            block = self.blocks[label] = Block()
        elif self._forward_blocks.pop(label, None) is None:
            raise ParseError(pos, f"redefinition of block '{label}'")
        put_label(block, intern(label[1:]))
        return block


class Undefined(Exception):
    """What is used and never defined, by the location of the first use."""

    def __init__(self, message: str, locations: list[int]) -> None:
        super().__init__(message, locations)
        self.message = message
        self.places = locations


if native.COMPILED:
    native.core.know_scopes(Names)
    replace_methods(Names, enter=native.core.enter_scope, leave=native.core.leave_scope)

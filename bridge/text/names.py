"""Names of values and blocks while a text is read: scopes and forward references."""

from __future__ import annotations

from bridge.ir.blocks import Block
from bridge.ir.types import Type
from bridge.ir.values import OpResult, Place, Value
from bridge.source import Source
from bridge.text.tokens import Unreadable


class ForwardReference(OpResult):
    """Stands for a value that is used before the text defines it."""

    __slots__ = ("pos",)

    def __init__(self, ty: Type, pos: int) -> None:
        self.type = ty
        self.index = 0
        self.name = None
        self._uses = []
        self.pos = pos


class Names:
    """The values and blocks that names stand for at one place of a text.

    A name is taken for the extent of the region that defines it, nested regions
    included, unless an operation that is isolated from above begins a scope anew.
    Keys are spelled with their sigil, `%a` or `%a#1` for a result behind the first.
    """

    __slots__ = ("_forward_blocks", "_places", "_scopes", "blocks", "defined", "values")

    def __init__(self) -> None:
        self.values: dict[str, Value] = {}
        self.defined: list[str] = []
        """What the innermost region has defined."""
        self.blocks: dict[str, Block] = {}
        self._forward_blocks: dict[str, int] = {}
        self._places: dict[Value, int] = {}
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

        Raises `Unreadable` where a block was referred to and never defined.
        """
        if self._forward_blocks:
            pos = min(self._forward_blocks.values())
            raise Unreadable(pos, "reference to an undefined block")
        mine = self.defined
        self.defined, self.blocks, self._forward_blocks, outer = self._scopes.pop()
        if outer is not None:
            self._check_forward_references()
            self.values = outer
            return
        values = self.values
        for name in mine:
            del values[name]

    def finish(self) -> None:
        """Ends the outermost scope; raises `Unreadable` for what is still undefined."""
        self._check_forward_references()

    def _check_forward_references(self) -> None:
        waiting = [
            v.pos for v in self.values.values() if isinstance(v, ForwardReference)
        ]
        if waiting:
            raise UndefinedValues(sorted(waiting))

    # Values

    def define(self, name: str, value: Value, pos: int, source: Source) -> None:
        """Gives a name to a value, and to those that were waiting for it.

        Raises `Unreadable` where the name is taken, or was used with another type.
        """
        values = self.values
        known = values.get(name)
        if known is not None:
            if not isinstance(known, ForwardReference):
                bare = name.partition("#")[0]
                raise Unreadable(
                    pos,
                    f"redefinition of SSA value '{bare}'",
                    ((self.place(known, source), "previously defined here"),),
                )
            self._resolve(name, known, value, pos, source)
        values[name] = value
        self.defined.append(name)

    def _resolve(
        self,
        name: str,
        known: ForwardReference,
        value: Value,
        pos: int,
        source: Source,
    ) -> None:
        if known.type is not value.type:
            numbered = name if "#" in name else name + "#0"
            used = f"previously used here with type {known.type}"
            place: Place = (source, known.pos)
            raise Unreadable(
                pos,
                f"definition of SSA value '{numbered}' has type {value.type}",
                ((place, used),),
            )
        known.replace_all_uses(value)

    def use(self, text: str, ty: Type, pos: int, source: Source) -> Value:
        """The value of a name that is used with a type.

        One that is not defined yet is waited for. Raises `Unreadable` where the name
        stands for a value of another type, or has no such result.
        """
        key = text[:-2] if text.endswith("#0") else text
        value = self.values.get(key)
        if value is None:
            base = self.values.get(key.partition("#")[0])
            if base is not None and not isinstance(base, ForwardReference):
                raise Unreadable(pos, "reference to invalid result number")
            value = self.values[key] = ForwardReference(ty, pos)
            return value
        if value.type is not ty:
            name = key.partition("#")[0]
            raise Unreadable(
                pos,
                f"use of value '{name}' expects different type than prior uses: "
                f"'{ty}' vs '{value.type}'",
                ((self.place(value, source), "prior use here"),),
            )
        return value

    def place(self, value: Value, source: Source) -> Place:
        """Where a name was defined or first used, as nearly as it is known."""
        if isinstance(value, ForwardReference):
            return (source, value.pos)
        if isinstance(value, OpResult):
            return value.op._place
        return value._place  # type: ignore[attr-defined,no-any-return]

    # Blocks

    def block(self, label: str, pos: int) -> Block:
        """The block of a label that is referred to; it may come later."""
        block = self.blocks.get(label)
        if block is None:
            block = self.blocks[label] = Block()
            self._forward_blocks[label] = pos
        return block

    def define_block(self, label: str, pos: int) -> Block:
        """The block that begins at a label; raises `Unreadable` if it has begun."""
        block = self.blocks.get(label)
        if block is None:
            block = self.blocks[label] = Block()
        elif self._forward_blocks.pop(label, None) is None:
            raise Unreadable(pos, f"redefinition of block '{label}'")
        block.name = label[1:]
        return block


class UndefinedValues(Exception):
    """Values that are used and never defined, by the places of their first uses."""

    def __init__(self, places: list[int]) -> None:
        super().__init__(places)
        self.places = places

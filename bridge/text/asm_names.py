"""Names of values where operations are printed in their own syntax.

There ops suggest names for their results and for their regions' arguments (`%c0`,
`%true`, `%arg0`), which are made unique as upstream makes them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bridge import native
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.standing import standing_for
from bridge.ir.values import OpResult, Value
from bridge.text.numbering import Numbering, identifier
from bridge.text.operation_state import Suggested, Syntax

if TYPE_CHECKING:
    from bridge.native.core import ValueNames

SyntaxOf = Callable[[str], Syntax | None]


class AsmNumbering(Numbering):
    """Numbering in which ops have a say."""

    __slots__ = ("_syntax_of", "nameless")

    def __init__(
        self,
        root: Operation,
        syntax_of: SyntaxOf,
        *,
        source_names: bool = False,
        name_locations: bool = False,
        reuse: bool = True,
        operations: bool = False,
    ) -> None:
        self._syntax_of = syntax_of
        self.nameless: dict[str, bool] = {}
        """Whether the ops of a name have nothing to say of their results' names."""
        super().__init__(
            root,
            source_names=source_names,
            name_locations=name_locations,
            reuse=reuse,
            operations=operations,
        )

    def suggests(self, name: str) -> bool:
        """Whether ops of a name suggest names for what is in their regions."""
        syntax = self._syntax_of(name)
        return syntax is not None and syntax.names_regions

    def suggest(self, parent: Operation, region: Region) -> None:
        """Has an operation name the blocks and arguments of its region."""
        syntax = self._syntax_of(parent.name)
        if syntax is not None:
            syntax.name_blocks(parent, self._set_label)
            syntax.name_arguments(parent, region, self._set_name)

    def _compiled(self) -> ValueNames | None:
        if not native.COMPILED or self._named or self._number_operations:
            return None
        return native.core.ValueNames(self, {}, {})

    def suggested_of(self, name: str) -> Suggested | None:
        """What the ops of a name suggest for results; None where they never do."""
        syntax = self._syntax_of(name)
        return None if syntax is None else syntax.suggested

    def suggested_by(self, op: Operation) -> tuple[tuple[int, str], ...] | None:
        """What all operations of this one's signature suggest for their results.

        None where that depends on more than a signature.
        """
        syntax = self._syntax_of(op.name)
        if syntax is None or op.regions or op.successors:
            return None
        standing = standing_for(op)
        found: list[tuple[int, str]] = []

        def set_name(value: Value, name: str) -> None:
            number = [result is value for result in standing.results].index(True)
            found.append((number, identifier(name)))

        try:
            syntax.name_results(standing, set_name)
        except Exception:
            # Whatever it is: each operation is asked then.
            return None
        return tuple(found) if all(name for _, name in found) else None

    def _number_region(self, region: Region) -> list[Operation]:
        parent = region.parent
        if parent is not None and region.blocks:
            self.suggest(parent, region)
        with_regions = []
        values = self.values
        # With names from the source every op has something to say.
        nameless = {} if self._named else self.nameless
        for number, block in enumerate(region.blocks):
            self._name_block(block, number)
            op = block.first
            while op is not None:
                results = op.results
                if results:
                    if (
                        len(results) == 1
                        and nameless.get(op.name)
                        and results[0] not in values
                    ):
                        values[results[0]] = f"%{self._next[0]}"
                        self._next[0] += 1
                    else:
                        self.number_results(op)
                elif self._number_operations:
                    self._number_operation(op)
                if op.regions:
                    with_regions.append(op)
                op = op.next
        return with_regions

    def _is_nameless(self, name: str) -> bool:
        syntax = self._syntax_of(name)
        found = self.nameless[name] = syntax is None or not syntax.names_results
        return found

    def _name_block(self, block: Block, number: int) -> None:
        if block not in self.blocks:
            self.blocks[block] = self._label(block, number)
        for argument in block.arguments:
            if argument in self.values:
                continue
            if number:
                self._name(argument, "")
                continue
            default = f"arg{self._next[1]}"
            self._next[1] += 1
            if self._named:
                self._name(argument, default)
            else:
                self.values[argument] = f"%{self.unique(default)}"

    def number_results(self, op: Operation) -> None:
        results = op.results
        if not results:
            self._number_operation(op)
            return
        name = op.name
        if not (self.nameless.get(name) or self._is_nameless(name)):
            syntax = self._syntax_of(name)
            if syntax is not None:
                syntax.name_results(op, self._set_name)
        if results[0] not in self.values:
            self._name(results[0], "")
        if len(results) == 1:
            return
        self.group_results(op, results)

    def group_results(self, op: Operation, results: tuple[OpResult, ...]) -> None:
        """Names the results that have the name of one before them."""
        starts = [i for i, r in enumerate(results) if not i or r in self.values]
        if len(starts) > 1:
            self.groups[op] = starts
        for start, end in zip(starts, [*starts[1:], len(results)], strict=True):
            name = self.values[results[start]]
            if end - start > 1:
                for index in range(start, end):
                    self.values[results[index]] = f"{name}#{index - start}"

    def _set_label(self, block: Block, label: str) -> None:
        if not (self._source_names and block.name):
            self.blocks[block] = f"^{identifier(label)}"

    def _set_name(self, value: Value, name: str) -> None:
        if isinstance(value, OpResult) or value not in self.values:
            self._name(value, name)

    def _name(self, value: Value, default: str) -> None:
        name = self._own_name(value) or default
        if name:
            self.values[value] = f"%{self.unique(identifier(name))}"
        else:
            self.values[value] = f"%{self._next[0]}"
            self._next[0] += 1

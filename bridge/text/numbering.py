"""Names of values and blocks while IR is printed: upstream's numbering.

All values of a region are numbered, block after block, before those of the regions
nested in it. In custom form each nested region goes on from the numbers its own region
ended with, so that siblings reuse numbers; in generic form no number is used twice, and
regions are taken from the last to the first. Entry block arguments are `%arg0`, …
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge import native
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.locations import name_in
from bridge.ir.values import BlockArgument, OpResult, Value
from bridge.later import later

if TYPE_CHECKING:
    from bridge.native.core import ValueNames

_VALID: Final = later("fullmatch", r"[A-Za-z$._-][A-Za-z0-9$._-]*")
_NUMBERED: Final = later("fullmatch", r"bb[0-9]+")
_ODD: Final = r"[^A-Za-z0-9$._-]"


class _Values(dict[Value, str]):
    def __missing__(self, value: Value) -> str:
        return "<<UNKNOWN SSA VALUE>>"


class _Named(_Values):
    """Values that are nowhere around have names that tell where they come from.

    Upstream has no name for them. An argument is `%arg0` and the result of an addition
    `%addi`, with what makes it unique, unless there is a name in the text it is from.
    """

    taken: set[str] | None = None

    def __missing__(self, value: Value) -> str:
        if self.taken is None:
            self.taken = set(self.values())
        name = value.name
        name = _origin(value) if not name or name.isdecimal() else identifier(name)
        wanted, number = f"%{name}", 0
        while wanted in self.taken:
            wanted, number = f"%{name}_{number}", number + 1
        self.taken.add(wanted)
        self[value] = wanted
        return wanted


def _origin(value: Value) -> str:
    if isinstance(value, OpResult):
        return value.op.name.rpartition(".")[2]
    return f"arg{value.index}" if isinstance(value, BlockArgument) else "value"


class _Blocks(dict[Block, str]):
    def __missing__(self, block: Block) -> str:
        return "INVALIDBLOCK"


class Numbering:
    """The names that upstream prints for all values and blocks around an operation.

    Blocks that are nowhere around it have upstream's words for that; for values see
    `_Named`.

    `values` maps a value to its name with `%`, and with `#1` for one of several
    results. With `source_names` values keep the names their text had, with
    `name_locations` they have those of their locations, made unique where they clash.
    `reuse` gives siblings the same numbers, as custom form does. With `alone` nothing
    around the operation has a name.

    `groups` holds, for operations that name several of their results, where each
    group of results begins. With `operations` those without results have numbers too,
    which `operations` holds.
    """

    __slots__ = (
        "_labels",
        "_name_locations",
        "_named",
        "_next",
        "_number_operations",
        "_reuse",
        "_scopes",
        "_source_names",
        "_taken",
        "blocks",
        "groups",
        "operations",
        "values",
    )

    def __init__(
        self,
        root: Operation,
        *,
        source_names: bool = False,
        name_locations: bool = False,
        reuse: bool = False,
        alone: bool = False,
        operations: bool = False,
    ) -> None:
        self._reuse = reuse
        self._number_operations = operations
        self.operations: dict[Operation, str] = {}
        self.values: dict[Value, str] = _Values() if alone else _Named()
        self.blocks: dict[Block, str] = _Blocks()
        self.groups: dict[Operation, list[int]] = {}
        self._labels: tuple[Region | None, dict[str, int]] = (None, {})
        """The labels of the region at hand, each with the next number for it."""
        self._source_names = source_names
        self._name_locations = name_locations
        self._named = source_names or name_locations
        self._next = [0, 0, 0]
        """The next value, argument and conflict."""
        self._taken: set[str] = set()
        self._scopes: list[list[str]] = [[]]
        # Inside another operation it has the numbers that it has there.
        while not alone and (parent := root.parent_op) is not None:
            root = parent
        self.number_results(root)
        self._number(root)

    def _number(self, root: Operation) -> None:
        """Numbers region after region, the last one found first, as upstream does."""
        names = self._compiled()
        if names is not None:
            names.number(root, self._reuse)
            return
        waiting = [(region, [0, 0, 0], 1) for region in root.regions]
        while waiting:
            region, counters, depth = waiting.pop()
            if self._reuse:
                self._next = list(counters)
            while len(self._scopes) > depth:
                self._taken.difference_update(self._scopes.pop())
            self._scopes.append([])
            inner = self._number_region(region)
            if inner:
                after = self._next
                waiting += [(r, after, depth + 1) for op in inner for r in op.regions]

    def _compiled(self) -> ValueNames | None:
        """What names values where they have no names of their own."""
        if not native.COMPILED or self._named or self._number_operations:
            return None
        return native.core.ValueNames(self, None, None)

    def _number_region(self, region: Region) -> list[Operation]:
        """Names the values in a region's blocks; returns operations with regions."""
        fast = not self._named
        with_regions: list[Operation] = []
        values = self.values
        for number, block in enumerate(region.blocks):
            self._name_block(block, number)
            op = block.first
            count = self._next[0]
            while op is not None:
                results = op.results
                if results:
                    if fast and len(results) == 1:
                        values[results[0]] = f"%{count}"
                        count += 1
                    else:
                        self._next[0] = count
                        self.number_results(op)
                        count = self._next[0]
                elif self._number_operations:
                    self.operations[op] = f"%{count}"
                    count += 1
                if op.regions:
                    with_regions.append(op)
                op = op.next
            self._next[0] = count
        return with_regions

    def _name_block(self, block: Block, number: int) -> None:
        self.blocks[block] = self._label(block, number)
        for argument in block.arguments:
            if number == 0:
                default = f"arg{self._next[1]}"
                self._next[1] += 1
            else:
                default = ""
            self._name(argument, default)

    def _label(self, block: Block, number: int) -> str:
        """The label of a block: its number, or one that is unique in its region."""
        name = block.name if self._source_names else None
        if not name or _NUMBERED(name):
            return f"^bb{number}"
        if self._labels[0] is not block.parent:
            self._labels = (block.parent, {})
        taken = self._labels[1]
        label = name if name.isdecimal() and name.isascii() else identifier(name)
        wanted = label
        while label in taken:
            label = f"{wanted}_{taken[wanted]}"
            taken[wanted] += 1
        taken[label] = 0
        return f"^{label}"

    def number_results(self, op: Operation) -> None:
        """Names the results of an operation."""
        results = op.results
        if not results:
            self._number_operation(op)
            return
        starts = [0]
        if self._source_names:
            starts += [i for i, result in enumerate(results) if i and result.name]
        if len(starts) > 1:
            self.groups[op] = starts
        for start, end in zip(starts, [*starts[1:], len(results)], strict=True):
            self._name(results[start], "")
            group = self.values[results[start]]
            if end - start > 1:
                for index in range(start, end):
                    self.values[results[index]] = f"{group}#{index - start}"

    def _number_operation(self, op: Operation) -> None:
        """An operation without results has a number where users are printed."""
        if self._number_operations:
            self.operations[op] = f"%{self._next[0]}"
            self._next[0] += 1

    def _name(self, value: Value, default: str) -> None:
        name = self._own_name(value) or default
        if not name:
            self.values[value] = f"%{self._next[0]}"
            self._next[0] += 1
        elif self._named:
            self.values[value] = f"%{self.unique(identifier(name))}"
        else:
            self.values[value] = f"%{name}"

    def _own_name(self, value: Value) -> str | None:
        if self._source_names and value.name:
            return value.name
        if not self._name_locations:
            return None
        if isinstance(value, OpResult):
            return name_in(value.op.location)
        return name_in(value.location) if isinstance(value, BlockArgument) else None

    def unique(self, name: str) -> str:
        """A name that no other value has here, and which is taken now."""
        unique = name
        while unique in self._taken:
            unique = f"{name}_{self._next[2]}"
            self._next[2] += 1
        self._taken.add(unique)
        self._scopes[-1].append(unique)
        return unique


def identifier(name: str) -> str:
    """A name as upstream makes it an identifier."""
    if _VALID(name):
        return name
    odd_start = name[0] != " " and re.match(_ODD, name) is not None
    prefix = "_" if name[0].isdigit() or odd_start else ""
    return prefix + re.sub(_ODD, _hex, name)


def _hex(match: re.Match[str]) -> str:
    if match[0] == " ":
        return "_"
    return "".join([f"{b:X}" for b in match[0].encode("utf-8", "surrogateescape")])

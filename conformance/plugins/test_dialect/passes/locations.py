"""test-opaque-loc: locations that are an object of the program, with others behind."""

from __future__ import annotations

from bridge import Operation
from bridge.dialects import builtin
from bridge.ir.locations import UNKNOWN_LOC, Location
from bridge.ods.rows import row
from bridge.passes import Pass
from test_dialect.output import say
from test_dialect.passes.printing import post_order


class OpaqueLocation(Pass, name="test-opaque-loc", anchor="builtin.module"):
    """Gives operations opaque locations, and copies of them others.

    Ours have no such locations: which object one would be is kept beside them. What is
    printed is the location behind, if there is one.
    """

    def run(self, op: Operation) -> None:
        self.objects: dict[Operation, int | None] = {}
        for number, inner in enumerate(post_order(op)[:-1]):
            location = inner.location
            self._set(inner, number, UNKNOWN_LOC)
            line = row(inner.name)
            is_terminator = line is not None and line.terminator
            if isinstance(inner.parent_op, builtin.ModuleOp) or is_terminator:
                continue
            self._set(self._copy(inner), number, location)
            self._set(self._copy(inner), None, location)
        for inner in post_order(op):
            number = self.objects.get(inner)
            what = "nullptr" if number is None else f"MyLocation: {number}"
            prefix = what if inner in self.objects else ""
            say(f"{prefix}: '{inner.name}' op ")

    def _set(self, op: Operation, number: int | None, location: Location) -> None:
        self.objects[op] = number
        op.location = location

    def _copy(self, op: Operation) -> Operation:
        copy = op.clone()
        for old, new in zip(op.walk(), copy.walk(), strict=True):
            if old in self.objects:
                self.objects[new] = self.objects[old]
        assert op.parent is not None  # it is inside the module
        op.parent.insert_before(op, copy)
        return copy

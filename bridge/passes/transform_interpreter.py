"""`transform-interpreter`: runs the program of transformations that a module has.

As upstream's pass of this name: the named sequence that is the entry point is looked
for in the module, then in the library that was loaded, and is given the whole module.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import transform
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.attributes import StringAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import nearest_symbol_table
from bridge.ir.walk import walk
from bridge.passes.affine_simplify_min_max import simplify_extrema
from bridge.passes.polyhedral.independence import bound_outside
from bridge.passes.registry import Pass, find_pass
from bridge.passes.transfer_flow import forward_transfers
from bridge.passes.transfer_hoisting import hoist_transfers
from bridge.passes.transform_conversions import can_convert, convert
from bridge.passes.transform_loops import LOOP_RULES
from bridge.passes.transform_preload_library import TransformPreloadLibrary, merge_into
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.transforming import (
    PatternDescriptor,
    Services,
    Transform,
    TransformState,
)
from bridge.verifier import verify

__all__ = ["TransformInterpreter"]

_TAG: Final = "transform.target_tag"


class TransformInterpreter(Pass, name="transform-interpreter"):
    """Transform dialect interpreter."""

    debug_payload_root_tag: str = ""
    disable_expensive_checks: bool = False
    entry_point: str = "__transform_main"

    def knows(self, op: Operation) -> bool:
        try:
            parts = [op, *self._libraries()]
        except PassFailed:
            return False
        if not any(self._found(part) for part in parts):
            return False
        return all(_knows(inner) for part in parts for inner in walk(part))

    def run(self, op: Operation) -> None:
        entry = self._entry(op)
        libraries = [
            part for part in self._libraries() if not part.is_ancestor_of(entry)
        ]
        table = nearest_symbol_table(entry)
        for library in libraries:
            merge_into(op if table is None else table, library.clone())
        state = TransformState(self._root(op), _SERVICES)
        state.run_block(entry.regions[0].blocks[0], [[state.root]])

    def _libraries(self) -> list[Operation]:
        """What passes before this one of its pipeline have loaded."""
        index = self.pipeline.index(self) if self in self.pipeline else 0
        before = self.pipeline[:index]
        return [
            one.library for one in before if isinstance(one, TransformPreloadLibrary)
        ]

    def _found(self, op: Operation) -> Operation | None:
        name = StringAttr(self.entry_point)
        for inner in walk(op):
            found = isinstance(inner, transform.NamedSequenceOp)
            if found and inner.get("sym_name") == name:
                return inner
        return None

    def _entry(self, op: Operation) -> Operation:
        for part in (op, *self._libraries()):
            found = self._found(part)
            if found is not None:
                return found
        text = f"could not find a nested named sequence with name: {self.entry_point}"
        raise PassFailed(Diagnostic("error", text, op.position))

    def _root(self, op: Operation) -> Operation:
        tag = self.debug_payload_root_tag
        if not tag:
            return op
        found = [one for one in walk(op) if one.get(_TAG) == StringAttr(tag)]
        if not found:
            text = f'could not find the operation with {_TAG}="{tag}" attribute'
            raise PassFailed(Diagnostic("error", text, op.position))
        if len(found) > 1:
            text = f"repeated operation with the target tag '{tag}'"
            note = Diagnostic("note", "previously seen operation", found[0].position)
            raise PassFailed(Diagnostic("error", text, found[1].position, (note,)))
        return found[0]


_PARTS: Final = (PatternDescriptor, transform.NamedSequenceOp, transform.YieldOp)


def _knows(op: Operation) -> bool:
    if op.dialect != "transform":
        return has_known_rules(op)
    if isinstance(op, transform.ApplyRegisteredPassOp):
        return find_pass(op.pass_name.value) is not None
    if isinstance(op, transform.ApplyConversionPatternsOp):
        return can_convert(op)
    if isinstance(op, Transform):
        return op.can_apply()
    return isinstance(op, _PARTS) or _is_in_conversion(op)


def _is_in_conversion(op: Operation) -> bool:
    return isinstance(op.parent_op, transform.ApplyConversionPatternsOp)


def _run_pass(text: str, op: Operation) -> None:
    """Runs a pass, given with its options, on an operation."""
    name, _, options = text.partition("{")
    found = find_pass(name)
    if found is None:
        raise PassFailed(f"unknown pass or pass pipeline: {name}")
    found.of_text(options.removesuffix("}")).run(op)


_SERVICES: Final = Services(
    _run_pass,
    verify,
    convert,
    simplify_extrema,
    forward_transfers,
    hoist_transfers,
    bound_outside,
    LOOP_RULES,
)

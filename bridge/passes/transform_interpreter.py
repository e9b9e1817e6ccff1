"""`transform-interpreter`: runs the program of transformations that a module has.

As upstream's pass of this name: the named sequence that is the entry point is looked
for in the module, and is given the whole of it.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import transform
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.attributes import StringAttr
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass, find_pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.transforming import PatternDescriptor, Transform, TransformState
from bridge.verifier import verify

__all__ = ["TransformInterpreter"]

_TAG: Final = "transform.target_tag"


class TransformInterpreter(Pass, name="transform-interpreter"):
    """Transform dialect interpreter."""

    debug_payload_root_tag: str = ""
    disable_expensive_checks: bool = False
    entry_point: str = "__transform_main"

    def knows(self, op: Operation) -> bool:
        if self._found(op) is None:
            return False
        for inner in walk(op):
            if inner.dialect != "transform":
                if not has_known_rules(inner):
                    return False
            elif isinstance(inner, transform.ApplyRegisteredPassOp):
                if find_pass(inner.pass_name.value) is None:
                    return False
            elif isinstance(inner, Transform):
                if not inner.can_apply():
                    return False
            elif not isinstance(inner, _PARTS):
                return False
        return True

    def run(self, op: Operation) -> None:
        entry = self._entry(op)
        state = TransformState(self._root(op), _run_pass, verify)
        state.run_block(entry.regions[0].blocks[0], [[state.root]])

    def _found(self, op: Operation) -> Operation | None:
        name = StringAttr(self.entry_point)
        for inner in walk(op):
            found = isinstance(inner, transform.NamedSequenceOp)
            if found and inner.get("sym_name") == name:
                return inner
        return None

    def _entry(self, op: Operation) -> Operation:
        found = self._found(op)
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


def _run_pass(text: str, op: Operation) -> None:
    """Runs a pass, given with its options, on an operation."""
    name, _, options = text.partition("{")
    found = find_pass(name)
    if found is None:
        raise PassFailed(f"unknown pass or pass pipeline: {name}")
    found.of_text(options.removesuffix("}")).run(op)

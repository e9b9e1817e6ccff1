"""What is told of each pass that runs: before it, after it, and where it fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from bridge.ir.core import Operation

__all__ = ["Hook", "Hooks", "Instrumentation", "Step", "reached", "watched"]

Hook = Callable[[str, Operation], None]
"""Is called with a pass's name, or a pipeline of upstream's, and an operation."""


class Step(NamedTuple):
    """A pass of a pipeline, or neighbouring ones of upstream's that go together."""

    title: str
    """The name of its class; of upstream's, which is not known, its name."""
    name: str
    """Its name in pipelines; of several, their pipeline."""
    text: str
    """It with its options, as in a pipeline."""
    anchors: tuple[str, ...] = ()
    """What it is below, without the module."""
    is_native: bool = True

    @property
    def pipeline(self) -> str:
        """The pipeline of this pass alone."""
        text = self.text
        for anchor in reversed(self.anchors):
            text = f"{anchor}({text})"
        return f"builtin.module({text})"


class Instrumentation:
    """Is told of passes; a class of its own overrides what it is interested in."""

    def before(self, step: Step, op: Operation) -> None:
        """A pass is going to run on an operation."""

    def after(self, step: Step, op: Operation) -> None:
        """A pass has run on an operation, which verifies."""

    def failed(self, step: Step, op: Operation) -> None:
        """A pass has failed on an operation, or what it left does not verify."""


class Hooks(Instrumentation):
    """Calls functions with the name of the pass."""

    def __init__(self, before: Sequence[Hook], after: Sequence[Hook]) -> None:
        self._before, self._after = tuple(before), tuple(after)

    def before(self, step: Step, op: Operation) -> None:
        for hook in self._before:
            hook(step.name, op)

    def after(self, step: Step, op: Operation) -> None:
        for hook in self._after:
            hook(step.name, op)


@contextmanager
def watched(
    watchers: Sequence[Instrumentation], step: Step, op: Operation
) -> Iterator[None]:
    """Tells watchers of what runs within: after it the last that was told before.

    A pass in Python that raises what is no diagnostic has failed as well.
    """
    for watcher in watchers:
        watcher.before(step, op)
    try:
        yield
    except Exception:
        for watcher in reversed(watchers):
            watcher.failed(step, op)
        raise
    for watcher in reversed(watchers):
        watcher.after(step, op)


def reached(module: Operation, anchors: tuple[str, ...]) -> list[Operation]:
    """The operations that the anchors of a pass lead to."""
    found = [module]
    for anchor in anchors:
        inside = [op for outer in found for op in _inside(outer)]
        found = [op for op in inside if anchor in (op.name, "any")]
    return found


def _inside(op: Operation) -> list[Operation]:
    blocks = [block for region in op.regions for block in region.blocks]
    return [inner for block in blocks for inner in block]

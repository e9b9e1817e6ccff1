"""Reproducers: what a pipeline is run on, with the pipeline at its end.

As upstream's: `--run-reproducer` of either tool reads them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from bridge.errors import Diagnostic, Error
from bridge.ir.core import Operation
from bridge.passes.instrumentation import Instrumentation, Step
from bridge.text.tokens import string_value
from bridge.verifier.printing import print_operation

__all__ = ["Pipeline", "Reproducing", "read", "written"]


class Pipeline(NamedTuple):
    """What a reproducer says of how it is run."""

    text: str
    verify_each: bool = True
    threading: bool = True


_GROUP: Final = re.compile(r"\bmlir_reproducer\s*:\s*\{(.*)", re.DOTALL)
_TEXT: Final = re.compile(r'\bpipeline\s*:\s*("(?:[^"\\]|\\.)*")')
_VERIFIES: Final = re.compile(r"\bverify_each\s*:\s*(true|false)")


def read(text: str) -> Pipeline:
    """The pipeline at the end of a text; an empty one where there is none."""
    _, _, metadata = text.rpartition("{-#")
    group = _GROUP.search(metadata)
    found = None if group is None else _TEXT.search(group[1])
    if group is None or found is None:
        return Pipeline("")
    verifies = _VERIFIES.search(group[1])
    return Pipeline(string_value(found[1]), verifies is None or verifies[1] == "true")


def written(module: str, pipeline: Pipeline) -> str:
    """A reproducer of a module's text."""
    text = pipeline.text.replace("\\", "\\\\").replace('"', '\\"')
    threads, verifies = map(_word, (not pipeline.threading, pipeline.verify_each))
    return (
        f"{module.rstrip()}\n\n{{-#\n  external_resources: {{\n"
        f'    mlir_reproducer: {{\n      pipeline: "{text}",\n'
        f"      disable_threading: {threads},\n      verify_each: {verifies}\n"
        "    }\n  }\n#-}\n"
    )


def _word(truth: bool) -> str:
    return str(truth).lower()


class Reproducing(Instrumentation):
    """Writes a reproducer where a pass fails.

    It has the module as it was before all passes, or `locally` before the one that
    fails, which is alone in its pipeline then.
    """

    def __init__(
        self,
        name: str,
        pipeline: Pipeline,
        write: Callable[[str, str], None],
        *,
        locally: bool = False,
    ) -> None:
        self._name = name
        self._pipeline = pipeline
        self._write = write
        self._locally = locally
        self._state = ""
        self.told: Diagnostic | None = None
        """That a reproducer was written, where one was."""

    def before(self, step: Step, op: Operation) -> None:
        if self._locally or not self._state:
            around = op
            while around.parent_op is not None:
                around = around.parent_op
            self._state = print_operation(around)

    def failed(self, step: Step, op: Operation) -> None:
        own = self._pipeline._replace(text=step.pipeline)
        pipeline = own if self._locally else self._pipeline
        self._write(self._name, written(self._state, pipeline))
        running = f"`{step.title}` on '{op.name}' operation"
        running = running if self._locally else f"[{running}]"
        note = (
            f"Pipeline failed while executing {running}: reproducer generated at "
            f"`{self._name}`"
        )
        text = "Failures have been detected while processing an MLIR pass pipeline"
        notes = (Diagnostic("note", note, op.position),)
        self.told = Diagnostic("error", text, op.position, notes)

    def tell(self, error: Error) -> None:
        """Adds to an error that a reproducer was written, if one was."""
        if self.told is not None:
            error.diagnostics = [*error.diagnostics, self.told]

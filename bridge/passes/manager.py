"""Pipelines: their text, and how passes of ours and of upstream run in their order.

A step is a pass that only we have, or neighbouring ones that upstream has: they go over
together; or run here, where all of them are ours as well and know the operations at
hand. Each runs on all operations that its anchors lead to before the next one does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, Literal, NamedTuple

from bridge.arguments import one
from bridge.dialects import builtin
from bridge.errors import Invalid, PassFailed, Unsupported
from bridge.ir.core import Operation
from bridge.ods.dialect import dialect
from bridge.ods.rows import row
from bridge.passes.instrumentation import (
    Hook,
    Hooks,
    Instrumentation,
    Step,
    reached,
    watched,
)
from bridge.passes.registry import MODULES, Pass, find_pass, only_ours
from bridge.passes.titles import title_of

__all__ = [
    "Engine",
    "PassManager",
    "described",
    "may_run_here",
    "names_ours",
    "written",
]

RunUpstream = Callable[[Operation, str], None]


class _Leaf(NamedTuple):
    """One pass of a pipeline, below its anchors."""

    anchors: tuple[str, ...]
    name: str
    options: str

    @property
    def text(self) -> str:
        return self.name + (f"{{{self.options}}}" if self.options else "")

    @property
    def is_only_ours(self) -> bool:
        return self.name in only_ours()

    def below_anchors(self, text: str) -> str:
        """A text with the anchors around it."""
        for anchor in reversed(self.anchors):
            text = f"{anchor}({text})"
        return text


Engine = Literal["auto", "native", "upstream"]


class PassManager:
    """A pipeline that runs on modules; `before` and `after` see each of its steps.

    `watchers` are told more of them. Neighbouring passes of upstream go over together
    unless `together` is false.

    Passes that we and upstream have run here with the engine `auto` where they can,
    with `native` in any case, with `upstream` never.

    Raises `PassFailed` for a wrong text, and wrong options of passes that only we have;
    `Unsupported` with the engine `native` for passes that only upstream has.
    """

    def __init__(
        self,
        pipeline: str,
        run_upstream: RunUpstream,
        *,
        engine: Engine = "auto",
        verify: Callable[[Operation], None] | None = None,
        before: Sequence[Hook] = (),
        after: Sequence[Hook] = (),
        watchers: Sequence[Instrumentation] = (),
        together: bool = True,
    ) -> None:
        leaves = _read(one(str, pipeline, "pipeline", "PassManager"))
        self._steps = [
            (ours, list(found))
            for ours, found in groupby(leaves, lambda leaf: leaf.is_only_ours)
        ]
        self._passes = {leaf: made for leaf in leaves if (made := _made(leaf))}
        for made in self._passes.values():
            made.pipeline = self.native
        self._engine = engine
        missing = [leaf.name for leaf in leaves if leaf not in self._passes]
        if missing and engine == "native":
            raise Unsupported(f"no native passes: {', '.join(missing)}")
        self._run_upstream = run_upstream
        self._verify = verify
        self._together = together
        self._watchers = tuple(watchers)
        if before or after:
            self._watchers = (Hooks(before, after), *watchers)

    @property
    def native(self) -> list[Pass]:
        """The passes that run here where they can, each once, in order."""
        return list(self._passes.values())

    def run(self, module: Operation) -> None:
        """Runs all steps; what was done until one raises stays."""
        for ours, leaves in self._steps:
            if ours or self._run_here(leaves, module):
                self._run_passes(leaves, module)
            elif self._together:
                text = _written(leaves)
                self._run_over(Step(text, text, text, is_native=False), module, text)
            else:
                for leaf in leaves:
                    name, text = leaf.name, leaf.text
                    step = Step(name, name, text, leaf.anchors, is_native=False)
                    self._run_over(step, module, step.pipeline)

    def _run_passes(self, leaves: Sequence[_Leaf], module: Operation) -> None:
        """Runs passes here: those of the same anchors on one operation after another.

        That is upstream's order too. All operations of an anchor are done before a
        failure on one of them ends the pipeline, so that all that is wrong is reported.
        """
        for anchors, found in groupby(leaves, lambda leaf: leaf.anchors):
            together = list(found)
            failures: list[Invalid | PassFailed] = []
            for op in reached(module, anchors):
                try:
                    self._run_on(op, together)
                except (Invalid, PassFailed) as failure:
                    failures.append(failure)
            if failures:
                first, *others = failures
                for other in others:
                    first.diagnostics += other.diagnostics
                raise first

    def _run_on(self, op: Operation, leaves: Sequence[_Leaf]) -> None:
        for leaf in leaves:
            with watched(self._watchers, self._step(leaf), op):
                self._passes[leaf].run(op)
                if self._verify is not None:
                    self._verify(op)

    def _run_over(self, step: Step, module: Operation, pipeline: str) -> None:
        with watched(self._watchers, step, module):
            self._run_upstream(module, pipeline)

    def _step(self, leaf: _Leaf) -> Step:
        own = self._passes[leaf]
        return Step(title_of(own), leaf.name, own.text, leaf.anchors)

    def _run_here(self, leaves: Sequence[_Leaf], module: Operation) -> bool:
        """Whether passes that upstream has run here; then the module is verified."""
        if self._engine == "upstream" or not self._passes.keys() >= {*leaves}:
            return False
        if self._verify is not None:
            self._verify(module)
        passes = [self._passes[leaf] for leaf in leaves]
        return self._engine == "native" or all(one.knows(module) for one in passes)


_TOP: Final = builtin.ModuleOp.op_name
_TOKEN: Final = re.compile(r"\s*([(),]|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s(){},]+)")


def may_run_here(pipeline: str) -> bool:
    """Whether a text may name a pass of ours; cheap where there is none."""
    if names_ours(pipeline):
        return True
    return bool(_names(pipeline) & MODULES.keys()) and _is_well_formed(pipeline)


def names_ours(pipeline: str) -> bool:
    """Whether a text may name a pass that only we have."""
    return bool(_names(pipeline) & only_ours())


def written(pipeline: str) -> str:
    """A pipeline below `builtin.module`, with the passes of one anchor together.

    Raises `PassFailed` for a wrong text.
    """
    return _written(_read(pipeline))


def described(pipeline: str, expand: Callable[[str], str]) -> str:
    """A pipeline with the value of every option.

    `expand` does it for one without passes that only we have, and raises `PassFailed`.
    """
    if not names_ours(pipeline):
        return expand(pipeline)
    parts = []
    for ours, leaves in groupby(_read(pipeline), lambda leaf: leaf.is_only_ours):
        if ours:
            parts += [leaf.below_anchors(_required(leaf).text) for leaf in leaves]
        else:
            parts.append(expand(_written(list(leaves)))[len(_TOP) + 1 : -1])
    return f"{_TOP}({','.join(parts)})"


def _required(leaf: _Leaf) -> Pass:
    made = _made(leaf)
    assert made is not None  # only we have it
    return made


def _names(pipeline: str) -> set[str]:
    return {match[1] for match in _TOKEN.finditer(pipeline)}


def _is_well_formed(pipeline: str) -> bool:
    # Of a text that is not, upstream says what is wrong with it.
    try:
        _read(pipeline)
    except PassFailed:
        return False
    return True


def _read(text: str) -> list[_Leaf]:
    """The passes of a pipeline in order."""
    leaves: list[_Leaf] = []
    anchors: list[str] = []
    tokens = _TOKEN.findall(text)
    if "".join(tokens) != re.sub(r"\s+(?![^{]*\})", "", text):
        raise PassFailed(f"expected a pass pipeline, not '{text}'")
    for i, token in enumerate(tokens):
        following = tokens[i + 1] if i + 1 < len(tokens) else ""
        if token == ")":
            if not anchors:
                raise PassFailed(
                    "encountered extra closing ')' creating unbalanced "
                    "parentheses while parsing pipeline"
                )
            anchors.pop()
        elif following == "(":
            anchors.append(token)
        elif token not in ("(", ",") and not token.startswith("{"):
            options = following[1:-1] if following.startswith("{") else ""
            leaves.append(_Leaf(_below_top(anchors), token, options))
    if anchors:
        raise PassFailed("encountered unbalanced parentheses while parsing pipeline")
    return leaves


def _below_top(anchors: Sequence[str]) -> tuple[str, ...]:
    return tuple(anchors[1:] if anchors[:1] == [_TOP] else anchors)


def _made(leaf: _Leaf) -> Pass | None:
    """The pass with its options; `None` where upstream is to run it."""
    found = find_pass(leaf.name)
    if found is None or (leaf.name in MODULES and not found.takes(leaf.options)):
        return None
    wanted, given = found.anchor, (_TOP, *leaf.anchors)[-1]
    if wanted and wanted != given and not (found.of_functions and _is_function(given)):
        if leaf.name in MODULES:
            # It may run on more operations there; else that is told in its words.
            return None
        raise PassFailed(
            f"can't add pass '{leaf.name}' restricted to '{wanted}' on a PassManager "
            f"intended to run on '{given}', did you intend to nest?"
        )
    for name in found.dependent_dialects:
        if dialect(name) is None:
            raise PassFailed(
                f"pass '{leaf.name}' needs the dialect '{name}', which is not loaded"
            )
    return found.of_text(leaf.options)


def _is_function(name: str) -> bool:
    line = row(name)
    return line is not None and line.has_trait("FunctionOpInterface")


def _written(leaves: Sequence[_Leaf]) -> str:
    """The pipeline of upstream's passes, with those of the same anchors together."""
    parts = []
    for anchors, found in groupby(leaves, lambda leaf: leaf.anchors):
        text = ",".join(leaf.text for leaf in found)
        for anchor in reversed(anchors):
            text = f"{anchor}({text})"
        parts.append(text)
    return f"{_TOP}({','.join(parts)})"

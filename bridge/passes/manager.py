"""Pipelines: their text, and how passes of ours and of upstream run in their order.

A step is a pass of ours, or neighbouring ones of upstream's, which go over together;
each runs on all operations that its anchors lead to before the next one does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from bridge.arguments import one
from bridge.dialects import builtin
from bridge.errors import PassFailed
from bridge.ir.core import Operation
from bridge.passes.registry import PASSES, Pass

__all__ = ["PassManager", "names_native"]

Hook = Callable[[str, Operation], None]
"""Is called with a pass's name, or a pipeline of upstream's, and an operation."""

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
    def is_native(self) -> bool:
        return self.name in PASSES


class PassManager:
    """A pipeline that runs on modules; `before` and `after` see each of its steps.

    Raises `PassFailed` for a wrong text, and wrong options of passes of ours.
    """

    def __init__(
        self,
        pipeline: str,
        run_upstream: RunUpstream,
        *,
        verify: Callable[[Operation], None] | None = None,
        before: Sequence[Hook] = (),
        after: Sequence[Hook] = (),
    ) -> None:
        leaves = _read(one(str, pipeline, "pipeline", "PassManager"))
        self._steps = [
            (native, list(found))
            for native, found in groupby(leaves, lambda leaf: leaf.is_native)
        ]
        self._passes = {
            leaf: PASSES[leaf.name].of_text(leaf.options)
            for leaf in leaves
            if leaf.is_native
        }
        for leaf in self._passes:
            _check_anchor(leaf)
        self._run_upstream = run_upstream
        self._verify = verify
        self._before = tuple(before)
        self._after = tuple(after)

    def run(self, module: Operation) -> None:
        """Runs all steps; what was done until one raises stays."""
        for native, leaves in self._steps:
            if native:
                for leaf in leaves:
                    for op in _reached(module, leaf.anchors):
                        self._run_on(op, self._passes[leaf])
            else:
                text = _written(leaves)
                self._tell(self._before, text, module)
                self._run_upstream(module, text)
                self._tell(self._after, text, module)

    def _run_on(self, op: Operation, found: Pass) -> None:
        self._tell(self._before, found.name, op)
        found.run(op)
        if self._verify is not None:
            self._verify(op)
        self._tell(self._after, found.name, op)

    @staticmethod
    def _tell(hooks: Sequence[Hook], name: str, op: Operation) -> None:
        for hook in hooks:
            hook(name, op)


_TOP: Final = builtin.ModuleOp.op_name
_TOKEN: Final = re.compile(r"\s*([(),]|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s(){},]+)")


def names_native(pipeline: str) -> bool:
    """Whether a text may name a pass of ours; cheap where there is none."""
    return bool(PASSES) and any(
        match[1] in PASSES for match in _TOKEN.finditer(pipeline)
    )


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


def _check_anchor(leaf: _Leaf) -> None:
    wanted, given = PASSES[leaf.name].anchor, (_TOP, *leaf.anchors)[-1]
    if wanted and wanted != given:
        raise PassFailed(
            f"can't add pass '{leaf.name}' restricted to '{wanted}' on a PassManager "
            f"intended to run on '{given}', did you intend to nest?"
        )


def _reached(module: Operation, anchors: tuple[str, ...]) -> list[Operation]:
    found = [module]
    for anchor in anchors:
        inside = [op for outer in found for op in _inside(outer)]
        found = [op for op in inside if anchor in (op.name, "any")]
    return found


def _inside(op: Operation) -> list[Operation]:
    blocks = [block for region in op.regions for block in region.blocks]
    return [inner for block in blocks for inner in block]


def _written(leaves: Sequence[_Leaf]) -> str:
    """The pipeline of upstream's passes, with those of the same anchors together."""
    parts = []
    for anchors, found in groupby(leaves, lambda leaf: leaf.anchors):
        text = ",".join(leaf.text for leaf in found)
        for anchor in reversed(anchors):
            text = f"{anchor}({text})"
        parts.append(text)
    return f"{_TOP}({','.join(parts)})"

"""Passes given one by one, nested as mlir-opt nests its flags."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from bridge.errors import PassFailed
from bridge.upstream.diagnostics import captured_stderr
from bridge.upstream.provider import bindings, new_context

ANCHOR: Final = "builtin.module"

_RESTRICTED: Final = re.compile(r"restricted to '([^']+)' on a PassManager")
_NOT_A_PASS: Final = "does not refer to a registered pass or pass pipeline"


def nested(elements: Iterable[str]) -> str:
    """The pipeline of elements `pass{options}`, each below the op it is made for.

    Upstream says which op that is when a pass is put anywhere else. Raises `PassFailed`
    for wrong options.
    """
    return f"{ANCHOR}({','.join(map(_placed, elements))})"


def is_pass(name: str) -> bool:
    """Whether upstream knows a pass or a pipeline of this name."""
    return bool(_NAME.fullmatch(name)) and _NOT_A_PASS not in _refusal(f"any({name})")


_NAME: Final = re.compile(r"\w[\w.-]*")


def _placed(element: str) -> str:
    refusal = _refusal(f"{ANCHOR}({element})")
    if not refusal:
        return element
    restricted = _RESTRICTED.search(refusal)
    if restricted is None:
        raise PassFailed(refusal)
    placed = f"{restricted[1]}({element})"
    refusal = _refusal(f"{ANCHOR}({placed})")
    if refusal:
        raise PassFailed(refusal)
    return placed


def _refusal(pipeline: str) -> str:
    """What upstream says against a pipeline; nothing where it takes it."""
    manager = bindings().passmanager.PassManager
    with captured_stderr() as captured:
        try:
            manager.parse(pipeline, context=new_context())
        except ValueError as error:
            reason = str(error)
        else:
            return ""
    return "\n".join(filter(None, (captured.text.strip(), reason.strip())))

"""Passes given one by one, nested as mlir-opt nests its flags; and which there are."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from bridge.errors import PassFailed
from bridge.upstream.diagnostics import captured_stderr
from bridge.upstream.provider import bindings, new_context

ANCHOR: Final = "builtin.module"

_RESTRICTED: Final = re.compile(r"restricted to '([^']+)' on a PassManager")
_NOT_A_PASS: Final = "does not refer to a registered pass or pass pipeline"


def is_pass(name: str) -> bool:
    """Whether upstream knows a pass or a pipeline of this name."""
    return bool(_NAME.fullmatch(name)) and _NOT_A_PASS not in _refusal(f"any({name})")


@cache
def summaries() -> dict[str, str]:
    """The passes and pipelines of the reference, each with what it does, by name.

    From a table that `tools/pass_table.py` makes: the bindings are not loaded.
    """
    text = Path(__file__).with_name("passes.json").read_text(encoding="utf-8")
    rows: dict[str, str] = json.loads(text)
    return rows


def passes_among(names: Iterable[str]) -> list[str]:
    """Those of many names that are passes or pipelines, in order."""
    manager = bindings().passmanager.PassManager
    context = new_context()
    found = []
    with captured_stderr() as captured:
        for name in sorted(names):
            try:
                manager.parse(f"any({name})", context=context)
            except ValueError as error:
                if _NOT_A_PASS in str(error):
                    continue
            found.append(name)
    unknown = set(UNKNOWN.findall(captured.text))
    return [name for name in found if name not in unknown]


UNKNOWN: Final = re.compile(rf"'([^']*)' {_NOT_A_PASS}")
"""What is said of a name that is no pass's."""
_NAME: Final = re.compile(r"\w[\w.-]*")


def placed(element: str) -> str:
    """An element below the op it is made for; raises `PassFailed` for wrong options.

    Upstream reports which op that is when a pass is put anywhere else.
    """
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
    """Upstream's error for a pipeline; empty where it is accepted."""
    manager = bindings().passmanager.PassManager
    with captured_stderr() as captured:
        try:
            manager.parse(pipeline, context=new_context())
        except ValueError as error:
            reason = str(error)
        else:
            return ""
    said = captured.text.strip().removeprefix(": ")
    return _CONSEQUENCES.sub("", "\n".join(filter(None, (said, reason.strip()))))


_CONSEQUENCES: Final = re.compile(r"\s*^failed to add .*", re.MULTILINE)
"""What mlir-opt omits about a pass that is requested by itself."""

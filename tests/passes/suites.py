"""Passes of ours held against upstream's text, chunk by chunk of a suite."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import bridge
from bridge.compare.chunks import chunks_of
from bridge.errors import Error
from bridge.ir.core import Operation
from bridge.passes.registry import Pass, find_pass


def differences(pipeline: str, path: Path) -> list[str]:
    """What both make of the chunks of a file that become different texts.

    Chunks that are not valid are left out, and those that hold something which a pass
    says that it does not know.
    """
    passes = list(_passes(pipeline))
    found = []
    taken = 0
    for module in _accepted(path):
        if all(one.knows(module) for one in passes):
            taken += 1
            texts = [_text(module, pipeline, engine) for engine in ENGINES]
            if texts[0] != texts[1]:
                found.append("\n".join(texts))
    assert taken, f"nothing in {path} is known"
    return found


Engine = Literal["native", "upstream"]
ENGINES: Final[tuple[Engine, ...]] = ("native", "upstream")


def _passes(pipeline: str) -> Iterator[Pass]:
    for name, options in re.findall(r"([\w-]+)(?:\{([^}]*)\})?(?=[,)]|$)", pipeline):
        found = find_pass(name)
        assert found is not None, name
        yield found.of_text(options)


def _accepted(path: Path) -> Iterator[Operation]:
    for chunk in chunks_of(path):
        try:
            module = bridge.parse(chunk.text, allow_unregistered=True)
            bridge.verify(module)
        except Error:
            continue
        yield module


def _text(module: Operation, pipeline: str, engine: Engine) -> str:
    copy = module.clone()
    try:
        bridge.run_passes(copy, pipeline, engine=engine)
    except Error as error:
        return "\n".join(one.message for one in error.diagnostics)
    return bridge.format(copy, debuginfo=True)

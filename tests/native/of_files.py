"""What this process makes of files, chunk by chunk, as one digest for each.

Run as `python -m tests.native.of_files FILE...`; with `MLIR_BRIDGE_PURE` set it is done
without the compiled core.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import bridge
from bridge import native
from bridge.compare.chunks import chunks_of
from bridge.errors import Error
from bridge.ir.core import Operation
from bridge.upstream.bytecode_format import NoCodec
from bridge.upstream.bytecode_reader import read_bytecode
from bridge.upstream.bytecode_writer import write_bytecode


def told(error: Error) -> str:
    return repr(error.diagnostics)


def texts_of(module: Operation) -> Iterator[str]:
    """What is said and written of a module."""
    for _ in range(2):
        # What was verified and printed before is taken from what was learnt of it.
        try:
            bridge.verify(module)
        except Error as error:
            yield told(error)
        yield bridge.format(module)
        yield bridge.format(module, debuginfo=True)
        yield bridge.format(module, generic=True)
        yield bridge.format(module, generic=True, debuginfo=True)
        yield bridge.format(module, source_names=True)
    try:
        data = write_bytecode(module).data
        yield data.hex()
        yield bridge.format(read_bytecode(data, {}), generic=True, debuginfo=True)
    except (NoCodec, Error) as error:
        yield str(error)
    yield rewritten(module)


def rewritten(module: Operation) -> str:
    """What the greedy driver leaves of a module, or why it does not run on it."""
    try:
        bridge.verify(module)
        bridge.run_passes(module, "canonicalize", engine="native")
    except Error as error:
        return told(error)
    return bridge.format(module, debuginfo=True)


def digests(path: Path) -> Iterator[str]:
    """The digest of each chunk of a file."""
    for chunk in chunks_of(path):
        found = hashlib.sha256()
        for _ in range(2):
            try:
                module = bridge.parse(chunk.text, allow_unregistered=True)
            except Error as error:
                found.update(told(error).encode("utf-8", "replace"))
                break
            for text in texts_of(module):
                found.update(text.encode("utf-8", "replace"))
        yield found.hexdigest()


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    answers = {name: list(digests(Path(name))) for name in sys.argv[1:]}
    json.dump({"compiled": native.COMPILED, "files": answers}, sys.stdout)

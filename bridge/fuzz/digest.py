"""A number for a program: the same for the same one, in whatever process."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

import numpy as np

from bridge.fuzz.programs import Program
from bridge.ir.core import Value


def digest(program: Program) -> int:
    """The number of a program and of what it is called with."""
    numbers: dict[Value, int] = {}
    hashed = blake2b(digest_size=8)
    for op in program.module.walk():
        for block in [block for region in op.regions for block in region.blocks]:
            for argument in block.arguments:
                numbers[argument] = len(numbers)
        for result in op.results:
            numbers[result] = len(numbers)
        uses = [numbers.get(value, -1) for value in op.operands]
        shape = [[len(b.arguments) for b in region.blocks] for region in op.regions]
        types = [_text(value.type) for value in op.results]
        text = f"{op.name}{uses}{_text(op.properties)}{types}{shape}"
        hashed.update(text.encode())
        # Where the operations of a block end.
        hashed.update(b"." if op.next is None else b",")
    for given in program.arguments:
        is_array = isinstance(given, np.ndarray)
        hashed.update(np.asarray(given).tobytes() if is_array else repr(given).encode())
    return int.from_bytes(hashed.digest(), signed=True)


_text = lru_cache(1 << 14)(str)

"""Upstream's names as accessors of Python."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from keyword import iskeyword
from typing import Final


@cache
def snake_case(name: str) -> str:
    """Upstream's name of a field in Python's spelling."""
    return _HUMP(lambda m: "_" + m[1].lower(), name).lower()


_HUMP: Final = re.compile(r"(?<=[a-z0-9])([A-Z])").sub


def accessor_name(name: str, taken: Collection[str]) -> str:
    """The accessor of a field: one that is Python's own, or taken, gets a `_`."""
    found = snake_case(name)
    return f"{found}_" if iskeyword(found) or found in taken else found

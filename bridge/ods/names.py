"""Upstream's names as accessors of Python."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from itertools import pairwise
from keyword import iskeyword


@cache
def snake_case(name: str) -> str:
    """Upstream's name of a field in Python's spelling."""
    letters = [
        f"_{char}" if char.isupper() and (old.islower() or old.isdigit()) else char
        for old, char in pairwise(" " + name)
    ]
    return "".join(letters).lower()


def accessor_name(name: str, taken: Collection[str]) -> str:
    """The accessor of a field: one that is Python's own, or taken, gets a `_`."""
    found = snake_case(name)
    return f"{found}_" if iskeyword(found) or found in taken else found


def class_name(op: str) -> str:
    """The class of an op, where its row has no other: `MyThingOp` of `my_thing`."""
    words = re.split(r"[._]", op.partition(".")[2])
    return "".join([word[:1].upper() + word[1:] for word in words]) + "Op"

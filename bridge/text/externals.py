"""Resources of other tools in a file's metadata: upstream's mlir-opt hands them on.

They belong to no operation. Who wants them gathers them while a text is read, and has
them written after what is printed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from bridge.text.bulk import hex_bytes
from bridge.text.spelling import keyword_or_string
from bridge.text.tokens import Token, quoted, string_value

Externals = dict[str, dict[str, str]]
"""By tool and key, what is written for a resource."""

_gathered: Final[ContextVar[Externals | None]] = ContextVar("externals", default=None)
_EMPTY: Final = "\n{-#\n\n#-}\n"
_END: Final = "\n#-}\n"


@contextmanager
def gathered() -> Iterator[Externals]:
    """Those of the texts that are read within."""
    found: Externals = {}
    mark = _gathered.set(found)
    try:
        yield found
    finally:
        _gathered.reset(mark)


def note(tool: str, key: str, value: Token) -> None:
    """Takes one that was read."""
    found = _gathered.get()
    if found is not None:
        found.setdefault(tool, {})[key] = _written(value)


def _written(value: Token) -> str:
    if value.kind != "string":
        return value.text
    if hex_bytes(value.text) is not None:
        return f'"0x{value.text[3:-1].upper()}"'
    return quoted(string_value(value.text))


def with_externals(text: str, externals: Externals, limit: int | None) -> str:
    """A printed module with such resources in its metadata.

    Those whose text is longer than `limit` characters are left out.
    """
    groups = []
    for tool, entries in externals.items():
        lines = [
            f"      {keyword_or_string(key)}: {value}"
            for key, value in entries.items()
            if limit is None or len(value) <= limit
        ]
        if lines:
            groups.append(f"    {tool}: {{\n" + ",\n".join(lines) + "\n    }")
    if not externals:
        return text
    listed = ",\n".join(groups)
    body = f"\n  external_resources: {{\n{listed}\n  }}" if groups else ""
    if text.endswith(_EMPTY) or not text.endswith(_END):
        start = text.removesuffix(_EMPTY)
        return f"{start}\n{{-#{body}{_END}" if groups else start + _EMPTY
    return f"{text.removesuffix(_END)},{body}{_END}" if groups else text

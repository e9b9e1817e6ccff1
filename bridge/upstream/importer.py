"""Upstream's module to native IR."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from bridge.errors import Malformed, Unsupported
from bridge.ir.core import Operation
from bridge.source import Source
from bridge.text.module import read_module
from bridge.upstream.provider import Module

_NO_FILES: Final[Mapping[str, str]] = {}


def from_upstream(module: Module, *, files: Mapping[str, str] = _NO_FILES) -> Operation:
    """A native module of upstream's, every location, property and resource in it.

    `files` gives other names to files that locations name. Raises `Unsupported` for an
    operation that is not a `builtin.module`, and for what upstream prints but cannot be
    read back.
    """
    name = module.operation.name
    if name != "builtin.module":
        raise Unsupported(f"only a builtin.module is imported, not a {name}")
    return read_generic(print_generic(module), files)


def print_generic(module: Module) -> bytes:
    """Everything that a module of upstream's holds, as text."""
    text: bytes = module.operation.get_asm(**_LOSSLESS)
    return text


_LOSSLESS: Final = {
    "binary": True,
    "enable_debug_info": True,
    "print_generic_op_form": True,
    "assume_verified": True,
}


def read_generic(raw: bytes, files: Mapping[str, str] = _NO_FILES) -> Operation:
    """The native module of what `print_generic` gave; raises `Unsupported`."""
    if files:
        raw = _with_renamed_files(raw, files)
    text = raw.decode("utf-8", "surrogateescape")
    try:
        return read_module(Source(text, "<imported>"), allow_unregistered=True)
    except Malformed as error:
        # Upstream prints it, and nobody can read it.
        raise Unsupported(error.diagnostics) from error


def _with_renamed_files(raw: bytes, files: Mapping[str, str]) -> bytes:
    """The text with other files in its locations, which all stand as `"name":line`."""
    names = {_quoted(old): _quoted(new) for old, new in files.items()}
    pattern = rb"(?:%b)(?=:\d)" % b"|".join(map(re.escape, names))
    return re.sub(pattern, lambda match: names[match[0]], raw)


def _quoted(name: str) -> bytes:
    """A string as upstream prints it."""
    raw = name.encode("utf-8", "surrogateescape")
    return b'"%b"' % _UNPRINTABLE.sub(lambda m: b"\\%02X" % m[0][0], raw)


_UNPRINTABLE: Final = re.compile(rb"[^ !#-\[\]-~]")

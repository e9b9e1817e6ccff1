"""Options of LLVM itself, which belong to the process and not to a module."""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bridge.errors import Unsupported
from bridge.upstream.provider import bindings

_given: Final[set[str]] = set()


def give(options: Sequence[str]) -> None:
    """Has LLVM take options as on a command line; those it does not know do nothing.

    An option may be given once in a process. Raises `Unsupported` where the bindings
    come without LLVM's C interface.
    """
    package = importlib.import_module(f"{bindings().package}._mlir_libs")
    folder = Path(str(package.__file__)).parent
    for path in sorted(folder.glob("*CAPI.so*")):
        parse = getattr(ctypes.CDLL(str(path)), "LLVMParseCommandLineOptions", None)
        if parse is not None:
            words = [b"", *[option.encode() for option in options]]
            array = (ctypes.c_char_p * len(words))(*words)
            parse.restype = None
            parse.argtypes = [ctypes.c_int, type(array), ctypes.c_char_p]
            parse(len(words), array, None)
            _given.update(option.lstrip("-").partition("=")[0] for option in options)
            return
    raise Unsupported(f"the bindings take no options of LLVM, so not: {options[0]}")


def is_given(name: str) -> bool:
    """Whether LLVM was given an option."""
    return name in _given

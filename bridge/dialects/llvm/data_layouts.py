"""LLVM's description of a target's data: `e-m:e-p:64:64-i64:64-n8:16:32:64-S128`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final


class _Wrong(Exception):
    """LLVM's error for a description."""


@lru_cache(maxsize=64)
def fault(text: str) -> str | None:
    """LLVM's error for a description that it cannot parse; None for others."""
    names: set[str] = set()
    try:
        for part in text.split("-") if text else ():
            _check(part, names)
    except _Wrong as wrong:
        return str(wrong)
    return None


def _check(part: str, names: set[str]) -> None:
    if not part:
        raise _Wrong("empty specification is not allowed")
    if part == "ve":
        # Vectors are aligned as their elements are.
        return
    if part.startswith("ni"):
        _check_opaque_spaces(part[2:])
    elif part[0] == "p":
        _check_pointer(part[1:].split(":"), names)
    elif part[0] in _PARTS:
        _PARTS[part[0]](part[0], part[1:])
    else:
        raise _Wrong(f"unknown specifier '{part[0]}'")


def _malformed(form: str) -> _Wrong:
    return _Wrong(f'malformed specification, must be of the form "{form}"')


# Numbers -----------------------------------------------------------------------------

_DIGITS: Final = re.compile(r"[0-9]+").fullmatch
_FEW, _MANY = 1 << 16, 1 << 24


def _number(text: str, limit: int) -> int | None:
    """The number below a limit; None where there is none."""
    if not text.isascii() or _DIGITS(text) is None or len(text.lstrip("0")) > 8:
        return None
    number = int(text)
    return number if number < limit else None


def _space(text: str) -> int:
    if not text:
        raise _Wrong("address space component cannot be empty")
    number = _number(text, _MANY)
    if number is None:
        raise _Wrong("address space must be a 24-bit integer")
    return number


def _size(text: str, name: str = "size") -> int:
    if not text:
        raise _Wrong(f"{name} component cannot be empty")
    number = _number(text, _MANY)
    if not number:
        raise _Wrong(f"{name} must be a non-zero 24-bit integer")
    return number


def _alignment(text: str, name: str, may_be_zero: bool = False) -> int:
    """In bits; none is one of bytes."""
    if not text:
        raise _Wrong(f"{name} alignment component cannot be empty")
    number = _number(text, _FEW)
    if number is None:
        raise _Wrong(f"{name} alignment must be a 16-bit integer")
    if not number and not may_be_zero:
        raise _Wrong(f"{name} alignment must be non-zero")
    if number % 8 or number & (number - 1 if number else 0):
        raise _Wrong(f"{name} alignment must be a power of two times the byte width")
    return number or 8


def _alignments(texts: list[str], may_be_zero: bool = False) -> int:
    """The ABI alignment, and the preferred one where it is given."""
    needed = _alignment(texts[0], "ABI", may_be_zero)
    if len(texts) > 1 and _alignment(texts[1], "preferred") < needed:
        raise _Wrong("preferred alignment cannot be less than the ABI alignment")
    return needed


# Parts -------------------------------------------------------------------------------


def _check_endianness(kind: str, rest: str) -> None:
    if rest:
        raise _Wrong("malformed specification, must be just 'e' or 'E'")


def _check_mangling(kind: str, rest: str) -> None:
    if len(rest) < 2 or rest[0] != ":":
        raise _malformed("m:<mangling>")
    if rest[1:] not in {"a", "e", "l", "m", "o", "w", "x"}:
        raise _Wrong("unknown mangling mode")


def _check_primitive(kind: str, rest: str) -> None:
    texts = rest.split(":")
    if not 2 <= len(texts) <= 3:
        raise _malformed(f"{kind}<size>:<abi>[:<pref>]")
    size = _size(texts[0])
    needed = _alignment(texts[1], "ABI")
    if (kind, size) == ("i", 8) and needed != 8:
        raise _Wrong("i8 must be 8-bit aligned")
    _alignments(texts[1:])


def _check_aggregate(kind: str, rest: str) -> None:
    texts = rest.split(":")
    if not 2 <= len(texts) <= 3:
        raise _malformed("a:<abi>[:<pref>]")
    if texts[0] and _number(texts[0], _MANY) != 0:
        raise _Wrong("size must be zero")
    _alignments(texts[1:], may_be_zero=True)


def _check_native(kind: str, rest: str) -> None:
    for text in rest.split(":"):
        _size(text)


def _check_stack(kind: str, rest: str) -> None:
    if not rest:
        raise _malformed("S<size>")
    _alignment(rest, "stack natural")


def _check_functions(kind: str, rest: str) -> None:
    if not rest:
        raise _malformed("F<type><abi>")
    if rest[0] not in "in":
        raise _Wrong(f"unknown function pointer alignment type '{rest[0]}'")
    _alignment(rest[1:], "ABI")


def _check_space(kind: str, rest: str) -> None:
    if not rest:
        raise _malformed(f"{kind}<address space>")
    _space(rest)


def _check_opaque_spaces(rest: str) -> None:
    if not rest.startswith(":"):
        raise _malformed("ni:<address space>[:<address space>]...")
    for text in rest[1:].split(":"):
        if _space(text) == 0:
            raise _Wrong("address space 0 cannot be non-integral")


_PARTS: Final[dict[str, Callable[[str, str], None]]] = {
    **dict.fromkeys("eE", _check_endianness),
    **dict.fromkeys("fiv", _check_primitive),
    **dict.fromkeys("AGP", _check_space),
    "F": _check_functions,
    "S": _check_stack,
    "a": _check_aggregate,
    "m": _check_mangling,
    "n": _check_native,
    # An old entry about stacks is read and ignored.
    "s": lambda kind, rest: None,
}
"""By the first letter; they are passed it and what follows it."""


# Pointers ----------------------------------------------------------------------------

_LETTERS: Final = re.compile(r"[A-Za-z]*").match


def _check_pointer(texts: list[str], names: set[str]) -> None:
    if not 3 <= len(texts) <= 5:
        raise _malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")
    _check_kind(texts[0], names)
    size = _size(texts[1], "pointer size")
    _alignments(texts[2:4])
    if len(texts) > 4 and _size(texts[4], "index size") > size:
        raise _Wrong("index size cannot be larger than the pointer size")


def _check_kind(text: str, names: set[str]) -> None:
    """`eu1(name)`: flags, an address space and what it is called."""
    match = _LETTERS(text)
    flags = match[0] if match is not None else ""
    for index, flag in enumerate(flags):
        if flag not in "eouz":
            raise _Wrong(f"'{flag}' is not a valid pointer specification flag")
        if flag in "oz" and set(flags[:index]) & {"o", "z"}:
            raise _Wrong("only one of 'z' or 'o' may be specified")
    number, opening, name = text[len(flags) :].partition("(")
    space = _space(number) if number else 0
    found = _name(name) if opening else None
    if not space and set(flags) & {"e", "u"}:
        raise _Wrong("address space 0 cannot be unstable or have external state")
    if found in names:
        raise _Wrong(f"address space name `{found}` already used")
    if found is not None:
        names.add(found)


def _name(text: str) -> str:
    name = text.removesuffix(")")
    if name == text or not name:
        raise _Wrong("Expected `( address space name )`")
    if name in ("A", "G", "P"):
        raise _Wrong("Cannot use predefined address space names P/G/A in data layout")
    return name

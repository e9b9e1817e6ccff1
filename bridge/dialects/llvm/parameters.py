"""What LLVM's attributes of parameters and results may be, and on what."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from bridge.dialects.llvm.shapes import is_pointer
from bridge.ir.attributes import UNIT, Attribute, IntegerAttr, TypeAttr
from bridge.ir.core import Operation
from bridge.ir.types import IntegerType, Type
from bridge.ods.dialect_types import is_compatible

_Is = Callable[[Any], bool]


def _is_unit(attr: Attribute) -> bool:
    return attr is UNIT


_KINDS: Final[dict[str, tuple[str, _Is]]] = {
    "unit": ("a unit attribute", _is_unit),
    "type": ("a type attribute", lambda attr: isinstance(attr, TypeAttr)),
    "integer": ("an integer attribute", lambda attr: isinstance(attr, IntegerAttr)),
}
"""What an attribute is: its name in messages, and whether it is."""

_HOLDERS: Final[dict[str, tuple[str, _Is]]] = {
    "pointer": ("non-pointer", is_pointer),
    "integer": ("non-integer", lambda ty: isinstance(ty, IntegerType)),
    "any": ("", lambda ty: True),
}
"""What it is on: the message where it is not, and whether it is."""

_ROWS: Final = {
    ("unit", "pointer"): (
        "noalias readonly readnone writeonly nest nocapture nofree nonnull"
    ),
    ("type", "pointer"): "sret byval byref elementtype inalloca preallocated",
    ("unit", "integer"): "signext zeroext",
    ("integer", "pointer"): "align dereferenceable dereferenceable_or_null",
    ("integer", "any"): "alignstack",
    ("unit", "any"): "noundef inreg returned",
}
_ATTRIBUTES: Final = {
    f"llvm.{word}": kinds for kinds, words in _ROWS.items() for word in words.split()
}
_NOT_OF_RESULTS: Final = re.compile(
    r"llvm\.(?:alloc(?:align|ptr)|by(?:ref|val)|inalloca|nest|no(?:capture|free)"
    r"|preallocated|read(?:none|only)|returned|alignstack|sret|writeonly)"
).fullmatch

SignatureTypes = tuple[Sequence[Type], Sequence[Type]]


def verify_argument(
    op: Operation, index: int, name: str, attr: Attribute, signature: SignatureTypes
) -> None:
    """Raises `Invalid` for an attribute that an argument may not have."""
    _verify(op, signature[0][index], name, attr)


def verify_result(
    op: Operation, index: int, name: str, attr: Attribute, signature: SignatureTypes
) -> None:
    """Raises `Invalid` for an attribute that a result may not have."""
    ty = signature[1][index]
    if _NOT_OF_RESULTS(name):
        raise op.bare_error(f'"{name}" is not a valid result attribute')
    _verify(op, ty, name, attr)


def _verify(op: Operation, ty: Type, name: str, attr: Attribute) -> None:
    kinds = _ATTRIBUTES.get(name)
    if kinds is None:
        return
    kind, is_kind = _KINDS[kinds[0]]
    if not is_kind(attr):
        raise op.bare_error(f'"{name}" should be {kind}')
    missing, fits = _HOLDERS[kinds[1]]
    # What is not of LLVM's types yet may become one that fits.
    if is_compatible(ty) and not fits(ty):
        raise op.bare_error(f'"{name}" attribute attached to {missing} LLVM type')

"""The types that constraints build by themselves, from the C++ that builds them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from bridge.ir.types import (
    INDEX,
    NONE,
    TOKEN,
    FloatType,
    IntegerType,
    Type,
    VectorType,
)
from bridge.later import later
from bridge.ods.definitions import find
from bridge.ods.format_language import FormatFault
from bridge.ods.nodes import dialect_type


@cache
def built_type(text: str) -> Type:
    """The type that a piece of C++ builds; raises `FormatFault` where none is known."""
    text = text.strip().rstrip(";").strip()
    for pattern, build in _BUILDERS:
        match = pattern(text)
        if match is not None:
            return build(match)
    raise FormatFault(f"the type that '{text}' builds is not known")


def _integer(match: re.Match[str]) -> Type:
    signed = {"": "signless", "false": "unsigned", "true": "signed"}[match[2] or ""]
    return IntegerType(int(match[1]), signed)  # type: ignore[arg-type]


def _vector(match: re.Match[str]) -> Type:
    shape = tuple([int(size) for size in match[1].split(",")])
    return VectorType(shape, built_type(match[2]))


def _of_class(match: re.Match[str]) -> Type:
    name, argument = match[1], (match[2] or "").strip()
    bare = name.removeprefix("::").removeprefix("mlir::")
    float_type = _FLOATS(bare)
    if float_type is not None:
        return FloatType(float_type[1].replace("BFloat", "bf").replace("Float", "f"))
    if bare in _WITHOUT_PARAMETERS:
        return _WITHOUT_PARAMETERS[bare]
    found = find(name, "", "types") or _WITHOUT_DEFINITION.get(name.rpartition("::")[2])
    if found is None:
        raise FormatFault(f"the type '{name}' is not known")
    dialect, mnemonic = found
    if argument in ("", "0", "$_builder.getContext()"):
        return dialect_type(f"{dialect}.{mnemonic}")
    inside = int(argument) if argument.isdigit() else built_type(argument)
    return dialect_type(f"{dialect}.{mnemonic}", inside)


def _literal_struct(match: re.Match[str]) -> Type:
    return dialect_type("llvm.struct", tuple(map(built_type, _CALLS(match[1]))))


_WITHOUT_PARAMETERS: Final[dict[str, Type]] = {"NoneType": NONE, "TokenType": TOKEN}
_WITHOUT_DEFINITION: Final = {
    "AsyncTokenType": ("gpu", "async.token"),
    "SparseDnTensorHandleType": ("gpu", "sparse.dntensor_handle"),
    "SparseSpGEMMOpHandleType": ("gpu", "sparse.spgemmop_handle"),
    "SparseSpMatHandleType": ("gpu", "sparse.spmat_handle"),
}
"""Types that upstream defines in C++ alone."""

_CALLS: Final = re.compile(r"\$_builder\.\w+\([^()]*\)").findall
_FLOATS: Final = later("fullmatch", r"((?:B?Float)[0-9]\w*)Type")
_BUILDERS: Final[
    tuple[
        tuple[Callable[[str], re.Match[str] | None], Callable[[re.Match[str]], Type]],
        ...,
    ]
] = (
    (later("fullmatch", r"\$_builder\.getIndexType\(\)"), lambda m: INDEX),
    (
        later(
            "fullmatch",
            r"\$_builder\.getIntegerType\((\d+)(?:, /\*isSigned=\*/(true|false))?\)",
        ),
        _integer,
    ),
    (
        later("fullmatch", r"\$_builder\.getI(\d+)Type\(\)"),
        lambda m: IntegerType(int(m[1])),
    ),
    (
        later("fullmatch", r"\$_builder\.get(B?F)(\d+)Type\(\)"),
        lambda m: FloatType(f"{m[1].lower()}{m[2]}"),
    ),
    (later("fullmatch", r"\$_builder\.getNoneType\(\)"), lambda m: NONE),
    (
        later(
            "fullmatch", r"(?:::mlir::)?VectorType::get\(\{([\d, ]+)\}\s*,\s*(.+?)\s*\)"
        ),
        _vector,
    ),
    (
        later("fullmatch", r"::mlir::LLVM::LLVMStructType::getLiteral\(.*?\{(.*)\}\)"),
        _literal_struct,
    ),
    (later("fullmatch", r"\$_builder\.getType<([\w:]+)>\((.*)\)"), _of_class),
    (later("fullmatch", r"([\w:]+)::get\((.*)\)"), _of_class),
)
"""Patterns of C++, and what makes the type of a match."""

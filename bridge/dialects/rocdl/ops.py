"""The ROCDL dialect: cache policies of loads and stores."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import I32
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.enums import enum
from bridge.ods.format_types import Reading
from bridge.ods.nodes import dialect_attr
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.integers import TOO_LARGE

_FAMILIES: Final = {
    "pre_gfx12": "PreGfx12CachePolicy",
    "gfx942": "Gfx942CachePolicy",
    "gfx12": "Gfx12CachePolicy",
    "gfx12_atomic": "Gfx12AtomicCachePolicy",
}
"""The bits that each family of processors has."""

_SUFFIX: Final = "_cache_policy"


def _read_policy(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`3`, or `gfx12<nt|swz>`."""
    arguments[0].put(reading, _policy(r))


def _policy(r: AsmReader) -> Attribute:
    start = r.here()
    number = r.optional_integer("")
    if number is not None:
        if not -(1 << 31) <= number < 1 << 32:
            raise r.op_error_here(TOO_LARGE, start)
        return IntegerAttr((number + (1 << 31)) % (1 << 32) - (1 << 31), I32)
    family = r.word_of(list(_FAMILIES))
    if family is None:
        words = ", ".join(f"'{word}'" for word in _FAMILIES)
        raise r.fault(f"expected cache policy family {words}, or a 32-bit integer")
    cases = enum("rocdl", _FAMILIES[family])
    if cases is None:
        raise KeyError(family)
    found = r.enclosed(lambda: cases.read(r), "<")
    return dialect_attr(f"rocdl.{family}{_SUFFIX}", cases.text(found))


def _write_policy(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    attr = arguments[0].of(op)
    if isinstance(attr, IntegerAttr):
        w.text(str(attr.value % (1 << 32)))
        return
    name, _, bits = str(attr).partition(" ")
    family = name.removeprefix("#rocdl<").removesuffix(_SUFFIX)
    w.text(f"{family}<{bits}")


DIRECTIVES: Final[Directives] = {"CachePolicy": Directive(_read_policy, _write_policy)}

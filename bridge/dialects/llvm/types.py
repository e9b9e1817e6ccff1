"""LLVM's own types: how they are spelled, and what they are made of.

Inside one of them the others stand without their prefix, `!llvm.struct<(i32, ptr)>`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from bridge.ir.attributes import Attribute
from bridge.ir.types import (
    DialectType,
    FloatType,
    IntegerType,
    Type,
    VectorType,
)
from bridge.ods.definitions import OWN_SYNTAX
from bridge.source import Source
from bridge.text.state import Reader
from bridge.text.tokens import Unreadable, quoted, string_value
from bridge.text.types import begins_type, read_type

Parts = tuple[str | Type | Attribute, ...]

VOID: Final = DialectType("llvm", ("void",))
POINTER: Final = DialectType("llvm", ("ptr",))


def is_llvm(ty: Type, mnemonic: str) -> bool:
    """Whether a type is the dialect's own of this name."""
    return (
        isinstance(ty, DialectType) and ty.dialect == "llvm" and ty.mnemonic == mnemonic
    )


class FunctionShape(NamedTuple):
    """What `!llvm.func<…>` is made of."""

    result: Type
    inputs: tuple[Type, ...]
    variadic: bool


def pretty(ty: Type) -> Parts:
    """A type as it stands inside one of the dialect's: its own without prefix."""
    if not isinstance(ty, DialectType) or ty.dialect != "llvm":
        return (ty,)
    # Upstream takes this one for a float like any other, prefix and all.
    is_float = ty.parts == ("ppc_fp128",)
    return (ty,) if is_float or not is_compatible(ty) else ty.parts


def joined(types: tuple[Type, ...]) -> list[str | Type | Attribute]:
    """`t, t` as parts."""
    found: list[str | Type | Attribute] = []
    for number, ty in enumerate(types):
        if number:
            found.append(", ")
        found += pretty(ty)
    return found


def function_type(shape: FunctionShape) -> DialectType:
    """`!llvm.func<…>` of a result and inputs."""
    return DialectType("llvm", ("func", *_function_parts(shape)))


def array_type(size: int, element: Type) -> DialectType:
    """`!llvm.array<4 x t>`."""
    return DialectType("llvm", ("array", *_array_parts(size, element)))


@lru_cache(maxsize=4096)
def function_shape(ty: Type) -> FunctionShape | None:
    """What a function's type is made of; None for other types."""
    if not is_llvm(ty, "func"):
        return None
    r = Reader(Source(str(ty).removeprefix("!llvm.func")))
    return _read_function(r)


_SCALARS: Final = frozenset({"bf16", "f16", "f32", "f64", "f80", "f128"})


@lru_cache(maxsize=4096)
def is_compatible(ty: Type) -> bool:
    """Whether LLVM IR can express a type."""
    if isinstance(ty, IntegerType):
        return ty.signedness == "signless"
    if isinstance(ty, FloatType):
        return ty.name in _SCALARS
    if isinstance(ty, VectorType):
        return len(ty.shape) == 1 and is_compatible(ty.element)
    if not isinstance(ty, DialectType):
        return False
    if ty.dialect != "llvm":
        return (ty.dialect, ty.mnemonic) == ("ptr", "ptr")
    nodes = [part for part in ty.parts if isinstance(part, Type)]
    text = _STRINGS("", "".join([p for p in ty.parts if isinstance(p, str)]))
    return all(map(is_compatible, nodes)) and all(map(_KNOWN, _WORDS(text)))


_STRINGS: Final = re.compile(r'"[^"]*"').sub
_WORDS: Final = re.compile(r"[A-Za-z]\w*").findall
_KNOWN: Final = re.compile(
    r"x?(?:i[0-9]+|bf16|f16|f32|f64|f80|f128)|x|vector|array|func|label|metadata|opaque"
    r"|packed|ppc_fp128|ptr|struct|target|token|void|x86_amx"
).fullmatch
"""A word that is not one of these is of a type that LLVM IR has not."""


# Reading -----------------------------------------------------------------------------


def read_inside(r: Reader) -> Type:
    """A type inside one of the dialect's; raises `Unreadable`."""
    token = r.peek()
    if begins_type(token) and token.text != "token":
        return read_type(r)
    if token.kind != "bare":
        raise r.wrong_token("expected valid keyword")
    read = READERS.get(token.text)
    if read is None:
        raise r.error(f"unknown LLVM type: {token.text}")
    r.take()
    return DialectType("llvm", (token.text, *read(r)))


def _valid(ty: Type, what: str, pos: int, *others: str) -> Type:
    if isinstance(ty, DialectType) and ty.dialect == "llvm" and ty.mnemonic in others:
        raise Unreadable(pos, f"invalid {what} type: '{ty}'")
    return ty


_NO_ELEMENTS: Final = ("void", "label", "metadata", "func", "token")


def _nothing(r: Reader) -> Parts:
    return ()


def _read_pointer(r: Reader) -> Parts:
    if not r.accept("<"):
        return ()
    token = r.expect_kind("integer", "expected integer value")
    r.expect(">", "expected '>'")
    space = int(token.text, 0)
    return (f"<{space}>",) if space else ()


def _read_array(r: Reader) -> Parts:
    start = r.peek().pos
    r.expect("<", "expected '<'")
    token = r.expect_kind("integer", "expected integer value")
    r.expect("x", "expected 'x'")
    element = _valid(read_inside(r), "array element", start, *_NO_ELEMENTS)
    r.expect(">", "expected '>'")
    return _array_parts(int(token.text, 16 if "x" in token.text else 10), element)


def _array_parts(size: int, element: Type) -> Parts:
    return (f"<{size} x ", *pretty(element), ">")


def _read_function(r: Reader) -> FunctionShape:
    start = r.peek().pos
    r.expect("<", "expected '<'")
    result = read_inside(r)
    r.expect("(", "expected '('")
    inputs: list[Type] = []
    variadic = False
    if not r.accept(")"):
        while True:
            variadic = r.accept("...")
            if variadic:
                break
            inputs.append(read_inside(r))
            if not r.accept(","):
                break
        r.expect(")", "expected ')'")
    r.expect(">", "expected '>'")
    _valid(result, "function result", start, "func", "metadata", "label")
    for ty in inputs:
        _valid(ty, "function argument", start, "void", "func")
    return FunctionShape(result, tuple(inputs), variadic)


def _function_parts(shape: FunctionShape) -> Parts:
    inputs = joined(shape.inputs)
    if shape.variadic:
        inputs.append(", ..." if shape.inputs else "...")
    return ("<", *pretty(shape.result), " (", *inputs, ")>")


def _read_struct(r: Reader) -> Parts:
    r.expect("<", "expected '<'")
    name = r.accept_kind("string")
    head = "<"
    if name is not None:
        spelled = quoted(string_value(name.text))
        if r.accept(">"):
            return (f"<{spelled}>",)
        r.expect(",", "expected ','")
        head = f"<{spelled}, "
    if r.at("opaque"):
        if name is None:
            raise r.error("only identified structs can be opaque")
        r.take()
        r.expect(">", "expected '>'")
        return (head + "opaque>",)
    if r.accept("packed"):
        head += "packed "
    r.expect("(", "expected '('")
    start = r.peek().pos
    members: list[Type] = []
    if not r.accept(")"):
        members.append(read_inside(r))
        while r.accept(","):
            members.append(read_inside(r))
        r.expect(")", "expected ')'")
    r.expect(">", "expected '>'")
    for ty in members:
        _valid(ty, "LLVM structure element", start, *_NO_ELEMENTS)
    whole = all(map(is_compatible, members))
    parts = joined(tuple(members)) if whole else _listed(members)
    return (head + "(", *parts, ")>")


def _listed(members: list[Type]) -> list[str | Type | Attribute]:
    """Members of what LLVM IR has not: what refers to it keeps its prefix."""
    found: list[str | Type | Attribute] = []
    for number, ty in enumerate(members):
        if number:
            found.append(", ")
        inner = isinstance(ty, DialectType) and _REFERENCE(str(ty)) is not None
        found += (ty,) if inner else pretty(ty)
    return found


_REFERENCE: Final = re.compile(r'!llvm\.struct<"[^"]*">').fullmatch


def _read_target(r: Reader) -> Parts:
    r.expect("<", "expected '<'")
    name = r.expect_kind("string", "expected string")
    parts: list[str | Type | Attribute] = ["<" + quoted(string_value(name.text))]
    numbers = False
    while r.accept(","):
        parts.append(", ")
        if r.peek().kind == "integer":
            numbers = True
            parts.append(str(int(r.take().text, 0)))
        elif numbers:
            message = "failed to parse parameter list for target extension type"
            raise r.error(message)
        else:
            parts.append(read_inside(r))
    r.expect(">", "expected '>'")
    return (*parts, ">")


READERS: Final[dict[str, Callable[[Reader], Parts]]] = {
    "array": _read_array,
    "func": lambda r: _function_parts(_read_function(r)),
    "label": _nothing,
    "metadata": _nothing,
    "ppc_fp128": _nothing,
    "ptr": _read_pointer,
    "struct": _read_struct,
    "target": _read_target,
    "token": _nothing,
    "void": _nothing,
    "x86_amx": _nothing,
}
"""What reads a type behind its name, and gives the parts behind it."""


for _mnemonic, _read in READERS.items():
    OWN_SYNTAX["llvm", _mnemonic, "types"] = _read

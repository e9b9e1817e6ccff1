"""Types and attributes of dialects in Python: a class's annotations as a definition.

    class PointType(DefinedType, name="my.point"):
        \"\"\"A point of so many dimensions.\"\"\"

        dimensions: int
        element: Type
        assembly_format: ClassVar[str] = "`<` $dimensions `x` $element `>`"

A parameter is an `int`, `bool`, `str`, `Type`, `Attribute`, `AffineMap`, a class of
nodes, a `Literal` of words, or a tuple `tuple[kind, ...]` of one of them; it may have a
default, which is not printed. `verify`, a static method that takes the parameters,
raises `ValueError` where they cannot be.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Final, Literal, Union, get_args, get_origin

from bridge.ir.affine import AffineMap
from bridge.ir.attributes import Attribute
from bridge.ir.base import MISSING
from bridge.ir.types import Type
from bridge.ods.definition_formats import Fields, Judge
from bridge.ods.definition_parameters import KINDS, STRING, Kind, list_of, node_kind
from bridge.ods.own import MARK, names_of, own_table
from bridge.ods.rows import FORGET
from bridge.text.state import Parts, Reader, Section
from bridge.text.tokens import NestedParseError

if TYPE_CHECKING:
    from bridge.ods.nodes import DefinedClass

_PLAIN: Final[dict[object, Kind]] = {
    AffineMap: KINDS["AffineMap"],
    Attribute: KINDS["Attribute"],
    Type: KINDS["Type"],
    bool: KINDS["bool"],
    int: KINDS["::llvm::APInt"],
    str: STRING,
}


def declare(cls: DefinedClass, name: str, section: Section) -> None:
    """Adds the definition of a class to the table of its dialect.

    Raises `TypeError`, which names the class and the parameter.
    """
    dialect, mnemonic = names_of(cls.__name__, name)
    lines = [
        _parameter(cls, field, default)
        for field, default in zip(cls._fields, cls._defaults, strict=True)
        if field != "type" or section == "types"
    ]
    entry: dict[str, object] = {
        "mnemonic": mnemonic,
        "cpp": f"::{dialect}::{cls.__name__}",
        MARK: True,
    }
    if lines:
        entry |= {"parameters": lines, "format": _format(cls, lines)}
    if hasattr(cls, "verify"):
        entry["judge"] = _judge(cls.verify)
    own_table(dialect, cls.__module__).data[section][mnemonic] = entry
    for forget in FORGET:
        forget()


def _format(cls: DefinedClass, lines: list[list[object]]) -> str:
    text = getattr(cls, "assembly_format", "`<` params `>`")
    if not isinstance(text, str):
        raise TypeError(f"{cls.__name__}.assembly_format is text")
    missing = [name for name, *_ in lines if f"${name}" not in text]
    if missing and "params" not in text:
        raise TypeError(f"{cls.__name__}.{missing[0]} is not in the assembly format")
    return text


def _judge(verify: Callable[..., None]) -> Judge:
    def judge(values: Fields) -> str | None:
        try:
            verify(**values)
        except ValueError as fault:
            return str(fault)
        return None

    return judge


def _parameter(cls: DefinedClass, field: str, default: object) -> list[object]:
    hint = cls.__annotations__[field]
    found = kind_of(resolved(cls, field, hint))
    if found is None:
        raise TypeError(f"{cls.__name__}.{field}: a parameter cannot be {hint}")
    if default is MISSING:
        return [field, _spelled(hint), {"kind": found}]
    if default is not None:
        try:
            default = found.keep(default)
        except ValueError as fault:
            raise TypeError(f"{cls.__name__}.{field}: {fault}") from None
    return [
        field,
        _spelled(hint),
        {"kind": found._replace(empty=default), "optional": True},
    ]


def _spelled(hint: object) -> str:
    return hint if isinstance(hint, str) else getattr(hint, "__name__", str(hint))


def resolved(cls: DefinedClass, field: str, hint: object) -> object:
    """What an annotation stands for; raises `TypeError` where its names are unknown."""
    if not isinstance(hint, str):
        return hint
    try:
        return eval(hint, dict(vars(sys.modules[cls.__module__])))
    except NameError as fault:
        raise TypeError(f"{cls.__name__}.{field}: {fault}") from None


def kind_of(hint: object) -> Kind | None:
    """How values of an annotation are read and written; None where nothing does."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return _words(arguments)
    if origin is tuple and arguments[1:] == (...,):
        item = kind_of(arguments[0])
        return None if item is None else list_of(item)
    if origin in (Union, UnionType):
        others = [one for one in arguments if one is not NoneType]
        return kind_of(others[0]) if len(others) == 1 else None
    if isinstance(hint, type) and issubclass(hint, Type | Attribute):
        return node_kind(hint)
    return None


def _words(words: tuple[object, ...]) -> Kind:
    """One of several words."""
    listed = ", ".join(map(str, words))

    def read(r: Reader) -> str:
        token = r.peek()
        if token.text not in words:
            raise NestedParseError(token.pos, f"expected one of: {listed}")
        r.take()
        return str(token.text)

    def write(value: str) -> Parts:
        return (value,)

    def keep(value: object) -> str:
        if value not in words:
            raise ValueError(f"expected one of: {listed}; got {value!r}")
        return str(value)

    return Kind(read, write, keep, hint="str")

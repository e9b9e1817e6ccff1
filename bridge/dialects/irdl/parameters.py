"""Types and attributes of dialects in Python in the form that irdl gives them.

Irdl has one syntax, `!geo.point<2 : i64, f32>`: the parameters as attributes. So
upstream prints and reads what a class writes as `!geo.point<2 x f32>`; each parameter
is an attribute from which its value follows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Final, Literal, NamedTuple, Union, get_args, get_origin

from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from bridge.ir.types import I1, I64, IntegerType, Type
from bridge.ods.declared import resolved
from bridge.ods.definition_parameters import Field
from bridge.ods.nodes import DefinedAttr, DefinedClass, DefinedType, definition
from bridge.ods.own import PYTHON
from bridge.op.registry import ReferenceRegistry
from bridge.text.attributes import read_attribute
from bridge.text.state import Modelled, Parts, Reader, Section
from bridge.text.tokens import ParseError


class _Form(NamedTuple):
    """How values of one kind of parameter are attributes."""

    made: Callable[[Field], Attribute]
    value: Callable[[Field], Field]
    """Raises `AttributeError` and `ValueError` for another attribute."""


def _integer(value: int) -> IntegerAttr:
    return IntegerAttr(
        value, I64 if value.bit_length() < 64 else IntegerType(value.bit_length() + 1)
    )


_NODE: Final = _Form(lambda attr: attr, lambda attr: attr)
_TYPE: Final = _Form(TypeAttr, lambda attr: attr.type)
_WORD: Final = _Form(StringAttr, lambda attr: attr.value)
_PLAIN: Final[dict[object, _Form]] = {
    AffineMap: _Form(AffineMapAttr, lambda attr: attr.map),
    Attribute: _NODE,
    Type: _TYPE,
    bool: _Form(
        lambda value: IntegerAttr(int(value), I1), lambda attr: bool(attr.value)
    ),
    int: _Form(_integer, lambda attr: attr.value),
    str: _WORD,
}
"""As `bridge.ods.declared` has them."""


def _form(hint: object) -> _Form:
    """The form of a parameter that is annotated so."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return _WORD
    if origin is tuple:
        return _listed(_form(arguments[0]))
    if origin in (Union, UnionType):
        (inner,) = [one for one in arguments if one is not NoneType]
        return _optional(_form(inner))
    assert isinstance(hint, type)  # nothing else may be an annotation
    return _TYPE if issubclass(hint, Type) else _NODE


def _listed(item: _Form) -> _Form:
    return _Form(
        lambda values: ArrayAttr(tuple(map(item.made, values))),
        lambda attr: tuple([item.value(one) for one in attr.elements]),
    )


def _optional(item: _Form) -> _Form:
    """A list of one, or of none: `unit` would be an attribute like others."""
    several = _listed(item)

    def value(attr: Field) -> Field:
        found = several.value(attr)
        return found[0] if found else None

    return _Form(lambda one: several.made(() if one is None else (one,)), value)


def _forms(cls: DefinedClass) -> tuple[_Form, ...]:
    return _forms_of(cls)


@cache
def _forms_of(cls: type) -> tuple[_Form, ...]:
    assert isinstance(cls, DefinedClass)  # it is one for `_forms`
    hints = cls.__annotations__
    return tuple([_form(resolved(cls, field, hints[field])) for field in cls.fields])


def parts_in_irdl(node: Type | Attribute) -> Parts | None:
    """What is written for a node of a dialect in Python; None for any other."""
    cls: object = type(node)
    if not isinstance(cls, DefinedClass) or cls.dialect not in PYTHON:
        return None
    if not cls.fields:
        return (cls.mnemonic,)
    found: list[str | Type | Attribute] = [f"{cls.mnemonic}<"]
    for field, form in zip(cls.fields, _forms(cls), strict=True):
        found += [form.made(getattr(node, field)), ", "]
    found[-1] = ">"
    return tuple(found)


class _InIrdl:
    """The syntax of one such type or attribute."""

    typed = False
    own_type = None

    def __init__(self, cls: DefinedClass) -> None:
        self._cls = cls

    def read(self, r: Reader) -> DefinedAttr | DefinedType:
        """Takes the parameters; raises `ParseError`."""
        start = r.peek().pos
        attributes: list[Attribute] = []
        if r.accept("<"):
            attributes.append(read_attribute(r))
            while r.accept(","):
                attributes.append(read_attribute(r))
            r.expect(">")
        forms = _forms(self._cls)
        try:
            pairs = zip(forms, attributes, strict=True)
            made: DefinedAttr | DefinedType = self._cls(
                *[form.value(attr) for form, attr in pairs]
            )
        except (AttributeError, ValueError) as fault:
            raise ParseError(start, f"wrong parameters: {fault}") from None
        return made

    def node(self, found: Field, ty: Type | None = None) -> Field:
        """What was read."""
        return found


class _Registry(ReferenceRegistry):
    """The reference, with what dialects in Python define as irdl writes it."""

    def defined(self, dialect: str, mnemonic: str, section: Section) -> Modelled | None:
        if dialect not in PYTHON:
            return super().defined(dialect, mnemonic, section)
        known = definition(dialect, mnemonic, section)
        return _InIrdl(known.cls) if known is not None and known.cls else known


IN_IRDL: Final = _Registry()

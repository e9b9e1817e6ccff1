"""Kinds of types and attributes, as the tables name them.

    i32  ui8  bf16  index  none  token   a builtin type, as it is written
    VectorType  BoolAttr                 a builtin class, or one of the rows below
    !llvm.ptr  #llvm.tbaa_tag            a dialect's type or attribute
    !pdl.*                               any type of a dialect
    enum llvm.Linkage                    a case of an enum that is stored as an integer

`A | B` is of either kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    DialectAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    SparseElementsAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.types import (
    F32,
    F64,
    I1,
    I8,
    I16,
    I32,
    I64,
    INDEX,
    NONE,
    TOKEN,
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    GraphType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    TupleType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    as_shaped,
)
from bridge.ods.dialect_types import shaped
from bridge.ods.enums import enum_named
from bridge.ods.names import snake_case
from bridge.ods.rows import table

Is = Callable[[Any], bool]


def anything(self: object) -> bool:
    """The kind of all."""
    return True


@cache
def kind(name: str) -> Is:
    """The test of a kind, or of several. Raises `ValueError` for an unknown one."""
    return of_kinds(*name.split(" | "))


def of_kinds(*names: str) -> Is:
    """Whether something is of one of several kinds."""
    types = frozenset(filter(None, map(builtin_type, names)))
    classes = tuple(cls for name in names for cls in _CLASSES.get(name, ()))
    tests: list[Is] = list(_tests(names))
    if types:
        tests.insert(0, types.__contains__)
    if classes:
        tests.insert(0, lambda self: isinstance(self, classes))
    if len(tests) == 1:
        return tests[0]
    return lambda self: any(test(self) for test in tests)


def _tests(names: tuple[str, ...]) -> Iterator[Is]:
    for name in names:
        if name[0] in "!#":
            yield _of_dialect(name)
        elif name.startswith("enum "):
            yield _case(name.removeprefix("enum "))
        elif name in _TESTS:
            yield _TESTS[name]
        elif name not in _CLASSES and builtin_type(name) is None:
            raise ValueError(f"there is no kind '{name}'")


def _of_dialect(name: str) -> Is:
    node = DialectType if name[0] == "!" else DialectAttr
    dialect, _, mnemonic = name[1:].partition(".")
    if mnemonic == "*":
        return lambda self: isinstance(self, node) and self.dialect == dialect
    return lambda self: (
        isinstance(self, node) and self.mnemonic == mnemonic and self.dialect == dialect
    )


def _case(name: str) -> Is:
    cases = enum_named(name)
    if cases is None:
        raise ValueError(f"there is no enum '{name}'")
    ty = IntegerType(cases.width)
    mask = (1 << cases.width) - 1
    values = frozenset([value & mask for value in cases.symbols.values()])
    return lambda self: (
        isinstance(self, IntegerAttr)
        and self.type is ty
        and (cases.bits or self.bits in values)
    )


@cache
def builtin_type(text: str) -> Type | None:
    """The number's type of a text like `ui8`, `f32`, `index`; None for other texts."""
    if text in _PLAIN:
        return _PLAIN[text]
    if text[:1].islower() and any(map(str.isdigit, text)):
        mark = text.rstrip("0123456789")
        if mark in _SIGNEDNESS:
            return IntegerType(int(text[len(mark) :]), _SIGNEDNESS[mark])  # type: ignore[arg-type]
        if text[0] in "fbt" and " " not in text:
            return FloatType(text)
    return None


_PLAIN: Final[dict[str, Type]] = {"index": INDEX, "none": NONE, "token": TOKEN}
_SIGNEDNESS: Final = {"i": "signless", "si": "signed", "ui": "unsigned"}


# Classes -----------------------------------------------------------------------------

_ELEMENTS: Final = (
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    SparseElementsAttr,
)
_CLASSES: Final[dict[str, tuple[type, ...]]] = {
    "AffineMapAttr": (AffineMapAttr,),
    "ArrayAttr": (ArrayAttr,),
    "Attribute": (Attribute,),
    "BaseMemRefType": (MemRefType, UnrankedMemRefType),
    "ComplexType": (ComplexType,),
    "DenseElementsAttr": (DenseElementsAttr, DenseStringElementsAttr),
    "DenseResourceElementsAttr": (DenseResourceAttr,),
    "DictionaryAttr": (DictionaryAttr,),
    "ElementsAttr": _ELEMENTS,
    "FloatAttr": (FloatAttr,),
    "FloatType": (FloatType,),
    "FunctionType": (FunctionType,),
    "GraphType": (GraphType,),
    "IntegerAttr": (IntegerAttr,),
    "IntegerSetAttr": (IntegerSetAttr,),
    "IntegerType": (IntegerType,),
    "MemRefType": (MemRefType,),
    "RankedTensorType": (RankedTensorType,),
    "StringAttr": (StringAttr,),
    "SymbolRefAttr": (SymbolRefAttr,),
    "TensorType": (RankedTensorType, UnrankedTensorType),
    "TupleType": (TupleType,),
    "Type": (Type,),
    "TypeAttr": (TypeAttr,),
    "TypedAttr": (IntegerAttr, FloatAttr, StringAttr, *_ELEMENTS),
    "UnitAttr": (UnitAttr,),
    "UnrankedMemRefType": (UnrankedMemRefType,),
    "UnrankedTensorType": (UnrankedTensorType,),
    "VectorType": (VectorType,),
}


def _integer(signedness: str) -> Is:
    return lambda ty: isinstance(ty, IntegerType) and ty.signedness == signedness


def _array(element: Type) -> Is:
    return lambda attr: isinstance(attr, DenseArrayAttr) and attr.element is element


def _elements(*classes: type[Type]) -> Is:
    """Dense elements of one of the classes."""

    def test(attr: Attribute) -> bool:
        known = as_shaped(attr.type) if isinstance(attr, DenseElementsAttr) else None
        return known is not None and isinstance(known.element, classes)

    return test


def _is_typed(attr: Attribute) -> bool:
    """Whether an attribute of a dialect has a type, by its definition.

    Upstream types those of dialects that nobody knows.
    """
    if isinstance(attr, DialectAttr) and table(attr.dialect) is None:
        return True
    return _has_trait(attr, "TypedAttr")


def _has_trait(attr: Attribute, name: str) -> bool:
    own = table(attr.dialect) if isinstance(attr, DialectAttr) else None
    if own is None or not isinstance(attr, DialectAttr):
        return False
    return name in own.data["attributes"].get(attr.mnemonic, {}).get("traits", ())


_TESTS: Final[dict[str, Is]] = {
    "BoolAttr": lambda attr: isinstance(attr, IntegerAttr) and attr.type is I1,
    "DenseBoolArrayAttr": _array(I1),
    "DenseF32ArrayAttr": _array(F32),
    "DenseF64ArrayAttr": _array(F64),
    "DenseFPElementsAttr": _elements(FloatType),
    "DenseI16ArrayAttr": _array(I16),
    "DenseI32ArrayAttr": _array(I32),
    "DenseI64ArrayAttr": _array(I64),
    "DenseI8ArrayAttr": _array(I8),
    "DenseIntElementsAttr": _elements(IntegerType, IndexType),
    "ElementsAttr": lambda attr: _has_trait(attr, "ElementsAttr"),
    "FixedVectorType": lambda ty: isinstance(ty, VectorType) and not any(ty.scalable),
    "FlatSymbolRefAttr": lambda a: isinstance(a, SymbolRefAttr) and not a.nested,
    "ScalableVectorType": lambda ty: isinstance(ty, VectorType) and any(ty.scalable),
    "ShapedType": lambda ty: isinstance(ty, ShapedType) or shaped(ty) is not None,
    "SignedIntegerType": _integer("signed"),
    "SignlessIntegerType": _integer("signless"),
    "TypedAttr": _is_typed,
    "UnsignedIntegerType": _integer("unsigned"),
}
"""Kinds that are more, or less, than classes of ours."""

_TITLES: Final = {
    "ComplexType": "builtin.complex",
    "FunctionType": "builtin.function",
    "IntegerType": "builtin.integer",
    "MemRefType": "builtin.memref",
    "RankedTensorType": "builtin.tensor",
    "TupleType": "builtin.tuple",
    "UnrankedMemRefType": "builtin.unranked_memref",
    "UnrankedTensorType": "builtin.unranked_tensor",
    "VectorType": "builtin.vector",
    "index": "builtin.index",
    "none": "builtin.none",
}


def title(name: str) -> str:
    """What diagnostics call a kind of type; nothing where they do not name it."""
    is_one = name[0] == "!" and not name.endswith("*") and " | " not in name
    return name[1:] if is_one else _TITLES.get(name, "")


def kind_name(node: Type | Attribute) -> str:
    """The full name of a node's kind: `builtin.integer`, `my.point`."""
    if isinstance(node, DialectType | DialectAttr):
        return f"{node.dialect}.{node.mnemonic}"
    known = _TITLES.get(type(node).__name__) or _TITLES.get(str(node))
    if isinstance(node, FloatType):
        return f"builtin.{node}"
    suffix = "Attr" if isinstance(node, Attribute) else "Type"
    plain = snake_case(type(node).__name__.removesuffix(suffix))
    return known or f"builtin.{plain}"

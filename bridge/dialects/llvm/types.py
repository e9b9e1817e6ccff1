"""LLVM's own types: how they are spelled, and their parameters.

Inside one of them the others are written without their prefix, `!llvm.struct<(i32,
ptr)>`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge.errors import Unsupported
from bridge.ir.attributes import Attribute
from bridge.ir.types import TOKEN, DialectType, Type
from bridge.later import deferred
from bridge.ods.definition_formats import Body, Fields, parameter_fault
from bridge.ods.definition_parameters import number_of, optional_unsigned
from bridge.ods.definitions import Syntax
from bridge.ods.dialect_types import is_compatible
from bridge.ods.nodes import DefinedClass, DefinedType
from bridge.text.state import Reader
from bridge.text.tokens import ParseError, quoted, string_value
from bridge.text.types import begins_type, read_type

if TYPE_CHECKING:
    from bridge.interpreter import aggregates, elements
else:
    aggregates = deferred("bridge.interpreter.aggregates")
    elements = deferred("bridge.interpreter.elements")

Parts = tuple[str | Type | Attribute, ...]


def is_llvm(ty: Type, mnemonic: str) -> bool:
    """Whether a type is the dialect's own of this name."""
    return (
        isinstance(ty, DialectType) and ty.dialect == "llvm" and ty.mnemonic == mnemonic
    )


class FunctionShape(NamedTuple):
    """The parts of `!llvm.func<…>`."""

    result: Type
    inputs: tuple[Type, ...]
    variadic: bool


def pretty(ty: Type) -> Parts:
    """A type as it is written inside an llvm type: the dialect's own without prefix."""
    if not isinstance(ty, DialectType) or ty.dialect != "llvm":
        return (ty,)
    # Upstream takes this one for a float like any other, prefix and all.
    is_float = isinstance(ty, PPCFP128Type)
    return (ty,) if is_float or not is_compatible(ty) else ty.parts


def joined(types: tuple[Type, ...]) -> list[str | Type | Attribute]:
    """`t, t` as parts."""
    found: list[str | Type | Attribute] = []
    for number, ty in enumerate(types):
        if number:
            found.append(", ")
        found += pretty(ty)
    return found


def function_type(shape: FunctionShape) -> FunctionType:
    """`!llvm.func<…>` of a result and inputs that one may have."""
    return FunctionType.sound(*shape)


def array_type(size: int, element: Type) -> ArrayType:
    """`!llvm.array<4 x t>`."""
    return ArrayType(element, size)


def function_shape(ty: Type) -> FunctionShape | None:
    """The parts of a function type; None for other types."""
    if not isinstance(ty, FunctionType):
        return None
    return FunctionShape(ty.return_type, ty.params, ty.var_arg)


# Reading -----------------------------------------------------------------------------


def read_inside(r: Reader) -> Type:
    """A type inside one of the dialect's; raises `ParseError`."""
    state, start = r.state, r.peek().pos
    if state.depth >= _DEEPEST:
        raise ParseError(start, f"types nested deeper than {_DEEPEST} are not read")
    state.depth += 1
    try:
        return _read_inside(r)
    finally:
        state.depth -= 1


_DEEPEST: Final = 1000
"""A type's text holds those of the types in it: twice as deep is four times as long."""

_LARGEST: Final = 1 << 20
"""Types in a type: with aliases their number may double with every line of a file."""


def _bounded(types: Sequence[Type], pos: int) -> None:
    """Raises `ParseError` where a type of these would be too large."""
    if sum(map(_count, types)) > _LARGEST:
        message = f"types that hold more than {_LARGEST} others are not read"
        raise ParseError(pos, message)


@lru_cache(maxsize=4096)
def _count(ty: Type) -> int:
    """How many types are printed for a type; those in it have been counted before."""
    match ty:
        case ArrayType():
            return 1 + _count(ty.element_type)
        case StructType():
            return 1 + sum(map(_count, ty.body or ()))
        case FunctionType():
            return 1 + sum(map(_count, (ty.return_type, *ty.params)))
        case _:
            return 1


def _read_inside(r: Reader) -> Type:
    token = r.peek()
    if begins_type(token):
        return read_type(r)
    if token.kind != "bare":
        raise ParseError(token.pos, "expected valid keyword")
    read = READERS.get(token.text)
    if read is None:
        r.pos = token.end
        raise ParseError(token.pos, f"unknown LLVM type: {token.text}")
    r.take()
    found: Type = _CLASSES[token.text].from_values(read.read(r))
    return found


def _valid(ty: Type, what: str, pos: int, *others: str) -> Type:
    own = isinstance(ty, DialectType) and ty.dialect == "llvm" and ty.mnemonic in others
    if own or (ty is TOKEN and "token" in others):
        raise ParseError(pos, f"invalid {what} type: '{ty}'")
    return ty


_UNSIGNED: Final = number_of("unsigned")
_UINT64: Final = number_of("uint64_t")
_SPACE_FAULT: Final = parameter_fault("LLVMPointerType", "addressSpace", "unsigned")
_SIZE_FAULT: Final = parameter_fault("LLVMArrayType", "numElements", "uint64_t")
_NAME_FAULT: Final = parameter_fault(
    "LLVMTargetExtType", "extTypeName", "::llvm::StringRef"
)
_LIST_FAULT: Final = "failed to parse parameter list for target extension type"
_NO_ELEMENTS: Final = ("void", "label", "metadata", "func", "token")


def _read_pointer(r: Reader) -> Fields:
    if not r.accept("<"):
        return {"addressSpace": 0}
    with r.followed_by(_SPACE_FAULT):
        space = _UNSIGNED(r)
    r.expect(">", "expected '>'")
    return {"addressSpace": space}


def _pointer_parts(values: Fields) -> Parts:
    space = values["addressSpace"]
    return (f"<{space}>",) if space else ()


def _read_array(r: Reader) -> Fields:
    start = r.peek().pos
    r.expect("<", "expected '<'")
    with r.followed_by(_SIZE_FAULT):
        size = _UINT64(r)
    if not r.accept("x"):
        raise ParseError(r.peek().pos, "expected 'x'")
    element = _valid(read_inside(r), "array element", start, *_NO_ELEMENTS)
    r.expect(">", "expected '>'")
    return {"elementType": element, "numElements": size}


def _array_parts(values: Fields) -> Parts:
    return (f"<{values['numElements']} x ", *pretty(values["elementType"]), ">")


def _read_function(r: Reader) -> Fields:
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
    _bounded([result, *inputs], start)
    _valid(result, "function result", start, "func", "metadata", "label")
    for ty in inputs:
        _valid(ty, "function argument", start, "void", "func")
    return {"returnType": result, "params": tuple(inputs), "varArg": variadic}


def _function_parts(values: Fields) -> Parts:
    inputs = joined(values["params"])
    if values["varArg"]:
        inputs.append(", ..." if inputs else "...")
    return ("<", *pretty(values["returnType"]), " (", *inputs, ")>")


def _read_struct(r: Reader) -> Fields:
    start = r.peek().pos
    r.expect("<", "expected '<'")
    token = r.accept_kind("string")
    found: Fields = {"body": None, "name": None, "packed": False, "opaque": False}
    if token is None:
        if r.at("opaque"):
            raise r.error("only identified structs can be opaque")
        return _read_members(r, found, [start])
    name = found["name"] = string_value(token.text)
    known = _structs(r)
    where = r.peek().pos
    if r.accept(">"):
        known.refer(name, where)
        return found
    r.expect(",", "expected ','")
    where = r.peek().pos
    if r.accept("opaque"):
        r.expect(">", "expected '>'")
        known.declare(name, where)
        return {**found, "opaque": True}
    known.enter(name, where)
    places: list[int] = []
    try:
        found = _read_members(r, found, places)
    finally:
        known.enclosing.remove(name)
    known.define(name, found, places[0] if found["body"] else where)
    return found


def _read_members(r: Reader, found: Fields, places: list[int]) -> Fields:
    """`packed (t, t)>`; adds the offset of the members to `places`.

    Errors of members are reported at the first of them.
    """
    found["packed"] = r.accept("packed")
    r.expect("(", "expected '('")
    places.append(r.peek().pos)
    members: list[Type] = []
    if not r.accept(")"):
        members.append(read_inside(r))
        while r.accept(","):
            members.append(read_inside(r))
        r.expect(")", "expected ')'")
    r.expect(">", "expected '>'")
    _bounded(members, places[0])
    for ty in members:
        _valid(ty, "LLVM structure element", places[0], *_NO_ELEMENTS)
    return {**found, "body": tuple(members)}


class _Structs:
    """The identified structs of a text: each has one body, or none."""

    def __init__(self) -> None:
        self.bodies: dict[str, object] = {}
        self.enclosing: list[str] = []

    def refer(self, name: str, pos: int) -> None:
        """A struct within itself; raises `ParseError` elsewhere."""
        if name not in self.enclosing:
            message = "struct without a body only allowed in a recursive struct"
            raise ParseError(pos, message)

    def declare(self, name: str, pos: int) -> None:
        """One without a body; raises `ParseError` where it has one."""
        if name in self.enclosing:
            return
        if self.bodies.setdefault(name, None) is not None:
            raise ParseError(pos, "redeclaring defined struct as opaque")

    def enter(self, name: str, pos: int) -> None:
        """One whose body follows; raises `ParseError` within itself."""
        if name in self.enclosing:
            raise ParseError(pos, "identifier already used for an enclosing struct")
        self.enclosing.append(name)

    def define(self, name: str, values: Fields, pos: int) -> None:
        """Raises `ParseError` where it has another body, or was to have none."""
        body = values["packed"], tuple(map(_shallow, values["body"]))
        if self.bodies.setdefault(name, body) != body:
            raise ParseError(pos, "identified type already used with a different body")


def _structs(r: Reader) -> _Structs:
    memo = r.state.rule_memo
    found: _Structs | None = memo.get(_STRUCTS)
    if found is None:
        found = memo[_STRUCTS] = _Structs()
    return found


_STRUCTS: Final = ("llvm.struct",)


@lru_cache(maxsize=4096)
def _shallow(ty: Type) -> object:
    """A member, where identified structs are what they are called."""
    if not isinstance(ty, StructType | ArrayType | FunctionType):
        return ty
    if isinstance(ty, StructType):
        if ty.name is not None:
            return ty.name
        return ty.packed, tuple(map(_shallow, ty.body or ()))
    if isinstance(ty, ArrayType):
        return ty.num_elements, _shallow(ty.element_type)
    inputs = tuple(map(_shallow, ty.params))
    return _shallow(ty.return_type), inputs, ty.var_arg


def _struct_parts(values: Fields) -> Parts:
    name, members = values["name"], values["body"]
    head = "<" if name is None else f"<{quoted(name)}"
    if name is None and members is None:
        raise ValueError("only identified structs can be opaque")
    if members is None and not values["opaque"]:
        return (head + ">",)
    head += "" if name is None else ", "
    if values["opaque"]:
        return (head + "opaque>",)
    whole = all(map(is_compatible, members))
    parts = joined(tuple(members)) if whole else _listed(members)
    return (head + ("packed (" if values["packed"] else "("), *parts, ")>")


def _listed(members: Sequence[Type]) -> list[str | Type | Attribute]:
    """Members of what LLVM IR has not: what refers to it keeps its prefix."""
    found: list[str | Type | Attribute] = []
    for number, ty in enumerate(members):
        if number:
            found.append(", ")
        inner = isinstance(ty, DialectType) and _REFERENCE(str(ty)) is not None
        found += (ty,) if inner else pretty(ty)
    return found


_REFERENCE: Final = re.compile(r'!llvm\.struct<"[^"]*">').fullmatch


def _read_target(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    with r.followed_by(_NAME_FAULT):
        if r.peek().kind != "string":
            raise r.error("expected string")
        name = r.take()
    types: list[Type] = []
    numbers: list[int] = []
    while r.accept(","):
        try:
            number = optional_unsigned(r)
        except ParseError as fault:
            # Upstream then looks for a type.
            r.follow(fault, "expected valid keyword")
            r.follow(fault, _LIST_FAULT)
            raise
        if number is not None:
            numbers.append(number)
        elif numbers:
            raise r.error(_LIST_FAULT)
        else:
            with r.followed_by(_LIST_FAULT):
                types.append(read_inside(r))
    r.expect(">", "expected '>'")
    return {
        "extTypeName": string_value(name.text),
        "typeParams": tuple(types),
        "intParams": tuple(numbers),
    }


def _target_parts(values: Fields) -> Parts:
    found: list[str | Type | Attribute] = ["<" + quoted(values["extTypeName"])]
    for ty in values["typeParams"]:
        found += [", ", ty]
    found += [f", {number}" for number in values["intParams"]]
    return (*found, ">")


def _no_values(r: Reader) -> Fields:
    return {}


def _no_parts(values: Fields) -> Parts:
    return ()


_PLAIN: Final = ("label", "metadata", "ppc_fp128", "token", "void", "x86_amx")
READERS: Final[dict[str, Body]] = {
    **dict.fromkeys(_PLAIN, Body((), _no_values, _no_parts)),
    "array": Body(("elementType", "numElements"), _read_array, _array_parts),
    "func": Body(("returnType", "params", "varArg"), _read_function, _function_parts),
    "ptr": Body(("addressSpace",), _read_pointer, _pointer_parts),
    "struct": Body(("body", "name", "packed", "opaque"), _read_struct, _struct_parts),
    "target": Body(
        ("extTypeName", "typeParams", "intParams"), _read_target, _target_parts
    ),
}
"""What follows a type's name, by the name."""


def _refuse_token(r: Reader) -> Fields:
    """What is builtin by now is no type of the dialect's; raises `ParseError`."""
    raise ParseError(r.pos - len("token"), "unexpected type, expected keyword")


SYNTAX: Final[Syntax] = {
    **{(name, "types"): body for name, body in READERS.items()},
    ("token", "types"): Body((), _refuse_token, _no_parts),
}


# Classes -----------------------------------------------------------------------------


class VoidType(DefinedType, name="llvm.void"):
    """`!llvm.void`: the result type of a function without one."""


class LabelType(DefinedType, name="llvm.label"):
    """`!llvm.label`: a block as a value."""


class MetadataType(DefinedType, name="llvm.metadata"):
    """`!llvm.metadata`: metadata as a value."""


class TokenType(DefinedType, name="llvm.token"):
    """`!llvm.token`: a token that ties instructions together."""


class PPCFP128Type(DefinedType, name="llvm.ppc_fp128"):
    """`!llvm.ppc_fp128`: two doubles whose sum is the value."""


class X86AMXType(DefinedType, name="llvm.x86_amx"):
    """`!llvm.x86_amx`: a tile register."""


class PointerType(DefinedType, name="llvm.ptr"):
    """`!llvm.ptr<3>`: an address in an address space."""

    address_space: int = 0

    def as_element(self) -> elements.Element:
        """How a pointer is held: as the number of an address."""
        return elements.Integers(64)


class ArrayType(DefinedType, name="llvm.array"):
    """`!llvm.array<4 x f32>`."""

    element_type: Type
    num_elements: int

    def as_element(self) -> elements.Element:
        """How an array is held: as a tuple."""
        part = elements.element_of(self.element_type)
        return aggregates.Aggregates([part] * self.num_elements)


class FunctionType(DefinedType, name="llvm.func"):
    """`!llvm.func<i32 (ptr, ...)>`."""

    return_type: Type
    params: tuple[Type, ...]
    var_arg: bool = False


class StructType(DefinedType, name="llvm.struct"):
    """`!llvm.struct<"name", packed (i32, ptr)>`; a literal one has no name.

    One that is `opaque`, or stands for the struct of its name within that, has no
    body.
    """

    body: tuple[Type, ...] | None = None
    name: str | None = None
    packed: bool = False
    opaque: bool = False

    def as_element(self) -> elements.Element:
        """How a struct is held: as a tuple; `Unsupported` for an opaque one."""
        if self.body is None:
            raise Unsupported(f"values of {self} are not interpreted")
        parts = [elements.element_of(ty) for ty in self.body]
        return aggregates.Aggregates(parts, packed=self.packed)

    @classmethod
    def literal(cls, body: Sequence[Type], *, packed: bool = False) -> StructType:
        """`!llvm.struct<(i32, ptr)>`."""
        return cls(tuple(body), packed=packed)

    @classmethod
    def identified(
        cls, name: str, body: Sequence[Type], *, packed: bool = False
    ) -> StructType:
        """`!llvm.struct<"name", (i32, ptr)>`."""
        return cls(tuple(body), name, packed)


class TargetExtType(DefinedType, name="llvm.target"):
    """`!llvm.target<"spirv.Image", void, 0>`: a type that a target defines."""

    ext_type_name: str
    type_params: tuple[Type, ...] = ()
    int_params: tuple[int, ...] = ()


_CLASSES: Final[dict[str, DefinedClass]] = {
    cls.node_name.partition(".")[2]: cls
    for cls in (
        *(VoidType, LabelType, MetadataType, TokenType, PPCFP128Type, X86AMXType),
        *(PointerType, ArrayType, FunctionType, StructType, TargetExtType),
    )
}
"""The classes by the words of the dialect's syntax."""

VOID: Final = VoidType()
POINTER: Final = PointerType()

"""SPIR-V's own types and attributes: their syntax, and what types are made of."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import prod
from typing import Final, NamedTuple

from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ir.types import (
    DYNAMIC,
    DialectType,
    FloatType,
    IntegerType,
    Type,
    VectorType,
)
from bridge.ods.definition_parameters import optional_unsigned, read_unsigned
from bridge.ods.definitions import Syntax
from bridge.ods.enums import Enum, enum
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.spelling import Spelling
from bridge.text.state import Parts, Reader
from bridge.text.tokens import Unreadable
from bridge.text.types import read_shape, read_static_shape, read_type, write_shape

Part = str | Type | Attribute


class Body(NamedTuple):
    """What stands behind a type's name, and the types inside it.

    `size` is the number of elements where all are of one type, and None where each
    has its own or the number is not known.
    """

    parts: Parts
    inside: tuple[Type, ...]
    size: int | None = None


@cache
def cases(name: str) -> Enum:
    """An enum of the dialect. Raises `LookupError` for none."""
    found = enum("spirv", name)
    if found is None:
        raise LookupError(f"spirv has no enum {name}")
    return found


def read_case(r: Reader, name: str, complaint: str, pos: int | None = None) -> str:
    """A keyword that is a case of an enum; raises `Unreadable`, perhaps about `pos`."""
    token = r.peek()
    if token.kind not in ("bare", "inttype"):
        raise r.error("expected valid keyword")
    if cases(name).value(token.text) is None:
        raise r.error(complaint.format(token.text), pos)
    r.take()
    return token.text


# What types are made of --------------------------------------------------------------


def pointer_type(pointee: Type, storage: str) -> DialectType:
    """`!spirv.ptr<t, Function>`."""
    return DialectType("spirv", ("ptr<", pointee, f", {storage}>"))


@lru_cache(maxsize=4096)
def body_of(ty: Type) -> Body | None:
    """What a type of the dialect is made of; None for other types."""
    if not isinstance(ty, DialectType) or ty.dialect != "spirv":
        return None
    r = Reader(Source(str(ty).removeprefix("!spirv.")))
    # By itself it may refer to a struct that it stands in.
    r.state.rule_memo[_ENCLOSING] = None
    read = READERS.get(r.take().text)
    return None if read is None else read(r)


def is_spirv(ty: Type, mnemonic: str) -> bool:
    """Whether a type is the dialect's own of this name."""
    return (
        isinstance(ty, DialectType)
        and ty.dialect == "spirv"
        and ty.mnemonic == mnemonic
    )


def pointee(ty: Type) -> Type | None:
    """What a pointer points to."""
    body = body_of(ty) if is_spirv(ty, "ptr") else None
    return body.inside[0] if body is not None else None


def storage_class(ty: Type) -> str:
    """Where a pointer points to, `Function`; nothing for other types."""
    last = ty.parts[-1] if isinstance(ty, DialectType) and is_spirv(ty, "ptr") else ""
    return str(last).rpartition(", ")[2].removesuffix(">")


def is_scalar(ty: Type) -> bool:
    """Whether SPIR-V has numbers of a type."""
    if isinstance(ty, FloatType):
        return ty.name in ("bf16", "f16", "f32", "f64", "f8E4M3FN", "f8E5M2")
    return isinstance(ty, IntegerType) and ty.width in (1, 8, 16, 32, 64)


def is_valid(ty: Type) -> bool:
    """Whether SPIR-V has a type: its own, numbers, and short vectors of them."""
    if isinstance(ty, VectorType):
        short = len(ty.shape) == 1 and ty.shape[0] in (2, 3, 4, 8, 16)
        return short and is_scalar(ty.element)
    return is_scalar(ty) or (isinstance(ty, DialectType) and ty.dialect == "spirv")


def element_type(ty: Type, index: int) -> Type | str:
    """The type at an index of a composite, or what is wrong with it."""
    size: int | None = None
    inside: tuple[Type, ...] = ()
    if isinstance(ty, VectorType):
        inside, size = (ty.element,), ty.num_elements
    elif isinstance(ty, DialectType) and ty.mnemonic in _COMPOSITES:
        body = body_of(ty)
        inside, size = (body.inside, body.size) if body is not None else ((), None)
    if not inside and not is_spirv(ty, "struct"):
        return f"cannot extract from non-composite type '{ty}' with index {index}"
    known = len(inside) if is_spirv(ty, "struct") else size
    if known is not None and not 0 <= index < known:
        return f"index {index} out of bounds for '{ty}'"
    return inside[index] if is_spirv(ty, "struct") else inside[0]


_COMPOSITES: Final = frozenset(
    {"array", "arm.tensor", "coopmatrix", "matrix", "rtarray", "struct"}
)


# Reading types -----------------------------------------------------------------------


def _read_element(r: Reader) -> Type:
    pos = r.peek().pos
    ty = read_type(r)
    if isinstance(ty, DialectType) and ty.dialect == "spirv":
        return ty
    complaint = _complaint(ty)
    if complaint:
        raise Unreadable(pos, complaint)
    return ty


def _complaint(ty: Type) -> str:
    if is_scalar(ty):
        return ""
    if isinstance(ty, FloatType):
        return f"only 8/16/32/64-bit float type allowed but found '{ty}'"
    if isinstance(ty, IntegerType):
        return f"only 1/8/16/32/64-bit integer type allowed but found '{ty}'"
    if not isinstance(ty, VectorType):
        return f"cannot use '{ty}' to compose SPIR-V types"
    if len(ty.shape) != 1:
        return f"only 1-D vector allowed but found '{ty}'"
    if ty.num_elements == 1:
        return "SPIR-V does not allow one-element vectors"
    if ty.num_elements > 4:
        return (
            "vector length has to be less than or equal to 4 but found "
            f"{ty.num_elements}"
        )
    if not is_scalar(ty.element):
        return (
            f"vector element type must be a SPIR-V scalar type but found '{ty.element}'"
        )
    return ""


def _read_stride(r: Reader) -> str:
    """`, stride = 4`, if it is there, as it is printed."""
    if not r.accept(","):
        return ""
    if not r.accept("stride"):
        raise Unreadable(r.peek().pos, "expected 'stride'")
    r.expect("=", "expected '='")
    pos = r.peek().pos
    stride = read_unsigned(r)
    if not stride:
        raise Unreadable(pos, "ArrayStride must be greater than zero")
    return f", stride={stride}"


def _read_array(r: Reader) -> Body:
    r.expect("<", "expected '<'")
    pos = r.peek().pos
    shape = read_static_shape(r)
    if len(shape) != 1:
        message = "expected single integer for array element count"
        raise Unreadable(pos, message)
    if shape[0] == 0:
        raise Unreadable(pos, "expected array length greater than 0")
    element = _read_element(r)
    stride = _read_stride(r)
    r.expect(">", "expected '>'")
    count = shape[0] & _UNSIGNED
    return Body((f"<{count} x ", element, f"{stride}>"), (element,), count)


_UNSIGNED: Final = 0xFFFFFFFF
"""What upstream keeps of a number of elements."""


def _read_runtime_array(r: Reader) -> Body:
    r.expect("<", "expected '<'")
    element = _read_element(r)
    stride = _read_stride(r)
    r.expect(">", "expected '>'")
    return Body(("<", element, f"{stride}>"), (element,))


def _read_matrix(r: Reader) -> Body:
    r.expect("<", "expected '<'")
    pos = r.peek().pos
    shape = read_static_shape(r)
    if len(shape) != 1:
        message = "expected single unsigned integer for number of columns"
        raise Unreadable(pos, message)
    if not 2 <= shape[0] <= 4:
        raise Unreadable(pos, "matrix is expected to have 2, 3, or 4 columns")
    pos = r.peek().pos
    column = read_type(r)
    if not isinstance(column, VectorType):
        message = f"matrix must be composed using vector type, got '{column}'"
        raise Unreadable(pos, message)
    fault = _column_complaint(column)
    if fault:
        raise Unreadable(pos, fault)
    r.expect(">", "expected '>'")
    return Body((f"<{shape[0]} x ", column, ">"), (column,), shape[0])


def _column_complaint(column: VectorType) -> str:
    if len(column.shape) != 1:
        return f"only 1-D vector allowed but found '{column}'"
    if not 2 <= column.num_elements <= 4:
        return (
            "matrix columns size has to be less than or equal to 4 and greater than "
            f"or equal 2, but found {column.num_elements}"
        )
    if not isinstance(column.element, FloatType):
        return f"matrix columns' elements must be of Float type, got '{column.element}'"
    return ""


def _read_cooperative(r: Reader) -> Body:
    r.expect("<", "expected '<'")
    pos = r.peek().pos
    shape = read_static_shape(r)
    if len(shape) != 2:
        raise Unreadable(pos, "expected row and column count")
    shape = [size & _UNSIGNED for size in shape]
    element = _read_element(r)
    words = ""
    for name, what in (("Scope", "scope"), ("CooperativeMatrixUseKHR", "use")):
        r.expect(",", "expected ','")
        complaint = f"invalid {what} <id> attribute specification: {{}}"
        words += ", " + read_case(r, name, complaint)
    r.expect(">", "expected '>'")
    return Body((f"<{write_shape(tuple(shape))}", element, f"{words}>"), (element,))


def _read_tensor(r: Reader) -> Body:
    r.expect("<", "expected '<'")
    pos = r.peek().pos
    size: int | None = None
    if r.accept("*"):
        token = r.peek()
        r.pos = token.pos + 1
        text = "*x"
    else:
        shape = read_shape(r)
        if not shape:
            raise Unreadable(pos, "arm.tensors do not support rank zero")
        if 0 in shape:
            raise Unreadable(pos, "arm.tensors do not support zero dimensions")
        if DYNAMIC in shape and any(size != DYNAMIC for size in shape):
            raise Unreadable(
                pos,
                "arm.tensor shape dimensions must be either fully dynamic or "
                "completed shaped",
            )
        size = None if DYNAMIC in shape else prod(shape)
        text = write_shape(tuple(shape))
    element = _read_element(r)
    r.expect(">", "expected '>'")
    return Body((f"<{text}", element, ">"), (element,), size)


def _read_pointer(r: Reader) -> Body:
    r.expect("<", "expected '<'")
    target = _read_element(r)
    pos = r.peek().pos
    r.expect(",", "expected ','")
    storage = read_case(r, "StorageClass", "unknown storage class: {}", pos)
    r.expect(">", "expected '>'")
    return Body(("<", target, f", {storage}>"), (target,))


_IMAGE: Final = (
    "Dim",
    "ImageDepthInfo",
    "ImageArrayedInfo",
    "ImageSamplingInfo",
    "ImageSamplerUseInfo",
    "ImageFormat",
)


def _read_image(r: Reader) -> Body:
    r.expect("<", "expected '<'")
    element = _read_element(r)
    words = []
    for name in _IMAGE:
        r.expect(",", "expected ','")
        words.append(read_case(r, name, "unknown attribute: '{}'"))
    r.expect(">", "expected '>'")
    return Body(("<", element, f", {', '.join(words)}>"), (element,))


_DIMENSION: Final = re.compile(r"!spirv\.image<.*?, (SubpassData|Buffer),").match


def _read_sampled_image(r: Reader) -> Body:
    r.expect("<", "expected '<'")
    pos = r.peek().pos
    image = read_type(r)
    if not is_spirv(image, "image"):
        message = f"sampled image must be composed using image type, got '{image}'"
        raise Unreadable(pos, message)
    match = _DIMENSION(str(image))
    if match is not None:
        message = "sampled image Dim must not be SubpassData or Buffer, got "
        raise Unreadable(pos, message + match[1])
    r.expect(">", "expected '>'")
    return Body(("<", image, ">"), (image,))


# Structs -----------------------------------------------------------------------------


def _read_decoration(r: Reader) -> tuple[int, str]:
    """A decoration, perhaps with a value: its number, and as it is printed."""
    word = read_case(r, "Decoration", "unknown attribute: '{}'")
    number = cases("Decoration").value(word) or 0
    if not r.accept("="):
        return number, word
    value = read_attribute(r)
    if isinstance(value, UnitAttr):
        return number, word
    text = Spelling(local_scope=True).attribute(value, elide_type=True)
    return number, f"{word}={text}"


def _read_member_decorations(r: Reader) -> tuple[int | None, list[tuple[int, str]]]:
    """`0, NonWritable]` behind its bracket: the offset, and decorations."""
    offset = optional_unsigned(r)
    if r.accept("]"):
        return offset, []
    if offset is not None:
        r.expect(",", "expected ','")
    found = [_read_decoration(r)]
    while r.accept(","):
        found.append(_read_decoration(r))
    r.expect("]", "expected ']'")
    return offset, found


def _sorted(decorations: Sequence[tuple[int, str]]) -> list[str]:
    return [text for _, text in sorted(decorations, key=lambda pair: pair[0])]


_ENCLOSING: Final = ("spirv.struct",)
"""By what the names of the structs that are being read are kept."""


def _read_struct(r: Reader) -> Body:
    start = r.peek().pos - len("struct")
    r.expect("<", "expected '<'")
    token = r.accept_kind("bare")
    if token is None:
        return _read_members(r, start, "<")
    name = token.text
    enclosing = r.state.rule_memo.setdefault(_ENCLOSING, [])
    if r.accept(">"):
        if enclosing is not None and name not in enclosing:
            message = "recursive struct reference not nested in struct definition"
            raise Unreadable(start, message)
        return Body((f"<{name}>",), ())
    r.expect(",", "expected ','")
    if enclosing is None:
        return _read_members(r, start, f"<{name}, ")
    if name in enclosing:
        raise Unreadable(start, "identifier already used for an enclosing struct")
    enclosing.append(name)
    try:
        return _read_members(r, start, f"<{name}, ")
    finally:
        enclosing.pop()


def _read_members(r: Reader, start: int, head: str) -> Body:
    """`(t [0], …), …>`; `start` is where the struct begins."""
    r.expect("(", "expected '('")
    if r.accept(")"):
        r.expect(">", "expected '>'")
        return Body((head + "()>",), ())
    parts: list[Part] = [head + "("]
    inside: list[Type] = []
    offsets = 0
    while True:
        if inside:
            parts.append(", ")
        inside.append(read_type(r))
        if not is_valid(inside[-1]):
            raise Unreadable(start, "member type must be a valid SPIR-V type")
        parts.append(inside[-1])
        if r.accept("["):
            pos = r.peek().pos
            offset, found = _read_member_decorations(r)
            if offset is not None and offsets != len(inside) - 1:
                message = "offset specification must be given for all members"
                raise Unreadable(pos, message)
            offsets += offset is not None
            words = [str(offset)] if offset is not None else []
            words += _sorted(found)
            parts.append(f" [{', '.join(words)}]" if words else "")
        if not r.accept(","):
            break
    if offsets and offsets != len(inside):
        message = "offset specification must be given for all members"
        raise Unreadable(start, message)
    r.expect(")", "expected ')'")
    decorations: list[tuple[int, str]] = []
    while r.accept(","):
        decorations.append(_read_decoration(r))
    r.expect(">", "expected '>'")
    tail = ", ".join(_sorted(decorations))
    parts.append(f"), {tail}>" if tail else ")>")
    return Body(tuple(parts), tuple(inside))


READERS: Final[dict[str, Callable[[Reader], Body]]] = {
    "arm.tensor": _read_tensor,
    "array": _read_array,
    "coopmatrix": _read_cooperative,
    "image": _read_image,
    "matrix": _read_matrix,
    "ptr": _read_pointer,
    "rtarray": _read_runtime_array,
    "sampled_image": _read_sampled_image,
    "struct": _read_struct,
}
"""What reads a type behind its name."""


def _parts_of(read: Callable[[Reader], Body]) -> Callable[[Reader], Parts]:
    return lambda r: read(r).parts


SYNTAX: Final[Syntax] = {
    (name, "types"): _parts_of(read) for name, read in READERS.items()
}

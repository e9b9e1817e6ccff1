"""SPIR-V's own types and attributes: their syntax, and the element types."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from bridge.ir.attributes import Attribute, TypeAttr, UnitAttr
from bridge.ir.parts import listed
from bridge.ir.types import (
    DYNAMIC,
    DialectType,
    FloatType,
    IntegerType,
    RankedTensorType,
    Type,
    VectorType,
    in_place_of,
)
from bridge.ods.definition_formats import NOTHING, Body, Fields
from bridge.ods.definition_parameters import optional_unsigned, read_unsigned
from bridge.ods.definitions import Syntax
from bridge.ods.enums import Enum, enum
from bridge.ods.nodes import DefinedType
from bridge.text.attributes import read_attribute
from bridge.text.spelling import Spelling
from bridge.text.state import Parts, Reader
from bridge.text.tokens import ParseError
from bridge.text.types import read_shape, read_static_shape, read_type, write_shape

Part = str | Type | Attribute


@cache
def cases(name: str) -> Enum:
    """An enum of the dialect. Raises `LookupError` for none."""
    found = enum("spirv", name)
    if found is None:
        raise LookupError(f"spirv has no enum {name}")
    return found


def read_case(r: Reader, name: str, message: str, pos: int | None = None) -> str:
    """A keyword that is a case of an enum; raises `ParseError`, perhaps about `pos`."""
    token = r.peek()
    if token.kind not in ("bare", "inttype"):
        raise r.error("expected valid keyword")
    if cases(name).value(token.text) is None:
        raise r.error(message.format(token.text), pos)
    r.take()
    return token.text


class Decoration(NamedTuple):
    """`NonWritable`, or `MatrixStride=16`, of a struct or a member."""

    name: str
    value: Attribute | None = None

    @property
    def parts(self) -> Sequence[Part]:
        """What is written: the value without the type after it, and by its alias."""
        value = self.value
        if value is None:
            return (self.name,)
        if isinstance(value, TypeAttr) or getattr(value, "type", None) is None:
            return (f"{self.name}=", value)
        text = Spelling(local_scope=True).attribute(value, elide_type=True)
        return (f"{self.name}={text}",)


class Member(NamedTuple):
    """The type of a struct's member, its offset in bytes, and its decorations."""

    type: Type
    offset: int | None = None
    decorations: tuple[Decoration, ...] = ()


# What types are made of --------------------------------------------------------------


def is_spirv(ty: Type, mnemonic: str) -> bool:
    """Whether a type is the dialect's own of this name."""
    return (
        isinstance(ty, DialectType)
        and ty.dialect == "spirv"
        and ty.mnemonic == mnemonic
    )


def pointee(ty: Type) -> Type | None:
    """What a pointer points to."""
    return ty.pointee_type if isinstance(ty, PointerType) else None


def storage_class(ty: Type) -> str:
    """Where a pointer points to, `Function`; nothing for other types."""
    return ty.storage_class if isinstance(ty, PointerType) else ""


def is_scalar(ty: Type) -> bool:
    """Whether SPIR-V has numbers of a type."""
    if isinstance(ty, FloatType):
        return ty.name in ("bf16", "f16", "f32", "f64", "f8E4M3FN", "f8E5M2")
    return isinstance(ty, IntegerType) and ty.width in (1, 8, 16, 32, 64)


def is_valid(ty: Type) -> bool:
    """Whether SPIR-V has a type: its own, numbers, vectors of them and of pointers."""
    if isinstance(ty, VectorType):
        short = len(ty.shape) == 1 and ty.shape[0] in (2, 3, 4, 8, 16)
        return short and (is_scalar(ty.element) or is_spirv(ty.element, "ptr"))
    return is_scalar(ty) or (isinstance(ty, DialectType) and ty.dialect == "spirv")


# Reading types -----------------------------------------------------------------------


def _read_element(r: Reader) -> Type:
    pos = r.peek().pos
    ty = read_type(r)
    if isinstance(ty, DialectType) and ty.dialect == "spirv":
        return ty
    message = _fault(ty)
    if message:
        raise ParseError(pos, message)
    return ty


def _fault(ty: Type) -> str:
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


def _read_stride(r: Reader) -> int:
    """`, stride = 4`; 0 where there is none."""
    if not r.accept(","):
        return 0
    if not r.accept("stride"):
        raise ParseError(r.peek().pos, "expected 'stride'")
    r.expect("=", "expected '='")
    pos = r.peek().pos
    stride = read_unsigned(r)
    if not stride:
        raise ParseError(pos, "ArrayStride must be greater than zero")
    return stride


def _stride_text(values: Fields) -> str:
    return f", stride={values['stride']}" if values["stride"] else ""


def _read_array(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    pos = r.peek().pos
    shape = read_static_shape(r)
    if len(shape) != 1:
        raise ParseError(pos, "expected single integer for array element count")
    if shape[0] == 0:
        raise ParseError(pos, "expected array length greater than 0")
    element = _read_element(r)
    stride = _read_stride(r)
    r.expect(">", "expected '>'")
    count = shape[0] & _UNSIGNED
    return {"elementType": element, "elementCount": count, "stride": stride}


def _array_parts(values: Fields) -> Parts:
    count = values["elementCount"]
    return (f"<{count} x ", values["elementType"], f"{_stride_text(values)}>")


_UNSIGNED: Final = 0xFFFFFFFF
"""What upstream keeps of a number of elements."""


def _read_runtime_array(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    element = _read_element(r)
    stride = _read_stride(r)
    r.expect(">", "expected '>'")
    return {"elementType": element, "stride": stride}


def _runtime_array_parts(values: Fields) -> Parts:
    return ("<", values["elementType"], f"{_stride_text(values)}>")


def _read_matrix(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    pos = r.peek().pos
    shape = read_static_shape(r)
    if len(shape) != 1:
        message = "expected single unsigned integer for number of columns"
        raise ParseError(pos, message)
    if not 2 <= shape[0] <= 4:
        raise ParseError(pos, "matrix is expected to have 2, 3, or 4 columns")
    pos = r.peek().pos
    column = read_type(r)
    if not isinstance(column, VectorType):
        message = f"matrix must be composed using vector type, got '{column}'"
        raise ParseError(pos, message)
    fault = _column_fault(column)
    if fault:
        raise ParseError(pos, fault)
    r.expect(">", "expected '>'")
    return {"columnType": column, "columnCount": shape[0]}


def _matrix_parts(values: Fields) -> Parts:
    return (f"<{values['columnCount']} x ", values["columnType"], ">")


def _column_fault(column: VectorType) -> str:
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


def _read_cooperative(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    pos = r.peek().pos
    shape = read_static_shape(r)
    if len(shape) != 2:
        raise ParseError(pos, "expected row and column count")
    rows, columns = [size & _UNSIGNED for size in shape]
    element = _read_element(r)
    r.expect(",", "expected ','")
    scope = read_case(r, "Scope", "invalid scope <id> attribute specification: {}")
    r.expect(",", "expected ','")
    message = "invalid use <id> attribute specification: {}"
    use = read_case(r, "CooperativeMatrixUseKHR", message)
    r.expect(">", "expected '>'")
    return {
        "rows": rows,
        "columns": columns,
        "elementType": element,
        "scope": scope,
        "use": use,
    }


def _cooperative_parts(values: Fields) -> Parts:
    shape = write_shape((values["rows"], values["columns"]))
    words = f", {values['scope']}, {values['use']}>"
    return (f"<{shape}", values["elementType"], words)


def _read_tensor(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    pos = r.peek().pos
    shape: tuple[int, ...] | None = None
    if r.accept("*"):
        r.pos = r.peek().pos + 1
    else:
        shape = tuple(read_shape(r))
        if not shape:
            raise ParseError(pos, "arm.tensors do not support rank zero")
        if 0 in shape:
            raise ParseError(pos, "arm.tensors do not support zero dimensions")
        if DYNAMIC in shape and any(size != DYNAMIC for size in shape):
            raise ParseError(
                pos,
                "arm.tensor shape dimensions must be either fully dynamic or "
                "completed shaped",
            )
    element = _read_element(r)
    r.expect(">", "expected '>'")
    return {"shape": shape, "elementType": element}


def _tensor_parts(values: Fields) -> Parts:
    shape = values["shape"]
    text = "*x" if shape is None else write_shape(shape)
    return (f"<{text}", values["elementType"], ">")


def _read_pointer(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    target = _read_element(r)
    pos = r.peek().pos
    r.expect(",", "expected ','")
    storage = read_case(r, "StorageClass", "unknown storage class: {}", pos)
    r.expect(">", "expected '>'")
    return {"pointeeType": target, "storageClass": storage}


def _pointer_parts(values: Fields) -> Parts:
    return ("<", values["pointeeType"], f", {values['storageClass']}>")


_IMAGE: Final = {
    "dim": "Dim",
    "depthInfo": "ImageDepthInfo",
    "arrayedInfo": "ImageArrayedInfo",
    "samplingInfo": "ImageSamplingInfo",
    "samplerUseInfo": "ImageSamplerUseInfo",
    "imageFormat": "ImageFormat",
}
"""The enums of an image's parameters."""


def _read_image(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    values: Fields = {"elementType": _read_element(r)}
    for name, cases_of in _IMAGE.items():
        r.expect(",", "expected ','")
        values[name] = read_case(r, cases_of, "unknown attribute: '{}'")
    r.expect(">", "expected '>'")
    return values


def _image_parts(values: Fields) -> Parts:
    words = [values[name] for name in _IMAGE]
    return ("<", values["elementType"], f", {', '.join(words)}>")


def _read_sampled_image(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    pos = r.peek().pos
    image = read_type(r)
    if not isinstance(image, ImageType):
        message = f"sampled image must be composed using image type, got '{image}'"
        raise ParseError(pos, message)
    if image.dim in ("SubpassData", "Buffer"):
        message = "sampled image Dim must not be SubpassData or Buffer, got "
        raise ParseError(pos, message + image.dim)
    r.expect(">", "expected '>'")
    return {"imageType": image}


def _sampled_image_parts(values: Fields) -> Parts:
    return ("<", values["imageType"], ">")


# Structs -----------------------------------------------------------------------------


def _read_decoration(r: Reader) -> Decoration:
    """A decoration, perhaps with a value."""
    word = read_case(r, "Decoration", "unknown attribute: '{}'")
    if not r.accept("="):
        return Decoration(word)
    value = read_attribute(r)
    return Decoration(word, None if isinstance(value, UnitAttr) else value)


def _sorted(decorations: Sequence[Decoration]) -> tuple[Decoration, ...]:
    """Decorations in the order of their numbers, which is how upstream keeps them."""
    numbers = cases("Decoration")
    return tuple(sorted(decorations, key=lambda found: numbers.value(found.name) or 0))


def _read_member(r: Reader, start: int, before: Sequence[Member]) -> Member:
    """`f32 [0, NonWritable]`, in a struct that begins at `start`."""
    ty = read_type(r)
    if not is_valid(ty):
        raise ParseError(start, "member type must be a valid SPIR-V type")
    if not r.accept("["):
        return Member(ty)
    pos = r.peek().pos
    offset, found = _read_member_decorations(r)
    if offset is not None and any(member.offset is None for member in before):
        raise ParseError(pos, _OFFSETS)
    return Member(ty, offset, _sorted(found))


def _read_member_decorations(r: Reader) -> tuple[int | None, list[Decoration]]:
    """`0, NonWritable]` after its bracket: the offset, and decorations."""
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


_ENCLOSING: Final = ("spirv.struct",)
"""The key for the names of the structs that are being read."""


def _read_struct(r: Reader) -> Fields:
    start = r.peek().pos - len("struct")
    r.expect("<", "expected '<'")
    token = r.peek()
    if token.kind not in ("bare", "inttype"):
        return {"identifier": None, **_read_members(r, start)}
    name = r.take().text
    enclosing: list[str] = r.state.rule_memo.setdefault(_ENCLOSING, [])
    if r.accept(">"):
        if name not in enclosing:
            message = "recursive struct reference not nested in struct definition"
            raise ParseError(start, message)
        return {"identifier": name, "members": None, "decorations": ()}
    r.expect(",", "expected ','")
    after = r.pos
    if token.kind == "inttype" and not r.at("("):
        # Upstream points after the comma after such a name.
        raise ParseError(after, "expected '('")
    if name in enclosing:
        raise ParseError(start, "identifier already used for an enclosing struct")
    enclosing.append(name)
    try:
        return {"identifier": name, **_read_members(r, start)}
    finally:
        enclosing.pop()


_OFFSETS: Final = "offset specification must be given for all members"


def _read_members(r: Reader, start: int) -> Fields:
    """`(t [0], …), …>`; `start` is where the struct begins."""
    r.expect("(", "expected '('")
    if r.accept(")"):
        r.expect(">", "expected '>'")
        return {"members": (), "decorations": ()}
    members = [_read_member(r, start, ())]
    while r.accept(","):
        members.append(_read_member(r, start, members))
    if len({member.offset is None for member in members}) > 1:
        raise ParseError(start, _OFFSETS)
    r.expect(")", "expected ')'")
    decorations: list[Decoration] = []
    while r.accept(","):
        decorations.append(_read_decoration(r))
    r.expect(">", "expected '>'")
    return {"members": tuple(members), "decorations": _sorted(decorations)}


def _struct_parts(values: Fields) -> Parts:
    name, members = values["identifier"], values["members"]
    if members is None:
        return (f"<{name}>",)
    head = "<" if name is None else f"<{name}, "
    parts: list[Part] = [f"{head}("]
    for number, member in enumerate(members):
        parts += [", ", member.type] if number else [member.type]
        words: list[Sequence[Part]] = [found.parts for found in member.decorations]
        if member.offset is not None:
            words.insert(0, (str(member.offset),))
        parts += listed(" [", words, "]") if words else []
    tail = [found.parts for found in values["decorations"]]
    return (*parts, *listed("), ", tail, ">")) if tail else (*parts, ")>")


_BODIES: Final[dict[str, Body]] = {
    "arm.tensor": Body(("shape", "elementType"), _read_tensor, _tensor_parts),
    "array": Body(("elementType", "elementCount", "stride"), _read_array, _array_parts),
    "coopmatrix": Body(
        ("rows", "columns", "elementType", "scope", "use"),
        _read_cooperative,
        _cooperative_parts,
    ),
    "image": Body(("elementType", *_IMAGE), _read_image, _image_parts),
    "matrix": Body(("columnType", "columnCount"), _read_matrix, _matrix_parts),
    "ptr": Body(("pointeeType", "storageClass"), _read_pointer, _pointer_parts),
    "rtarray": Body(
        ("elementType", "stride"), _read_runtime_array, _runtime_array_parts
    ),
    "sampled_image": Body(("imageType",), _read_sampled_image, _sampled_image_parts),
    "struct": Body(
        ("identifier", "members", "decorations"), _read_struct, _struct_parts
    ),
}
SYNTAX: Final[Syntax] = {
    **{(name, "types"): body for name, body in _BODIES.items()},
    **{(name, "types"): NOTHING for name in ("named_barrier", "sampler")},
}


# Classes ----------------------------------------------------------------------------


class ArrayType(DefinedType, name="spirv.array"):
    """`!spirv.array<4 x f32, stride=4>`; without a stride it is 0."""

    element_type: Type
    element_count: int
    stride: int = 0


class RuntimeArrayType(DefinedType, name="spirv.rtarray"):
    """`!spirv.rtarray<f32, stride=4>`: an array whose length is not known."""

    element_type: Type
    stride: int = 0


class MatrixType(DefinedType, name="spirv.matrix"):
    """`!spirv.matrix<3 x vector<4xf32>>`: columns."""

    column_type: VectorType
    column_count: int

    def as_shaped(self) -> RankedTensorType:
        rows = self.column_type.num_elements
        return in_place_of((rows, self.column_count), self.column_type.element)


class CooperativeMatrixType(DefinedType, name="spirv.coopmatrix"):
    """`!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>`."""

    rows: int
    columns: int
    element_type: Type
    scope: str
    use: str

    def as_shaped(self) -> RankedTensorType:
        return in_place_of((self.rows, self.columns), self.element_type)


class TensorArmType(DefinedType, name="spirv.arm.tensor"):
    """`!spirv.arm.tensor<4x?xf32>`; one without a shape has None."""

    shape: tuple[int, ...] | None
    element_type: Type

    def as_shaped(self) -> RankedTensorType | None:
        if self.shape is None:
            return None
        return in_place_of(self.shape, self.element_type)


class PointerType(DefinedType, name="spirv.ptr"):
    """`!spirv.ptr<f32, Function>`."""

    pointee_type: Type
    storage_class: str


class ImageType(DefinedType, name="spirv.image"):
    """`!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, …>`."""

    element_type: Type
    dim: str
    depth_info: str
    arrayed_info: str
    sampling_info: str
    sampler_use_info: str
    image_format: str


class SampledImageType(DefinedType, name="spirv.sampled_image"):
    """`!spirv.sampled_image<!spirv.image<…>>`."""

    image_type: Type


class StructType(DefinedType, name="spirv.struct"):
    """`!spirv.struct<name, (f32 [0], i32 [4]), Block>`; a literal one has no name.

    One that stands for the struct of its name within that has no members but None.
    """

    identifier: str | None
    members: tuple[Member, ...] | None
    decorations: tuple[Decoration, ...] = ()

    @property
    def member_types(self) -> tuple[Type, ...]:
        """The types of the members."""
        return tuple([member.type for member in self.members or ()])

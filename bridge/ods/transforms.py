"""What the traits of a row compute one type from another by.

Upstream writes these as C++ expressions; each is a function here, found by its text.
A function raises `TypeError` where the type it is given is not of the right kind:
upstream's constraint on that type complains before the expression is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from bridge.ir.repeated import Repeated
from bridge.ir.types import (
    BF16,
    I1,
    I8,
    I32,
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IntegerType,
    MemRefType,
    OpaqueType,
    RankedTensorType,
    RankedType,
    ShapedType,
    Type,
    UnrankedTensorType,
    VectorType,
)
from bridge.ods.cpp_text import bare
from bridge.ods.nodes import dialect_type

Types = Sequence[Type]
Transform = Callable[[Type], "Type | Types"]
T = TypeVar("T", bound=Type)


def _as(ty: Type, cls: type[T]) -> T:
    if not isinstance(ty, cls):
        raise TypeError(f"{ty} is no {cls.__name__}")
    return ty


def _same(ty: Type) -> Type:
    return ty


def _element(*classes: type[Type]) -> Transform:
    def element(ty: Type) -> Type:
        if not isinstance(ty, classes) or not isinstance(ty, ShapedType | ComplexType):
            raise TypeError(f"{ty} has no elements")
        found: Type = ty.element
        return found

    return element


def with_element(ty: Type, element: Type) -> Type:
    """A shaped type with other elements; raises `TypeError` for any other type.

    Upstream does not check what it infers: elements that the type cannot have are
    refused by the op that gets it.
    """
    if not isinstance(ty, ShapedType):
        raise TypeError(f"{ty} has no elements")
    fields = {name: getattr(ty, name) for name in ty._fields}
    fields["element"] = element
    try:
        found: Type = type(ty)(*fields.values())
    except ValueError:
        found = type(ty).unchecked(*fields.values())
    return found


def itself(ty: Type) -> Type:
    """The same type, where upstream judges it before it makes one of it."""
    return ty


def i1_same_shape(ty: Type) -> Type:
    """`i1`, in the shape of a type that has one; a tensor keeps its encoding."""
    if isinstance(ty, VectorType | RankedTensorType | UnrankedTensorType):
        return with_element(ty, I1)
    return I1


def _clone_i1(ty: Type) -> Type:
    return with_element(_as(ty, ShapedType), I1)


def _vector_i1(ty: Type) -> Type:
    return with_element(_as(ty, VectorType), I1)


def _first_of_i1(ty: Type) -> Type:
    return VectorType(_as(ty, VectorType).shape[:1], I1)


def _drop_first(ty: Type) -> VectorType:
    vector = _as(ty, VectorType)
    return VectorType(vector.shape[1:], vector.element, vector.scalable[1:])


def _drop_first_i1(ty: Type) -> Type:
    return with_element(_drop_first(ty), I1)


def _drop_first_scalable(ty: Type) -> Type:
    vector = _as(ty, VectorType)
    return VectorType(vector.shape[1:], vector.element, (True,))


def _square(ty: Type) -> Type:
    vector = _as(ty, VectorType)
    return VectorType(vector.shape[:1] * 2, vector.element, (True, True))


def _last_16(ty: Type) -> Type:
    return _with_last(_as(ty, VectorType), 16)


def _with_last(ty: VectorType, size: int) -> VectorType:
    return VectorType((*ty.shape[:-1], size), ty.element, ty.scalable)


def _interleaved(ty: Type) -> Type:
    vector = _as(ty, VectorType)
    if not vector.shape:
        return VectorType((2,), vector.element)
    return _with_last(vector, vector.shape[-1] * 2)


def _deinterleaved(ty: Type) -> Type:
    vector = _as(ty, VectorType)
    half = vector.shape[-1] // 2 if vector.shape else 0
    return _with_last(vector, half) if half > 0 else vector


def _scaled(factor: int, divisor: int, element: Type) -> Transform:
    def scaled(ty: Type) -> Type:
        vector = _as(ty, VectorType)
        return VectorType((vector.shape[0] * factor // divisor,), element)

    return scaled


def _bits_of_first(ty: Type) -> Type:
    return IntegerType(_as(ty, VectorType).shape[0])


def _double_width(ty: Type) -> Type:
    vector = _as(ty, VectorType)
    element = vector.element
    if isinstance(element, IntegerType):
        wide: Type = IntegerType(element.width * 2, element.signedness)
    elif isinstance(element, FloatType) and element.width in (16, 32):
        wide = FloatType(f"f{element.width * 2}")
    else:
        raise TypeError(f"{element} has no double")
    return with_element(vector, wide)


def _inputs(ty: Type) -> Types:
    return list(_as(ty, FunctionType).inputs)


def _results(ty: Type) -> Types:
    return list(_as(ty, FunctionType).results)


def _elements(ty: Type) -> Types:
    shaped = _as(ty, RankedTensorType)
    return _all_elements(shaped.element, shaped)


def elements_of_shaped(ty: Type) -> Types:
    """The element type, as often as a shaped type has elements."""
    if not isinstance(ty, VectorType | RankedTensorType | MemRefType):
        raise TypeError(f"{ty} has no known number of elements")
    return _all_elements(ty.element, ty)


def _all_elements(element: Type, shaped: RankedType) -> Types:
    return Repeated(element, shaped.num_elements if shaped.has_static_shape else 0)


def _value_and_bool(ty: Type) -> Type:
    return dialect_type("llvm.struct", (ty, I1))


def _range_of(ty: Type) -> Type:
    return dialect_type("pdl.range", ty)


def metadata_of(ty: Type) -> Type:
    """The type of what a pointer has beside its address.

    One that has nothing there has a type that no value is of, as upstream makes it.
    """
    try:
        return dialect_type("ptr.ptr_metadata", ty)
    except ValueError:
        return OpaqueType("ptr", ("ptr_metadata<", ty, ">"))


def _values_of_types(ty: Type) -> Type:
    """The value, or range of values, that a type or range of types belongs to."""
    if not isinstance(ty, DialectType) or (ty.dialect, ty.mnemonic) not in _PDL_TYPES:
        raise TypeError(f"{ty} is no type of pdl")
    value = dialect_type("pdl.value")
    return _range_of(value) if ty.mnemonic == "range" else value


_PDL_TYPES: Final = frozenset({("pdl", "type"), ("pdl", "range")})


def parameter(dialect: str, mnemonic: str, field: str) -> Callable[[Type], Any]:
    """A parameter of a dialect's type; the function raises `TypeError` for another."""

    def get(ty: Type) -> Any:
        outer = _as(ty, DialectType)
        if (outer.dialect, outer.mnemonic) != (dialect, mnemonic):
            raise TypeError(f"{ty} is no !{dialect}.{mnemonic}")
        return getattr(outer, field)

    return get


pointee: Final[Transform] = parameter("spirv", "ptr", "pointee_type")
"""What a SPIR-V pointer points to."""


def _wrapped(name: str, inside: Transform) -> Transform:
    return lambda ty: dialect_type(name, inside(ty))


def transform(text: str) -> Transform | None:
    """The function of a C++ expression; None where it is not modelled."""
    return _TRANSFORMS.get(bare(text))


_ASSIGNED: Final[Transform] = parameter("emitc", "lvalue", "value_type")
_ROWS: Final[dict[str, Transform]] = {
    "$_self": _same,
    "cast<Type>($_self)": _same,
    "getI1SameShape($_self)": i1_same_shape,
    "getUnaryOpResultType($_self)": i1_same_shape,
    "cast<spirv::SampledImageType>($_self).getImageType()": (
        parameter("spirv", "sampled_image", "image_type")
    ),
    "cast<ComplexType>($_self).getElementType()": _element(ComplexType),
    "cast<TensorType>($_self).getElementType()": _element(
        RankedTensorType, UnrankedTensorType
    ),
    "cast<MemRefType>($_self).getElementType()": _element(MemRefType),
    "cast<VectorType>($_self).getElementType()": _element(VectorType),
    "cast<ShapedType>($_self).getElementType()": _element(ShapedType),
    "cast<FunctionType>($_self).getInputs()": _inputs,
    "cast<FunctionType>($_self).getResults()": _results,
    "cast<VectorType>($_self).cloneWith({}, IntegerType::get($_ctxt, 1))": _vector_i1,
    "cast<ShapedType>($_self).clone( IntegerType::get($_self.getContext(), 1))": (
        _clone_i1
    ),
    "VectorType::get({cast<VectorType>($_self).getShape()[0]}, "
    "IntegerType::get($_self.getContext(), 1))": _first_of_i1,
    "VectorType(VectorType::Builder(cast<VectorType>($_self)).dropDim(0)"
    ".setElementType(IntegerType::get($_self.getContext(), 1)))": _drop_first_i1,
    "VectorType(VectorType::Builder(cast<VectorType>($_self)).dropDim(0))": _drop_first,
    "VectorType::get(cast<VectorType>($_self).getShape().drop_front(),"
    "cast<VectorType>($_self).getElementType(),/*scalableDims=*/{true})": (
        _drop_first_scalable
    ),
    "[&]{ auto vectorType = cast<VectorType>($_self); int64_t size = "
    "vectorType.getDimSize(0); return VectorType::get( { size, size }, "
    "vectorType.getElementType(), { true, true });}()": _square,
    "VectorType(VectorType::Builder(cast<VectorType>($_self)).setDim("
    "cast<VectorType>($_self).getRank() - 1, 16))": _last_16,
    "IntegerType::get($_self.getContext(), (cast<VectorType>($_self).getShape()[0]))": (
        _bits_of_first
    ),
    "VectorType::get({cast<VectorType>($_self).getShape()[0] / 4},"
    "IntegerType::get($_self.getContext(), 32))": _scaled(1, 4, I32),
    "VectorType::get({cast<VectorType>($_self).getShape()[0] * 4}, "
    "IntegerType::get($_self.getContext(), 8))": _scaled(4, 1, I8),
    "VectorType::get({cast<VectorType>($_self).getShape()[0] * 2}, "
    "BFloat16Type::get($_self.getContext()))": _scaled(2, 1, BF16),
    "cast<VectorType>($_self).scaleElementBitwidth(2)": _double_width,
    "getValAndBoolStructType($_self)": _value_and_bool,
    "SmallVector<Type, 2>(cast<RankedTensorType>($_self).getNumElements(), "
    "cast<RankedTensorType>($_self).getElementType())": _elements,
    "[&]() -> VectorType { auto vectorType = cast<VectorType>($_self); "
    "VectorType::Builder builder(vectorType); auto lastDim = vectorType.getRank() - 1; "
    "auto newDimSize = vectorType.getDimSize(lastDim) / 2;; if (newDimSize <= 0) "
    "return vectorType; // (invalid input type) return builder.setDim(lastDim, "
    "newDimSize); }()": _deinterleaved,
    "[&]() -> VectorType { auto vectorType = cast<VectorType>($_self); "
    "VectorType::Builder builder(vectorType); if (vectorType.getRank() == 0) { static "
    "constexpr int64_t v2xTyShape[] = {2}; return builder.setShape(v2xTyShape); } "
    "auto lastDim = vectorType.getRank() - 1; return builder.setDim(lastDim, "
    "vectorType.getDimSize(lastDim) * 2); }()": _interleaved,
    "pdl::RangeType::get($_self)": _range_of,
    "getGetValueTypeOpValueType($_self)": _values_of_types,
    "PtrMetadataType::get(cast<PtrLikeTypeInterface>($_self))": metadata_of,
    "cast<LValueType>($_self).getValueType()": _ASSIGNED,
    "emitc::PointerType::get(cast<emitc::LValueType>($_self).getValueType())": (
        _wrapped("emitc.ptr", _ASSIGNED)
    ),
    "emitc::LValueType::get(cast<emitc::PointerType>($_self).getPointee())": (
        _wrapped("emitc.lvalue", parameter("emitc", "ptr", "pointee"))
    ),
    "cast<ValueType>($_self).getValueType()": parameter("async", "value", "value_type"),
    "cast<PointerType>($_self).getPointeeType()": pointee,
    "cast<gpu::MMAMatrixType>($_self).getElementType()": (
        parameter("gpu", "mma_matrix", "element_type")
    ),
    "cast<ArrayType>($_self).getDomainType()": parameter("smt", "array", "domain_type"),
    "cast<ArrayType>($_self).getRangeType()": parameter("smt", "array", "range_type"),
    "cast<SMTFuncType>($_self).getRangeType()": parameter("smt", "func", "range_type"),
    "cast<SMTFuncType>($_self).getDomainTypes()": (
        parameter("smt", "func", "domain_types")
    ),
}
_TRANSFORMS: Final = {bare(text): found for text, found in _ROWS.items()}
"""By the expression without its namespaces and blanks."""

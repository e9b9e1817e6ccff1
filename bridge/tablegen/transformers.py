"""How one type follows from another: C++ expressions as terms about `self`."""

from __future__ import annotations

from bridge.tablegen.cpp_text import Node, Unrecognised, bare


def transformer(text: str) -> Node:
    """The term of an expression. Raises `Unrecognised`."""
    found = _TRANSFORMERS.get(bare(text))
    if found is None:
        raise Unrecognised(text)
    return found


def _of(*kinds: str) -> Node:
    """`self`, where it is of a kind."""
    return ["of kind", "self", *kinds]


def _parameter(name: str, field: str) -> Node:
    return ["parameter", "self", name, field]


_VECTOR = _of("VectorType")
_ASSIGNED = _parameter("!emitc.lvalue", "value_type")
_I1_LIKE = ["i1 like", "self"]
_ROWS: dict[str, Node] = {
    "$_self": "self",
    "cast<Type>($_self)": "self",
    "getI1SameShape($_self)": _I1_LIKE,
    "getUnaryOpResultType($_self)": _I1_LIKE,
    "getElementTypeOrSelf($_self)": ["element or self", "self"],
    "cast<spirv::SampledImageType>($_self).getImageType()": _parameter(
        "!spirv.sampled_image", "image_type"
    ),
    "cast<spirv::ImageType>(cast<spirv::SampledImageType>($_self).getImageType())"
    ".getElementType()": [
        "parameter",
        _parameter("!spirv.sampled_image", "image_type"),
        "!spirv.image",
        "element_type",
    ],
    "cast<ComplexType>($_self).getElementType()": ["element", _of("ComplexType")],
    "cast<TensorType>($_self).getElementType()": ["element", _of("TensorType")],
    "cast<MemRefType>($_self).getElementType()": ["element", _of("MemRefType")],
    "cast<VectorType>($_self).getElementType()": ["element", _VECTOR],
    "cast<ShapedType>($_self).getElementType()": [
        "element",
        _of("BaseMemRefType", "TensorType", "VectorType"),
    ],
    "cast<FunctionType>($_self).getInputs()": ["inputs", "self"],
    "cast<FunctionType>($_self).getResults()": ["results", "self"],
    "cast<VectorType>($_self).cloneWith({}, IntegerType::get($_ctxt, 1))": [
        "with element",
        _VECTOR,
        "i1",
    ],
    "cast<ShapedType>($_self).clone( IntegerType::get($_self.getContext(), 1))": [
        "with element",
        "self",
        "i1",
    ],
    "VectorType::get({cast<VectorType>($_self).getShape()[0]}, "
    "IntegerType::get($_self.getContext(), 1))": ["scaled", "self", 1, 1, "i1"],
    "VectorType(VectorType::Builder(cast<VectorType>($_self)).dropDim(0)"
    ".setElementType(IntegerType::get($_self.getContext(), 1)))": [
        "with element",
        ["drop first", "self"],
        "i1",
    ],
    "VectorType(VectorType::Builder(cast<VectorType>($_self)).dropDim(0))": [
        "drop first",
        "self",
    ],
    "VectorType::get(cast<VectorType>($_self).getShape().drop_front(),"
    "cast<VectorType>($_self).getElementType(),/*scalableDims=*/{true})": [
        "scalable slice",
        "self",
    ],
    "[&]{ auto vectorType = cast<VectorType>($_self); int64_t size = "
    "vectorType.getDimSize(0); return VectorType::get( { size, size }, "
    "vectorType.getElementType(), { true, true });}()": ["scalable square", "self"],
    "VectorType(VectorType::Builder(cast<VectorType>($_self)).setDim("
    "cast<VectorType>($_self).getRank() - 1, 16))": ["with last", "self", 16],
    "IntegerType::get($_self.getContext(), (cast<VectorType>($_self).getShape()[0]))": [
        "integer of bits",
        ["dim", _VECTOR, 0],
    ],
    "VectorType::get({cast<VectorType>($_self).getShape()[0] / 4},"
    "IntegerType::get($_self.getContext(), 32))": ["scaled", "self", 1, 4, "i32"],
    "VectorType::get({cast<VectorType>($_self).getShape()[0] * 4}, "
    "IntegerType::get($_self.getContext(), 8))": ["scaled", "self", 4, 1, "i8"],
    "VectorType::get({cast<VectorType>($_self).getShape()[0] * 2}, "
    "BFloat16Type::get($_self.getContext()))": ["scaled", "self", 2, 1, "bf16"],
    "cast<VectorType>($_self).scaleElementBitwidth(2)": ["double width", "self"],
    "getValAndBoolStructType($_self)": ["value and bool", "self"],
    "SmallVector<Type, 2>(cast<RankedTensorType>($_self).getNumElements(), "
    "cast<RankedTensorType>($_self).getElementType())": [
        "elements",
        _of("RankedTensorType"),
    ],
    "[&]() -> VectorType { auto vectorType = cast<VectorType>($_self); "
    "VectorType::Builder builder(vectorType); auto lastDim = vectorType.getRank() - 1; "
    "auto newDimSize = vectorType.getDimSize(lastDim) / 2;; if (newDimSize <= 0) "
    "return vectorType; // (invalid input type) return builder.setDim(lastDim, "
    "newDimSize); }()": ["deinterleaved", "self"],
    "[&]() -> VectorType { auto vectorType = cast<VectorType>($_self); "
    "VectorType::Builder builder(vectorType); if (vectorType.getRank() == 0) { static "
    "constexpr int64_t v2xTyShape[] = {2}; return builder.setShape(v2xTyShape); } "
    "auto lastDim = vectorType.getRank() - 1; return builder.setDim(lastDim, "
    "vectorType.getDimSize(lastDim) * 2); }()": ["interleaved", "self"],
    "pdl::RangeType::get($_self)": ["wrapped", "self", "!pdl.range"],
    "getGetValueTypeOpValueType($_self)": ["pdl value", "self"],
    "PtrMetadataType::get(cast<PtrLikeTypeInterface>($_self))": ["metadata", "self"],
    "cast<LValueType>($_self).getValueType()": _ASSIGNED,
    "emitc::PointerType::get(cast<emitc::LValueType>($_self).getValueType())": [
        "wrapped",
        _ASSIGNED,
        "!emitc.ptr",
    ],
    "emitc::LValueType::get(cast<emitc::PointerType>($_self).getPointee())": [
        "wrapped",
        _parameter("!emitc.ptr", "pointee"),
        "!emitc.lvalue",
    ],
    "cast<ValueType>($_self).getValueType()": _parameter("!async.value", "value_type"),
    "cast<PointerType>($_self).getPointeeType()": _parameter(
        "!spirv.ptr", "pointee_type"
    ),
    "cast<gpu::MMAMatrixType>($_self).getElementType()": _parameter(
        "!gpu.mma_matrix", "element_type"
    ),
    "cast<ArrayType>($_self).getDomainType()": _parameter("!smt.array", "domain_type"),
    "cast<ArrayType>($_self).getRangeType()": _parameter("!smt.array", "range_type"),
    "cast<SMTFuncType>($_self).getRangeType()": _parameter("!smt.func", "range_type"),
    "cast<SMTFuncType>($_self).getDomainTypes()": _parameter(
        "!smt.func", "domain_types"
    ),
}
_TRANSFORMERS = {bare(text): found for text, found in _ROWS.items()}
"""By the expression without its namespaces and blanks."""

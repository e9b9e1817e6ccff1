"""The leaves of predicates on ops: C++ texts about operands, results and properties.

A text stands without its blanks and the namespaces `mlir` and `llvm`. The rows are
patterns, and what makes a test from a match and the op's row.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Any, Final

from bridge.ir.core import Operation
from bridge.ir.types import (
    NONE,
    RankedTensorType,
    Type,
    UnrankedTensorType,
    VectorType,
)
from bridge.later import later
from bridge.ods.dialect_types import element_or_self, parameter, shape
from bridge.ods.places import Place, name_of_accessor, operand, result, types_at
from bridge.ods.predicate_texts import Verdict
from bridge.ods.rows import Row
from bridge.ods.rows import row as row_of

OpTest = Callable[[Operation], Verdict]


def leaf(text: str, row: Row) -> OpTest | None:
    """The test of a text about an op of a row; None where it is not known."""
    for matches, made in _PATTERNS:
        match = matches(text)
        if match is not None:
            return made(match, row)
    return None


_PLACE: Final = later(
    "fullmatch",
    r"\$(?P<name>\w+)(?:\.getType\(\))?|(?P<accessor>get\w+)\(\)(?:\.getType\(\))?"
    r"|\$_op\.get(?P<kind>Operand|Result)\((?P<number>[0-9]+)\)(?:\.getType\(\))?",
)


def place_of(text: str, row: Row) -> Place | None:
    """Where the types that a text speaks of are; None where it is not known."""
    match = _PLACE(text)
    if match is None:
        return None
    if match["kind"]:
        made = operand if match["kind"] == "Operand" else result
        return made(int(match["number"]))
    name = match["name"] or name_of_accessor(row, match["accessor"])
    return types_at(row, name)


def _first(place: Place, op: Operation) -> Type | None:
    types = place(op)
    return types[0] if types else None


def _measured(
    lhs: Place | None,
    rhs: Place | None,
    measure: Callable[[Any], Any],
    compare: Callable[[Any, Any], bool] = operator.eq,
) -> OpTest | None:
    """A test that compares a measure of two types."""
    if lhs is None or rhs is None:
        return None
    left, right = lhs, rhs

    def test(op: Operation) -> Verdict:
        one, other = measure(_first(left, op)), measure(_first(right, op))
        return None if one is None or other is None else compare(one, other)

    return test


def _itself(ty: Any) -> Any:
    return ty


NO_SHAPE: Final = -1
"""No size of a dimension."""

# Types -------------------------------------------------------------------------------


def _same_types(match: re.Match[str], row: Row) -> OpTest | None:
    return _measured(place_of(match[1], row), place_of(match[2], row), _itself)


def _first_is(match: re.Match[str], row: Row) -> OpTest | None:
    """Of any number of types the first counts; none are right."""
    return _measured(types_at(row, match[1]), types_at(row, match[2]), _itself)


def _each_is(match: re.Match[str], row: Row) -> OpTest | None:
    many, one = types_at(row, match[1]), types_at(row, match[2])
    if many is None or one is None:
        return None
    listed, single = many, one
    return lambda op: all(ty is _first(single, op) for ty in listed(op))


def _same_elements(match: re.Match[str], row: Row) -> OpTest | None:
    return _measured(place_of(match[1], row), place_of(match[2], row), element_or_self)


def _same_shapes(match: re.Match[str], row: Row) -> OpTest | None:
    return _measured(place_of(match[1], row), place_of(match[2], row), _shape)


def _shape(ty: Any) -> tuple[int, ...]:
    """The shape of a type; one that has none is like no other."""
    found = shape(ty)
    return (NO_SHAPE,) if found is None else found


def _same_tensor_shapes(match: re.Match[str], row: Row) -> OpTest | None:
    return _measured(place_of(match[1], row), place_of(match[2], row), _tensor_shape)


def _tensor_shape(ty: Any) -> tuple[int, ...]:
    """The shape of a tensor; any other type counts as one without dimensions."""
    is_tensor = isinstance(ty, RankedTensorType | UnrankedTensorType)
    return _shape(ty) if is_tensor else ()


def _is_broadcast(match: re.Match[str], row: Row) -> OpTest | None:
    """Whether the first shape is what the other two are stretched to."""
    places = [place_of(match[at], row) for at in (1, 2, 3)]
    known = [place for place in places if place is not None]
    if len(known) < len(places):
        return None

    def test(op: Operation) -> Verdict:
        shapes = [shape(_first(place, op)) for place in known]
        whole, *parts = (sizes for sizes in shapes if sizes is not None)
        if len(parts) < 2:
            return None
        # The last dimensions are held against one another, as far as all go.
        rows = zip_longest(*[reversed(part) for part in parts], fillvalue=1)
        return all(
            _stretched(sizes) == size
            for size, sizes in zip(reversed(whole), rows, strict=False)
        )

    return test


def _stretched(sizes: Iterable[int]) -> int | None:
    """The size of a dimension that others are stretched to, None where none is."""
    larger = {size for size in sizes if size != 1}
    return next(iter(larger or {1})) if len(larger) < 2 else None


def _element_bits(ty: Any) -> int | None:
    width = getattr(getattr(ty, "element", None), "width", None)
    return width if isinstance(width, int) else None


def _times_wider(match: re.Match[str], row: Row) -> OpTest | None:
    factor = int(match[1])
    tile, lhs = types_at(row, "result"), types_at(row, "lhs")
    return _measured(
        tile, lhs, _element_bits, lambda whole, part: bool(whole == part * factor)
    )


def _has_several(match: re.Match[str], row: Row) -> OpTest:
    field, number = f"{match[1].lower()}s", int(match[2])
    return lambda op: len(getattr(op, field)) > number


def _rank_is(match: re.Match[str], row: Row) -> OpTest | None:
    place, wanted = place_of(match[1], row), int(match[2])
    return _measured(place, place, shape, lambda sizes, _: len(sizes) == wanted)


def _size_is(match: re.Match[str], row: Row) -> OpTest | None:
    place, index, wanted = place_of(match[1], row), int(match[2]), int(match[3])
    return _measured(place, place, shape, lambda sizes, _: sizes[index] == wanted)


def _sizes_are_same(match: re.Match[str], row: Row) -> OpTest | None:
    lhs, rhs = place_of(match[1], row), place_of(match[3], row)
    left, right = int(match[2]), int(match[4])
    return _measured(lhs, rhs, shape, lambda a, b: bool(a[left] == b[right]))


# Vectors of LLVM ---------------------------------------------------------------------


def _vector_bits(ty: Any) -> int | None:
    bits = _element_bits(ty)
    count = _least_count(ty)
    return None if bits is None or count is None else bits * count


def _least_count(ty: Any) -> int | None:
    """The number of elements, of a scalable vector in its smallest case."""
    return ty.num_elements if isinstance(ty, VectorType) else None


def _is_scalable(ty: Any) -> bool | None:
    return any(ty.scalable) if isinstance(ty, VectorType) else None


def _at_most_bits(match: re.Match[str], row: Row) -> OpTest | None:
    most = int(match[2])
    place = types_at(row, _VECTORS[match[1]])
    return _measured(place, place, _vector_bits, lambda bits, _: bool(bits <= most))


_VECTORS: Final = {"Dst": "dstvec", "Res": "res", "Src": "srcvec"}


def _scalable_from_scalable(match: re.Match[str], row: Row) -> OpTest | None:
    return _measured(
        types_at(row, match[1]),
        types_at(row, match[2]),
        _is_scalable,
        lambda one, other: not one or bool(other),
    )


def _twice_as_many(match: re.Match[str], row: Row) -> OpTest | None:
    return _measured(
        types_at(row, match[1]),
        types_at(row, match[2]),
        _count,
        lambda one, other: bool(one == (other[0] * 2, other[1])),
    )


def _count(ty: Any) -> tuple[int, bool] | None:
    """The number of elements, and whether it is to be multiplied."""
    return (ty.num_elements, any(ty.scalable)) if isinstance(ty, VectorType) else None


# Properties --------------------------------------------------------------------------


def _both_or_neither(match: re.Match[str], row: Row) -> OpTest | None:
    one, other = (place_of(f"{match[at]}()", row) for at in (1, 2))
    if one is None or other is None:
        return None
    left, right = one, other
    return lambda op: bool(left(op)) == bool(right(op))


def _scope_is(match: re.Match[str], row: Row) -> OpTest:
    name, wanted = match[1], f"#spirv.scope<{match[2]}>"
    return lambda op: str(op._properties.get(name)) == wanted


def _has_bits(match: re.Match[str], row: Row) -> OpTest:
    name, words = match[1], (match[2], match[3])

    def test(op: Operation) -> Verdict:
        written = str(op._properties.get(name) or "")
        return any(word in re.split(r"\W+", written) for word in words)

    return test


def _multiple(match: re.Match[str], row: Row) -> OpTest | None:
    name = "result" if match[1] == "Result" else "valueToStore"
    place = types_at(row, name)
    if place is None:
        return None
    vector = place

    def test(op: Operation) -> Verdict:
        attr: Any = op._properties.get("pos")
        count = _least_count(_first(vector, op))
        return None if attr is None or not count else attr.value % count == 0

    return test


def _even_trailing(match: re.Match[str], row: Row) -> OpTest | None:
    place = types_at(row, "source")
    return _measured(
        place, place, shape, lambda sizes, _: bool(sizes) and sizes[-1] % 2 == 0
    )


def _plain_string(match: re.Match[str], row: Row) -> OpTest:
    def test(op: Operation) -> Verdict:
        if "stringLiteral" not in op._properties:
            return True
        punctuation = op._properties.get("punctuation")
        return not op.operands and str(punctuation) in _NEW_LINE

    return test


_NEW_LINE: Final = ("None", "#vector.punctuation<newline>")


# Images of SPIR-V --------------------------------------------------------------------


def _image(op_name: str, row: Row) -> Callable[[Operation], Any] | None:
    """The image type that an operand has, or samples; None where it has none."""
    place = types_at(row, op_name)
    if place is None:
        return None
    type_in = place

    def image(op: Operation) -> Any:
        ty = _first(type_in, op)
        ty = parameter(ty, "spirv", "sampled_image", "image_type") or ty
        return None if parameter(ty, "spirv", "image", "dim") is None else ty

    return image


_FIELDS: Final = {
    "getDim": "dim",
    "getSamplingInfo": "sampling_info",
    "getSamplerUseInfo": "sampler_use_info",
}


def _image_word(match: re.Match[str], row: Row) -> OpTest | None:
    wanted = {word.rpartition("::")[2] for word in match[1].split(",")}
    image, field = _image(match[2], row), _FIELDS[match[3]]
    if image is None:
        return None
    image_in = image

    def test(op: Operation) -> Verdict:
        found = image_in(op)
        return None if found is None else getattr(found, field) in wanted

    return test


def _image_element(match: re.Match[str], row: Row) -> OpTest | None:
    image, texel = _image(match[1], row), types_at(row, match[2])
    if image is None or texel is None:
        return None
    image_in, place = image, texel

    def test(op: Operation) -> Verdict:
        found = image_in(op)
        if found is None:
            return None
        element = found.element_type
        return element is NONE or element is element_or_self(_first(place, op))

    return test


# Matrices of SPIR-V ------------------------------------------------------------------


def _counts_match(match: re.Match[str], row: Row) -> OpTest | None:
    one, other = _COUNTS[match[1]], _COUNTS[match[3]]
    lhs, rhs = types_at(row, match[2]), types_at(row, match[4])
    if lhs is None or rhs is None:
        return None
    left, right = lhs, rhs

    def test(op: Operation) -> Verdict:
        counts = one(_first(left, op)), other(_first(right, op))
        return None if None in counts else counts[0] == counts[1]

    return test


def _columns(ty: Any) -> int | None:
    found: int | None = parameter(ty, "spirv", "matrix", "column_count")
    return found


def _rows(ty: Any) -> int | None:
    column = parameter(ty, "spirv", "matrix", "column_type")
    return None if column is None else int(column.num_elements)


_COUNTS: Final[dict[str, Callable[[Any], int | None]]] = {
    "columns": _columns,
    "elements": lambda ty: ty.num_elements if isinstance(ty, VectorType) else None,
    "rows": _rows,
}


# What is around the op ---------------------------------------------------------------


def _in_module(match: re.Match[str], row: Row) -> OpTest:
    return lambda op: op.parent_op is not None and _is_table(op.parent_op)


def _in_function(match: re.Match[str], row: Row) -> OpTest:
    return lambda op: _is_inside(op, _is_function)


def _in_graph(match: re.Match[str], row: Row) -> OpTest:
    return lambda op: _is_inside(op, lambda parent: parent.name == "spirv.ARM.Graph")


def _is_table(op: Operation) -> bool:
    found = row_of(op.name)
    return found is not None and found.symbol_table


def _is_function(op: Operation) -> bool:
    found = row_of(op.name)
    return found is not None and found.has_trait("FunctionOpInterface")


def _is_inside(op: Operation, fits: Callable[[Operation], bool]) -> bool:
    parent = op.parent_op
    while parent is not None and not _is_table(parent):
        if fits(parent):
            return True
        parent = parent.parent_op
    return False


# Rows --------------------------------------------------------------------------------

_TYPE: Final = r"(\$\w+\.getType\(\)|\$_op\.get\w+\([0-9]\)\.getType\(\))"
_VALUE: Final = r"(\$_op\.get\w+\([0-9]\))"
_SHAPE_OF: Final = r"\(cast<ShapedType>\((\$\w+\.getType\(\))\)\.getShape\(\)\)"
_TENSOR_SHAPE_OF: Final = (
    r"\(\(isa<TensorType>\((\$\w+\.getType\(\))\)\?[^:]*:ArrayRef<int64_t>\{\}\)\)"
)
_VECTOR: Final = r"cast<VectorType>\((get\w+\(\))\.getType\(\)\)\.getShape\(\)"
_IMAGE: Final = (
    r"cast<spirv::ImageType>\((?:cast<spirv::SampledImageType>\()?"
    r"\$(\w+)\.getType\(\)(?:\)\.getImageType\(\))?\)"
)

_Made = Callable[[re.Match[str], Row], "OpTest | None"]
_ROWS: Final[tuple[tuple[str, _Made], ...]] = (
    (_TYPE + "==" + _TYPE, _same_types),
    (
        rf"getElementTypeOrSelf\({_VALUE}\)==getElementTypeOrSelf\({_VALUE}\)",
        _same_elements,
    ),
    (
        rf"cast<VectorType>\({_TYPE}\)\.getElementType\(\)=="
        rf"cast<VectorType>\({_TYPE}\)\.getElementType\(\)",
        _same_elements,
    ),
    (
        r"all_of\(\$(\w+)\.getTypes\(\),\[&\]\(Typet\)\{returnt=="
        r"\$(\w+)\.getType\(\);\}\)",
        _each_is,
    ),
    (r"\$(\w+)\.getTypes\(\)\.front\(\)==\$(\w+)\.getType\(\)", _first_is),
    (_SHAPE_OF + "==" + _SHAPE_OF + "&&.*", _same_shapes),
    (_TENSOR_SHAPE_OF + "==" + _TENSOR_SHAPE_OF + "&&.*", _same_tensor_shapes),
    (
        r"getTileType\(\)\.getElementTypeBitWidth\(\)=="
        r"\(getLhsType\(\)\.getElementTypeBitWidth\(\)\*([0-9]+)\)",
        _times_wider,
    ),
    (r"\$_op\.getNum(Operand|Result)s\(\)>([0-9]+)", _has_several),
    (_VECTOR + r"\.size\(\)==([0-9]+)", _rank_is),
    (_VECTOR + r"\[([0-9])\]==([0-9]+)", _size_is),
    (_VECTOR + r"\[([0-9])\]==" + _VECTOR + r"\[([0-9])\]", _sizes_are_same),
    (r"get(Src|Dst|Res)VectorBitWidth\(\)<=([0-9]+)", _at_most_bits),
    (
        r"!isScalableVectorType\(\$(\w+)\.getType\(\)\)\|\|"
        r"isScalableVectorType\(\$(\w+)\.getType\(\)\)",
        _scalable_from_scalable,
    ),
    (
        r"getVectorNumElements\(\$(\w+)\.getType\(\)\)=="
        r"getVectorNumElements\(\$(\w+)\.getType\(\)\)\*2",
        _twice_as_many,
    ),
    (r"bool\((get\w+)\(\)\)==bool\((get\w+)\(\)\)", _both_or_neither),
    (
        r"cast<spirv::ScopeAttr>\(getProperties\(\)\.(\w+)\)\.getValue\(\)=="
        r"spirv::Scope::(\w+)",
        _scope_is,
    ),
    (
        r"spirv::bitEnumContainsAny\(\$(\w+),spirv::ImageOperands::(\w+)\|"
        r"spirv::ImageOperands::(\w+)\)",
        _has_bits,
    ),
    (
        r"\(getPos\(\)%get(Result|Source)VectorType\(\)\.getNumElements\(\)\)==0",
        _multiple,
    ),
    (
        r"\[&\]\(\)\{autosrcVec=getSourceVectorType\(\);returnsrcVec\.getDimSize\("
        r"srcVec\.getRank\(\)-1\)%2==0;\}\(\)",
        _even_trailing,
    ),
    (
        r"!getStringLiteral\(\)\|\|\(!getSource\(\)&&getPunctuation\(\)=="
        r"PrintPunctuation::NewLine\)",
        _plain_string,
    ),
    (
        rf"is_contained\(\{{([\w:,]+)\}},{_IMAGE}\.(\w+)\(\)\)",
        _image_word,
    ),
    (
        rf"isa<NoneType>\({_IMAGE}\.getElementType\(\)\)\|\|"
        r"\(getElementTypeOrSelf\(\$(\w+)\)==.*\)",
        _image_element,
    ),
    (r"spirv::hasBroadcastShape\((\$\w+),(\$\w+),(\$\w+)\)", _is_broadcast),
    (
        r"spirv::(\w+)\(\$(\w+)\)==spirv::(\w+)\(\$(\w+)\)",
        _counts_match,
    ),
    (r"isDirectInModuleLikeOp\(\$_op\.getParentOp\(\)\)", _in_module),
    (r"isNestedInFunctionOpInterface\(\$_op\.getParentOp\(\)\)", _in_function),
    (r"isNestedInGraphARMOpInterface\(\$_op\.getParentOp\(\)\)", _in_graph),
)
_PATTERNS: Final = tuple((later("fullmatch", text), made) for text, made in _ROWS)
